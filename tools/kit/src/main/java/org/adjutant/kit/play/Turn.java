package org.adjutant.kit.play;

import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;

/** One input of a game as it was played: the position it was decided on, and the ruling. */
public record Turn(Position before, Ruling ruling) {}
