package org.adjutant.nomansland.guns.barrage;

import org.adjutant.rules.position.Piece;

/** Something in a hex under a barrage that a die is rolled for. */
record Target(Piece piece, Column column) {}
