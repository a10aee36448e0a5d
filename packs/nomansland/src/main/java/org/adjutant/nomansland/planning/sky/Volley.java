package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/**
 * The dice of a dogfight: first one for each Ace, then one for each aircraft that is left (1.3.c to
 * 1.3.f). Both sides roll before either loses anything, or by the third reading of NI-027 each
 * loses at once what the other's dice cost it.
 */
record Volley(Setting setting) {
  static final String STAGE = "dogfight-volley";
  private static final String NEXT = "dogfight-next";
  private static final String FELL = "dogfight-fell";
  private static final String TABLE = "dogfight";
  private static final String DESTROYED = "destroyed";
  private static final String ACES_FIRST = "nomansland:1.3.c";
  private static final String THEN_ALL = "nomansland:1.3.f";
  private static final String UNARMED = "nomansland:1.4.1.1.a";
  private static final String TURNS = "nomansland:NI-027";
  private static final int ALTERNATING = 3;

  /** Whether the Aces alone roll. */
  static final String ACES = "aces";

  /** How many aircraft the Defender committed. */
  static final String COMMITTED = "committed";

  private static final String TO_ROLL = "to-roll";

  void addTo(Map<String, Stage> stages) {
    stages.put(STAGE, this::begin);
    stages.put(NEXT, this::next);
    stages.put(FELL, this::fell);
  }

  /** The locals of the first volley. */
  static Data aces(int committed) {
    return Data.of(ACES, Data.of(true)).with(COMMITTED, committed);
  }

  private Step begin(Play play) {
    List<String> sides = List.of(Sides.DEFENDER.id(), Sides.ATTACKER.id());
    Data locals = play.locals().with(TO_ROLL, Data.texts(sides));
    for (String side : sides) {
      locals = locals.with(Losses.hitsBy(side), 0);
    }
    return Step.go(NEXT, locals);
  }

  private Step next(Play play) {
    List<String> toRoll = play.locals().get(TO_ROLL).textItems();
    if (toRoll.isEmpty()) {
      return Step.go(Losses.STAGE, play.locals());
    }
    SideId side = SideId.of(toRoll.get(0));
    boolean aces = play.locals().get(ACES).flag();
    int dice = Fleet.of(play.position(), side).shooting(aces).size();
    long balloons =
        Fleet.of(play.position(), side).committed().stream()
            .filter(piece -> piece.kind().equals(Kind.BALLOON))
            .count();
    if (balloons > 0 && !aces) {
      play.find(Finding.applies(UNARMED, "Balloons never attack", Data.of("balloons", balloons)));
    }
    boolean targets = !Fleet.of(play.position(), Sides.enemy(side)).committed().isEmpty();
    if (dice == 0 || !targets) {
      return Step.go(NEXT, play.locals().with(TO_ROLL, rest(toRoll)));
    }
    return Throw.plain(dice, aces ? "ace dogfight" : "dogfight", side.id(), FELL, play.locals());
  }

  private Step fell(Play play) {
    List<String> toRoll = play.locals().get(TO_ROLL).textItems();
    String side = toRoll.get(0);
    boolean aces = play.locals().get(ACES).flag();
    int hits = 0;
    List<Source> cells = new ArrayList<>();
    for (int die : Throw.fallen(play)) {
      Lookup cell = setting.charts().cell(play, TABLE, aces ? "ace" : "plain", die);
      cells.add(Source.of(cell));
      hits += cell.text().equals(DESTROYED) ? 1 : 0;
    }
    Data facts =
        Data.of("side", side).with("dice", Data.numbers(Throw.fallen(play))).with("hits", hits);
    Finding finding =
        Finding.applies(
            aces ? ACES_FIRST : THEN_ALL,
            aces ? "each Ace rolls a die first" : "each aircraft but Balloons rolls a die",
            facts);
    for (Source cell : cells) {
      finding = finding.from(cell);
    }
    play.find(finding);
    play.happens("nomansland/DogfightRolled", facts.with("aces", aces));
    Data locals = play.locals().with(TO_ROLL, rest(toRoll)).with(Losses.hitsBy(side), hits);
    return play.reading(TURNS) == ALTERNATING
        ? Step.call(Losses.AT_ONCE, locals, NEXT, locals.with(Losses.hitsBy(side), 0))
        : Step.go(NEXT, locals);
  }

  private static Data rest(List<String> sides) {
    return Data.texts(sides.subList(1, sides.size()));
  }
}
