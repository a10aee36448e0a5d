package org.adjutant.loos.series;

import org.adjutant.rules.rulebook.Provenance;

/**
 * A row of the terrain key for what lies in hexes (5.4).
 *
 * @param type the map's word for it
 * @param halves the cost of entering, in half movement points
 * @param plus true if the cost comes on top of that of the other terrain of the hex
 * @param prohibited whom it keeps out
 * @param fortification doubles the defence of what stands there (8.2.3)
 * @param sea open water, for seaborne units (8.3)
 * @param line the line of the CRT it defends on; empty for none of its own
 */
public record HexTerrain(
    String type,
    String name,
    int halves,
    boolean plus,
    Prohibition prohibited,
    boolean fortification,
    boolean sea,
    String line,
    Provenance provenance) {}
