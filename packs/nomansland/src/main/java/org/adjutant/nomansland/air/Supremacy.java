package org.adjutant.nomansland.air;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Who has Fighters left at the start of the Air Phase (2.3.a, 2.3.b). In a turn in which both sides
 * had some nobody strafes, whoever commits what (NI-082).
 */
record Supremacy(Setting setting) {
  private static final String STAGE = PhaseId.entry(PhaseId.AIR);
  private static final String DOGFIGHT = "dogfight";
  private static final String BOTH = "nomansland:2.3.a";
  private static final String COMMITMENT = "nomansland:NI-082";
  private static final String ONE = "nomansland:2.3.b";
  private static final String FORBIDDEN = "nomansland:S02.special.g";

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::enter);
  }

  private Step enter(Play play) {
    List<Piece> attackers = fighters(play.position(), Sides.ATTACKER);
    List<Piece> defenders = fighters(play.position(), Sides.DEFENDER);
    Data inputs = Data.of("attacker", attackers.size()).with("defender", defenders.size());
    if (attackers.isEmpty() && defenders.isEmpty()) {
      return Step.done();
    }
    if (!attackers.isEmpty() && !defenders.isEmpty()) {
      play.reading(COMMITMENT);
      play.find(Finding.applies(BOTH, "both sides have Fighters: Sky Domination again", inputs));
      return Step.go(DOGFIGHT, Data.EMPTY);
    }
    SideId side = attackers.isEmpty() ? Sides.DEFENDER : Sides.ATTACKER;
    play.find(
        Finding.applies(
            ONE, "one side alone has Fighters: Air Supremacy", inputs.with("side", side.id())));
    if (setting.scenario().has(Special.NO_STRAFING)) {
      play.find(Finding.applies(FORBIDDEN, "strafing is forbidden here", inputs));
      return Step.done();
    }
    List<Piece> fighters = attackers.isEmpty() ? defenders : attackers;
    List<String> ids = fighters.stream().map(piece -> piece.id().id()).toList();
    return Step.go(
        Sortie.STAGE, Data.of(Sortie.SIDE, side.id()).with(Sortie.LEFT, Data.texts(ids)));
  }

  private static List<Piece> fighters(Position position, SideId side) {
    return position.at(Place.box(Mark.aerodrome(side))).stream()
        .filter(piece -> piece.kind().equals(Kind.FIGHTER))
        .toList();
  }
}
