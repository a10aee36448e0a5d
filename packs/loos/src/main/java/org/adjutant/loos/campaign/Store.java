package org.adjutant.loos.campaign;

import java.util.Optional;
import org.adjutant.rules.board.Place.Box;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/** The sides, boxes, tallies and attributes of the game that Loos keeps in a position. */
public final class Store {
  public static final SideId BRITISH = new SideId("british");
  public static final SideId GERMAN = new SideId("german");

  /** German battalions that are not on the map, with 0 steps (13.2). */
  public static final Box DEADPILE = new Box("deadpile");

  /** British divisions that are yet to be committed (11.6). */
  public static final Box AVAILABLE = new Box("available");

  /** Text of the game: the hex the aircraft is over (17.2). */
  public static final String AIRCRAFT = "aircraft";

  /** The tally of replacements that wait for a counter or a town hex (11.4, LI-79). */
  public static final String WAITING_REPLACEMENTS = "replacements:german";

  private static final String PLAYER = "player";

  private Store() {}

  /** The second line of a sector, {@code I} to {@code VI} (11.5). */
  public static Box secondLine(String sector) {
    return new Box("second-" + sector);
  }

  /** Where the regiments of a division wait to be released (11.3). */
  public static Box unreleased(String division) {
    return new Box("division-" + division);
  }

  /** Where released regiments wait for room next to their entry hex (11.3, LI-14). */
  public static Box released(String division) {
    return new Box("released-" + division);
  }

  /** The tally of the artillery markers a side has left in this game turn (17.1). */
  public static String artillery(SideId side) {
    return "artillery:" + side.id();
  }

  /** The tally of the turn in which a British reserve division was committed; 0 if it was not. */
  public static String committed(String division) {
    return "committed:" + division;
  }

  /** The feature of a hex on which a marker of this side lies in the combat phase (17.1). */
  public static String barrage(SideId side) {
    return "barrage:" + side.id();
  }

  /** The effect that makes it a side's player turn. */
  public static Effect playerIs(SideId side) {
    return new SetAttribute(Subject.GAME, PLAYER, Optional.of(Data.of(side.id())), Audience.ALL);
  }

  /** Whose player turn it is; before the first, the side that acts. */
  public static SideId player(Position position) {
    return position
        .attribute(Subject.GAME, PLAYER)
        .map(side -> new SideId(side.text()))
        .orElseGet(
            () -> position.clock().active().isEmpty() ? BRITISH : position.clock().active().get(0));
  }
}
