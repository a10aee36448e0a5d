package org.adjutant.loos.series;

import org.adjutant.rules.rulebook.Provenance;

/**
 * A row of the terrain key for what lies along hexsides (5.4).
 *
 * @param feature the map's word for it
 * @param halves what crossing costs on top of the hex entered, in half movement points
 * @param prohibited whom it keeps from crossing
 * @param river a river or ditch: it helps the defender only if all attack across it (8.2.2)
 * @param minefield bars steps from enemy ZOC to enemy ZOC (6.1)
 * @param line the line of the CRT it defends on; empty for none
 * @param bridgedLine the line where a road bridges it; empty for none
 */
public record SideTerrain(
    String feature,
    String name,
    int halves,
    Prohibition prohibited,
    boolean river,
    boolean minefield,
    String line,
    String bridgedLine,
    Provenance provenance) {}
