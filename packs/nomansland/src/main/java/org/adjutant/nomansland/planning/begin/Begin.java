package org.adjutant.nomansland.planning.begin;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/** The scenario begins: what it lays out and by which statements (1.1, 1.2.c, 1.2.d). */
public final class Begin {
  private static final String CHOSEN = "nomansland:1.1.a";
  private static final String WIRE = "nomansland:1.1.b";
  private static final String POINTS = "nomansland:1.2.c";
  private static final String BOXES = "nomansland:1.2.d";
  private static final String DUGOUTS = "nomansland:1.4.1.3.e";
  private static final String NESTS = "nomansland:1.4.1.3.h";
  private static final String LOOPHOLES = "nomansland:4.3.4.a";
  private static final String ACES = "nomansland:NI-140";
  private static final int ONE = 2;
  private static final String BEYOND_THE_TRACK = "nomansland:NI-026";
  private static final int CAPPED = 2;
  private static final int LAST_OF_TRACK = 9;

  private final Setting setting;

  private Begin(Setting setting) {
    this.setting = setting;
  }

  /** The stage with which the Defender's set-up begins. */
  public static Chapter chapter(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(PhaseId.entry(PhaseId.DEFENDER_SET_UP), new Begin(setting)::run);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step run(Play play) {
    Scenario scenario = setting.scenario();
    Data facts = Data.of("scenario", scenario.name()).with("number", scenario.number());
    find(play, CHOSEN, "a printed scenario is played", facts);
    find(
        play,
        WIRE,
        "each wire row has the grade that the scenario names",
        Data.of("first", scenario.wire().first()).with("second", scenario.wire().second()));
    find(play, POINTS, "the artillery markers stand at the scenario's points", points(play));
    find(
        play,
        BOXES,
        "aircraft are in their Aerodromes, CP, ART and CA in the Headquarters",
        Data.EMPTY);
    structures(play);
    statements(play);
    List<Effect> effects = new ArrayList<>(new LoopholeWire(setting).changes(play));
    effects.addAll(fewerAces(play));
    effects.addAll(endOfTrack(play));
    play.happens("nomansland/ScenarioBegan", facts, effects);
    return Step.done();
  }

  private static void find(Play play, String rule, String says, Data inputs) {
    play.find(Finding.applies(rule, says, inputs));
  }

  private static Data points(Play play) {
    Data points = Data.EMPTY;
    for (SideId side : Sides.BOTH) {
      points = points.with(side.id(), play.position().tally(Mark.points(side)));
    }
    return points;
  }

  private void structures(Play play) {
    int dugouts = 0;
    int nests = 0;
    for (Piece piece : play.position().pieces(Sides.DEFENDER)) {
      boolean camouflaged = piece.flag(Mark.CAMOUFLAGED);
      dugouts += camouflaged && piece.kind().equals(Kind.DUGOUT) ? 1 : 0;
      nests += camouflaged && piece.kind().equals(Kind.MG_NEST) ? 1 : 0;
    }
    find(play, DUGOUTS, "Dugouts start Camouflaged", Data.of("dugouts", dugouts));
    find(play, NESTS, "MG Nests start so where the scenario says it", Data.of("nests", nests));
    if (setting.scenario().has(Special.LOOPHOLES)) {
      List<String> sides = setting.ground().loopholes().stream().map(s -> s.text()).toList();
      find(
          play,
          LOOPHOLES,
          "Loopholes stand before Friedrich",
          Data.of("hexsides", Data.texts(sides)));
    }
  }

  /** What the scenario lays out, in the order of the rulebook. */
  private void statements(Play play) {
    Inventory inventory = Inventory.of(setting.scenario());
    for (RuleStatement statement : play.title().rules().all()) {
      String rule = statement.id().text();
      if (statement.kind() == RuleStatement.Kind.SETUP) {
        inventory.of(rule).ifPresent(has -> find(play, rule, has.says(), has.inputs()));
      }
    }
  }

  /** By the second reading of NI-026 no side has more points than its track shows. */
  private static List<Effect> endOfTrack(Play play) {
    List<String> beyond =
        Sides.BOTH.stream()
            .map(Mark::points)
            .filter(points -> play.position().tally(points) > LAST_OF_TRACK)
            .toList();
    if (beyond.isEmpty() || play.reading(BEYOND_THE_TRACK) != CAPPED) {
      return List.of();
    }
    find(play, BEYOND_THE_TRACK, "more points than the track shows are lost", points(play));
    return beyond.stream().<Effect>map(points -> new SetTally(points, LAST_OF_TRACK)).toList();
  }

  /** By the second reading of NI-140 "2x Fighter (Ace)" are one Ace. */
  private List<Effect> fewerAces(Play play) {
    List<Piece> aces =
        play.position().pieces(Sides.DEFENDER).stream()
            .filter(piece -> piece.flag(Mark.ACE))
            .toList();
    if (aces.size() < 2 || play.reading(ACES) != ONE) {
      return List.of();
    }
    return aces.subList(1, aces.size()).stream()
        .<Effect>map(piece -> SetPieceAttribute.clear(piece.id(), Mark.ACE))
        .toList();
  }
}
