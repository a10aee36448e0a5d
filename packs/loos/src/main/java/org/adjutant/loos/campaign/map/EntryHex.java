package org.adjutant.loos.campaign.map;

import org.adjutant.rules.board.Place.Hex;

/** A German entry hex, on the edge of the map (11.3, 12.1). */
public record EntryHex(String name, Hex hex) {}
