package org.adjutant.loos.series;

import org.adjutant.rules.rulebook.Provenance;

/**
 * A row of the terrain key for roads and trails (5.4.1, 5.4.2).
 *
 * @param kind the map's word for it
 * @param halves what a step along it costs, whatever the terrain, in half movement points
 * @param bridges true if it bridges the rivers it crosses (8.2.2)
 * @param rule the statement that sets this rate
 */
public record PathTerrain(
    String kind, String name, int halves, boolean bridges, String rule, Provenance provenance) {}
