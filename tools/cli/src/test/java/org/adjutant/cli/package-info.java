/** The command line from outside: exit codes, JSON, and what errors say. */
@NullMarked
package org.adjutant.cli;

import org.jspecify.annotations.NullMarked;
