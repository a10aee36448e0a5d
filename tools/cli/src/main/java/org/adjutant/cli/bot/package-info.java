/** Players made of code. They see what their side sees, and call the engine alone. */
@NullMarked
package org.adjutant.cli.bot;

import org.jspecify.annotations.NullMarked;
