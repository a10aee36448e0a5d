package org.adjutant.nomansland.headquarters;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.setting.sheet.Reserve;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/** The units that a scenario lets the Defender gather for his Counter-Attack. */
record Force(Setting setting) {
  private static final String PROVIDED = "nomansland:2.2.3.a";
  private static final String NONE = "nomansland:S01.special.i";
  private static final String SAYS_NONE = "fix-bayonet";

  /** The scenario says nothing of a Counter-Attack (NI-076). */
  boolean isSilent() {
    return reserve().isEmpty() && !setting.scenario().id().equals(SAYS_NONE);
  }

  /** The scenario gives one. */
  boolean isGiven() {
    return reserve().isPresent();
  }

  /**
   * Eliminated units come back instead of a listed force (NI-078), also where a scenario lists none
   * and a Counter-Attack is allowed all the same (NI-076).
   */
  boolean isOfTheLost() {
    return isSilent() || reserve().filter(Reserve::fromEliminated).isPresent();
  }

  /** What the scenario says; the general rule if it says nothing. */
  String statement() {
    return reserve().map(reserve -> reserve.rule().text()).orElse(isSilent() ? PROVIDED : NONE);
  }

  /** The units that may be boxed now. */
  List<Piece> available(Position position) {
    if (!isOfTheLost()) {
      return position.at(Place.box(Mark.RESERVE_BOX));
    }
    List<Piece> lost = new ArrayList<>();
    for (Piece piece : position.at(Place.box(Mark.lost(Sides.DEFENDER)))) {
      if (setting.counters().isFighting(piece.kind())
          && !setting.counters().has(piece, Trait.MACHINE_GUN)) {
        lost.add(piece);
      }
    }
    return lost;
  }

  private Optional<Reserve> reserve() {
    return setting.scenario().defender().reserve();
  }
}
