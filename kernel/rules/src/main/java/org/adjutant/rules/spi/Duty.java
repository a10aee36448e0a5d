package org.adjutant.rules.spi;

/**
 * Something a side ought to do before it ends a phase.
 *
 * @param must true if the phase cannot end without it, false if it is merely forfeited
 */
public record Duty(String rule, String what, boolean must) {}
