package org.adjutant.rules.tables;

/**
 * A row or column found.
 *
 * @param wanted what was looked for: {@code +12}, {@code 26:7}
 * @param label the label it was found under
 * @param clamped true if it lay beyond the table and the label at that end was used
 */
public record Pick(String wanted, String label, boolean clamped) {}
