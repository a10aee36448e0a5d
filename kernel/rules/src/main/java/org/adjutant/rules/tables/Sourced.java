package org.adjutant.rules.tables;

import org.adjutant.rules.rulebook.Provenance;

/**
 * A datum and where it comes from, for lists of what is not printed.
 *
 * @param where the place in the data: {@code CRT, row 3, column 7}
 */
public record Sourced(String where, String value, Provenance provenance) {}
