package org.adjutant.nomansland.headquarters;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/** The units that a scenario lets the Defender gather for his Counter-Attack. */
record Force(Setting setting) {
  /** The statement of each scenario that speaks of a Counter-Attack. */
  private static final Map<String, String> STATEMENTS =
      new TreeMap<>(
          Map.of(
              "fix-bayonet", "nomansland:S01.special.i",
              "ouch-at-hooge", "nomansland:S04.special.e",
              "raining-shells", "nomansland:S05.special.d",
              "tank-you", "nomansland:S06.special.d",
              "sturmtruppen", "nomansland:S07.special.c",
              "specialists", "nomansland:S08.special.k",
              "silent-death", "nomansland:S09.special.l",
              "gladiators", "nomansland:S10.special.f",
              "last-gamble", "nomansland:S11.special.m"));

  private static final String NONE_AT_ALL = "fix-bayonet";
  private static final String OF_THE_LOST = "ouch-at-hooge";

  /** The scenario says nothing of a Counter-Attack (NI-076). */
  boolean isSilent() {
    return !STATEMENTS.containsKey(id());
  }

  /** The scenario gives one. */
  boolean isGiven() {
    return !isSilent() && !id().equals(NONE_AT_ALL);
  }

  /** Eliminated units come back instead of a listed force (NI-078). */
  boolean isOfTheLost() {
    return id().equals(OF_THE_LOST);
  }

  /** What the scenario says; the general rule if it says nothing. */
  String statement() {
    return STATEMENTS.getOrDefault(id(), "nomansland:2.2.3.a");
  }

  /** The units that may be boxed now. */
  List<Piece> available(Position position) {
    if (isOfTheLost()) {
      List<Piece> lost = new ArrayList<>();
      for (Piece piece : position.at(Place.box(Mark.lost(Sides.DEFENDER)))) {
        if (setting.counters().isFighting(piece.kind())
            && !setting.counters().has(piece, Trait.MG)) {
          lost.add(piece);
        }
      }
      return lost;
    }
    return position.at(Place.box(Mark.RESERVE_BOX));
  }

  private String id() {
    return setting.scenario().id();
  }
}
