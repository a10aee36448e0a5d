package org.adjutant.loos.series.combat.clash;

import org.adjutant.rules.ruling.Source;

/**
 * Terrain that gives the defender a line of the combat results table.
 *
 * @param line the id of the line
 * @param rule the statement by which it applies
 * @param source the terrain, and where its line comes from
 */
public record Cover(String line, String rule, Source source) {}
