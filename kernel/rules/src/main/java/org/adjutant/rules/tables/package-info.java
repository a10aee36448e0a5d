/**
 * Lookup tables of wargames, and dice. A table is read once from data; a lookup is then a few array
 * reads and tells everything that a ruling has to cite: table, line, column, row and where the cell
 * comes from.
 */
@NullMarked
package org.adjutant.rules.tables;

import org.jspecify.annotations.NullMarked;
