/**
 * The walls of the architecture, as rules over the classes of every module; the tests hold them.
 */
@NullMarked
package org.adjutant.arch;

import org.jspecify.annotations.NullMarked;
