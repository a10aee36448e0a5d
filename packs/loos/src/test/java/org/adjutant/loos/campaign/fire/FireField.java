package org.adjutant.loos.campaign.fire;

import static org.adjutant.kit.given.Given.given;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.LoosPack;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.trench.TrenchRules;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.Entering;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.loos.series.combat.Combat;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.LossRule;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.DutyRule;
import org.adjutant.rules.spi.support.TitleBuilder;
import org.adjutant.rules.tables.Tables;

/**
 * Where these tests fire: 12 columns of 10 clear hexes, to which a test adds what it is about. Odd
 * columns lie lower, so that 0705 has the neighbours 0704, 0805, 0806, 0706, 0606 and 0605. Turn 0
 * gives the British ten markers of three dice, later turns give both sides two of two dice.
 * Sections 14 and 16 are in force. A factor of 10 or more on clear ground: 1 and 2 are De, 3 is D3,
 * 4 and 5 are D2, 6 is Ex.
 */
final class FireField {
  static final DataSet PACK = PackData.of(new LoosPack());
  private static final SeriesRules RULES = TrenchRules.over(SeriesRules.SERIES);
  private static final SideId BRITISH = SideId.of("british");
  private static final SideId GERMAN = SideId.of("german");

  private static final String MAP =
      """
      {'grid': {'tops': 'flat', 'columns': 12, 'rows': 10, 'high': 'even', 'ids': 'CCRR'},
       'provenance': 'printed' %s}
      """;

  private static final String COUNTERS =
      """
      {'provenance': 'printed', 'counters': {
         'half': {'steps': [[5, 4, 5], [3, 2, 5]]},
         'battalion': {'steps': [[2, 3, 6]]},
         'regiment': {'steps': [[8, 9, 6], [5, 6, 6], [2, 3, 6]]}}}
      """;

  private FireField() {}

  /** British 10 with 3 dice in turn 0, both sides 2 with 2 dice in the others. */
  record Plan() implements ArtilleryTrack {
    @Override
    public int markers(SideId side, int turn) {
      return turn > 0 ? 2 : side.equals(BRITISH) ? 10 : 0;
    }

    @Override
    public int dice(SideId side, int turn) {
      return turn > 0 || side.equals(GERMAN) ? 2 : 3;
    }

    @Override
    public int lastTurn() {
      return 5;
    }

    @Override
    public Provenance provenance(SideId side, int turn) {
      return Provenance.PRINTED;
    }
  }

  static Battlefield field(HexMap map) {
    return new Battlefield(
        new Ground(map, TerrainKey.parse(PACK.get("terrain-key"))),
        Counters.parse(Titles.json(COUNTERS)),
        RULES.zones(),
        Entering.NOTHING,
        BRITISH,
        GERMAN);
  }

  static HexMap map(String layers) {
    return HexMap.parse(Titles.json(String.format(MAP, layers.isEmpty() ? "" : ", " + layers)));
  }

  static Title title(String layers) {
    return title(layers, LossRule.SERIES);
  }

  static Title title(String layers, LossRule losses) {
    HexMap map = map(layers);
    CampaignMap campaign = CampaignMap.of(map);
    Battlefield field = field(map);
    ArtilleryTrack track = new Plan();
    CombatRules combat = RULES.combat();
    CombatRules rules = Fire.change(combat.withClash(combat.clash().withLosses(losses)));
    ResultsTable table = new ResultsTable(Tables.parse(PACK.get("crt")).table("CRT"));
    Chapter all =
        Chapter.merge(
            List.of(
                Combat.ground(field, table, rules),
                Fire.chapter(field, campaign, track, table, rules)));
    TitleBuilder title =
        new TitleBuilder("loos", "fire", field.sides(), phases())
            .endPhase("loos:4.1.b", "PhaseEnded")
            .rulebook(
                RuleIndex.parse(PACK.get("rules")),
                Interpretations.parse(PACK.get("interpretations")))
            .duties(desk -> duties(all, desk));
    all.actions().forEach(kind -> title.action(kind, stage(all, kind.stage())));
    all.choices().forEach(title::choice);
    all.stages().forEach((name, stage) -> addUnlessThere(title, all, name));
    title.stage(PhaseIds.TURN_RECORD, Fire.turnRecord(field, track));
    return title.build();
  }

  private static void addUnlessThere(TitleBuilder title, Chapter all, String name) {
    if (all.actions().stream().noneMatch(kind -> kind.stage().equals(name))) {
      title.stage(name, stage(all, name));
    }
  }

  private static Stage stage(Chapter all, String name) {
    return Optional.ofNullable(all.stages().get(name)).orElseThrow();
  }

  private static List<Duty> duties(Chapter all, Desk desk) {
    List<Duty> duties = new ArrayList<>();
    for (DutyRule rule : all.duties()) {
      duties.addAll(rule.of(desk));
    }
    return duties;
  }

  private static PhaseOrder phases() {
    List<Slot> slots = new ArrayList<>();
    Phase record =
        Phase.automatic(PhaseIds.TURN_RECORD, "Turn record", "loos:17.1.b", PhaseIds.TURN_RECORD);
    slots.add(new Slot(record, List.of()));
    slots.add(slot(PhaseIds.AIRCRAFT, BRITISH));
    for (SideId side : List.of(BRITISH, GERMAN)) {
      SideId other = side.equals(BRITISH) ? GERMAN : BRITISH;
      slots.add(slot(PhaseNames.BOMBARDMENT, side));
      slots.add(slot(PhaseIds.BARRAGE, side));
      slots.add(slot(PhaseIds.COUNTER_BARRAGE, other));
      slots.add(entered(PhaseNames.COMBAT, side, Fire.OPEN));
      slots.add(entered(PhaseNames.MOBILE_MOVEMENT, side, Fire.CEASE));
      slots.add(slot(PhaseNames.MOBILE_COMBAT, side));
    }
    return new PhaseOrder(slots);
  }

  private static Slot slot(String phase, SideId side) {
    return new Slot(Phase.played(phase, phase, "loos:4.1.b"), List.of(side));
  }

  private static Slot entered(String phase, SideId side, String stage) {
    return new Slot(Phase.played(phase, phase, "loos:4.1.b").entering(stage), List.of(side));
  }

  /** The British barrage phase of a turn on the map with these layers, with all markers. */
  static Given barrage(int turn, String layers) {
    Plan plan = new Plan();
    return given(title(layers))
        .clock(turn, PhaseIds.BARRAGE, "british")
        .attribute(Subject.GAME, "player", Data.of("british"))
        .tally("artillery:british", plan.markers(BRITISH, turn))
        .tally("artillery:german", plan.markers(GERMAN, turn));
  }

  /** The German barrage phase of a turn. */
  static Given germanBarrage(int turn, String layers) {
    return barrage(turn, layers)
        .clock(turn, PhaseIds.BARRAGE, "german")
        .attribute(Subject.GAME, "player", Data.of("german"));
  }

  /** The table gives this result, whatever the die. */
  static Given assuming(Given given, String result) {
    return given.attribute(Subject.GAME, "assume", Data.of("CRT", result));
  }

  /** Both sides have laid what they want, and the combat phase opens with these dice. */
  static Then combat(Then laid, int... dice) {
    return laid.when("british", "end").then().when("german", "end").dice(dice).then();
  }

  /** The same in a German player turn. */
  static Then germanCombat(Then laid, int... dice) {
    return laid.when("german", "end").then().when("british", "end").dice(dice).then();
  }
}
