/** The walls of the architecture, each a test over the classes of every module. */
@NullMarked
package org.adjutant.arch;

import org.jspecify.annotations.NullMarked;
