/** The commands, one class each. */
@NullMarked
package org.adjutant.cli.command;

import org.jspecify.annotations.NullMarked;
