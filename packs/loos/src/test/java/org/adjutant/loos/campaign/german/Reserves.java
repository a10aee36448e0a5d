package org.adjutant.loos.campaign.german;

import static org.adjutant.kit.given.Given.given;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.Division;
import org.adjutant.loos.campaign.forces.ListedUnit;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.Start;
import org.adjutant.loos.campaign.forces.Tracks;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.trench.TrenchRules;
import org.adjutant.loos.campaign.victory.CampaignVictory;
import org.adjutant.loos.data.Resources;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.ZoneRule;
import org.adjutant.loos.series.combat.Combat;
import org.adjutant.loos.series.combat.CombatRules;
import org.adjutant.loos.series.combat.clash.ClashRules;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.Movement;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.TitleBuilder;
import org.adjutant.rules.tables.Tables;

/**
 * Sections 11.3, 11.4 and 13 on a small map: 9 columns of 9 rows, the British behind row 8. Entry
 * hexes are 0101 and 0901; Ayette is 0405 and 0505, Boyelles 0704, and Croisilles 0304 is a city.
 */
final class Reserves {
  private static final Data MAP =
      Titles.json(
          """
          {'grid': {'tops': 'flat', 'columns': 9, 'rows': 9, 'high': 'even', 'ids': 'CCRR'},
           'provenance': 'printed',
           'terrain': [{'type': 'town', 'name': 'Ayette', 'hexes': ['0405', '0505']},
             {'type': 'town', 'name': 'Boyelles', 'hexes': ['0704']},
             {'type': 'city', 'name': 'Croisilles', 'hexes': ['0304']},
             {'type': 'front-line', 'hexes': ['0108..0908']}],
           'regions': {
             'Ayette': {'kind': 'town', 'hexes': ['0405', '0505']},
             'Boyelles': {'kind': 'town', 'hexes': ['0704']},
             'Croisilles': {'kind': 'town', 'hexes': ['0304']},
             'left': {'kind': 'entry', 'hexes': ['0101']},
             'right': {'kind': 'entry', 'hexes': ['0901']},
             'front-I': {'kind': 'front line', 'hexes': ['0108..0908']},
             'second-I': {'kind': 'second line', 'hexes': ['0109..0909']}}}
          """);

  private static final OrderOfBattle ORDER =
      OrderOfBattle.parse(
          Titles.json(
              """
              {'provenance': 'printed', 'divisions': {
                 '2': {'name': '2nd', 'side': 'british', 'start': 'sector'},
                 '8': {'name': '8th', 'side': 'german', 'start': 'release'},
                 '4B': {'name': '4th Bavarian', 'side': 'german', 'start': 'release'}},
               'counters': {
                 'half': {'steps': [[5, 4, 5], [3, 2, 5]]},
                 'battalion': {'steps': [[2, 3, 6]]},
                 'replacement': {'steps': [[2, 2, 6]]},
                 'regiment': {'steps': [[7, 8, 6], [5, 6, 6], [2, 3, 6]]}},
               'units': [], 'markers': {}}
              """));

  private static final String BOXES =
      "{'0': {'markers': 0, 'dice': 1}, '1': {'markers': 0, 'dice': 1},"
          + " '2': {'markers': 0, 'dice': 1}, '3': {'markers': 0, 'dice': 1}}";

  private static final Tracks TRACKS =
      Tracks.parse(
          Titles.json(
              """
              {'provenance': 'printed',
               'turns': {'0': {'name': 'Zero', 'when': 'dawn'}, '1': {'name': '1', 'when': 'am'},
                         '2': {'name': '2', 'when': 'pm'}, '3': {'name': '3', 'when': 'am'}},
               'artillery': {'british': %s, 'german': %s},
               'release': {
                 '8': {'1': {'span': '1-3'}, '2': {'span': '1-4'}, '3': {'span': '1-6'}},
                 '4B': {'1': {'span': 'none'}, '2': {'span': '2'}, '3': {'span': '1-6'}}}}
              """
                  .formatted(BOXES, BOXES)),
          ORDER);

  /** 18.1, as far as these tests need it. */
  private static final Stacking PAIRS =
      (situation, unit, hex) -> {
        List<Unit> others = new ArrayList<>(situation.at(hex));
        others.removeIf(other -> other.id().equals(unit.id()));
        boolean fits = others.isEmpty() || others.size() == 1 && pair(unit, others.get(0));
        return fits || Lodging.isShared(situation, hex)
            ? Optional.empty()
            : Optional.of(new Toll.Bar(RuleId.of("loos:18.1.a"), "others are there"));
      };

  static final MovementRules MOVEMENT =
      TrenchRules.over(SeriesRules.SERIES.withMovement(MovementRules.SERIES.withStacking(PAIRS)))
          .movement();
  static final GermanLosses LOSSES =
      new GermanLosses(new HalfBrigades(), new Deadpile("replacement"), MOVEMENT);

  private Reserves() {}

  private static boolean pair(Unit one, Unit other) {
    return one.piece().attribute(Mark.DIVISION).isPresent()
        && one.piece().attribute(Mark.DIVISION).equals(other.piece().attribute(Mark.DIVISION));
  }

  /** The battlefield of the small map. */
  static Battlefield field() {
    return field(CampaignMap.parse(MAP), ORDER);
  }

  private static Battlefield field(CampaignMap map, OrderOfBattle order) {
    return new Battlefield(
        new Ground(map.map(), TerrainKey.parse(Resources.read("terrain-key.json"))),
        order.counters(),
        ZoneRule.SERIES,
        new CampaignVictory(map),
        Store.BRITISH,
        Store.GERMAN);
  }

  private static Title title(CampaignMap map, OrderOfBattle order, Tracks tracks) {
    Battlefield field = field(map, order);
    CombatRules combat = CombatRules.SERIES.withClash(ClashRules.SERIES.withLosses(LOSSES));
    ResultsTable table = new ResultsTable(Tables.parse(Resources.read("crt.json")).table("CRT"));
    Chapter all =
        Chapter.merge(
            List.of(
                Movement.chapter(field, MOVEMENT),
                Combat.ground(field, table, combat),
                German.chapter(
                    field,
                    new German.Rules(
                        map, tracks.release(), new Deadpile("replacement"), MOVEMENT))));
    TitleBuilder title =
        new TitleBuilder("loos", "reserves", field.sides(), phases())
            .endPhase("loos:4.1.b", "PhaseEnded")
            .rulebook(
                RuleIndex.parse(Resources.read("rules.json")),
                Interpretations.parse(Resources.read("interpretations.json")))
            .duties(desk -> all.duties().stream().flatMap(d -> d.of(desk).stream()).toList());
    all.actions().forEach(kind -> title.action(kind, stage(all, kind.stage())));
    all.choices().forEach(title::choice);
    all.stages().keySet().stream()
        .filter(name -> all.actions().stream().noneMatch(kind -> kind.stage().equals(name)))
        .forEach(name -> title.stage(name, stage(all, name)));
    return title.build();
  }

  private static Stage stage(Chapter all, String name) {
    return Optional.ofNullable(all.stages().get(name)).orElseThrow();
  }

  private static PhaseOrder phases() {
    List<SideId> british = List.of(Store.BRITISH);
    List<SideId> german = List.of(Store.GERMAN);
    return new PhaseOrder(
        List.of(
            new Slot(Phase.played("combat", "Combat", "loos:4.1.f"), british),
            new Slot(Phase.automatic("arrivals", "Arrivals", "loos:11.3.b", German.STAGE), german),
            new Slot(Phase.played("movement", "Movement", "loos:4.1.c"), german),
            new Slot(Phase.played("combat", "Combat", "loos:4.1.f"), german)));
  }

  /**
   * The British combat phase of a turn; the German arrivals come when it ends. A British unit far
   * off keeps the game going (12.2).
   */
  static Given turn(int turn) {
    return given(title(CampaignMap.parse(MAP), ORDER, TRACKS))
        .clock(turn, "combat", "british")
        .piece("outpost", "half", "british", "0907")
        .steps(2);
  }

  /** The same on the pack's own map, with the German regiments that are not released yet. */
  static Given campaign(int turn) {
    OrderOfBattle order = OrderOfBattle.parse(Resources.read("loos-counters.json"));
    Tracks tracks = Tracks.parse(Resources.read("loos-tracks.json"), order);
    CampaignMap map = CampaignMap.parse(Resources.read("loos-map.json"));
    Given given =
        given(title(map, order, tracks))
            .clock(turn, "combat", "british")
            .piece("5a", "regular", "british", "1713")
            .steps(2);
    for (Division division : order.divisions(Start.RELEASE)) {
      for (ListedUnit unit : order.units(division)) {
        given =
            given
                .piece(
                    unit.id().id(),
                    unit.counter(),
                    "german",
                    Store.unreleased(division.id()).text())
                .steps(order.counters().of(unit.counter()).steps())
                .having(Mark.DIVISION, division.id());
      }
    }
    return given;
  }

  /** The same with battalions in the deadpile. */
  static Given turn(int turn, String... deadpile) {
    Given given = turn(turn);
    for (String battalion : deadpile) {
      given =
          given
              .piece(battalion, "battalion", "german", "box:deadpile")
              .steps(0)
              .having(Mark.DIVISION, "14");
    }
    return given;
  }

  /** A regiment of the division 8. */
  static Given regiment(Given given, String id, String place, int steps) {
    return given.piece(id, "regiment", "german", place).steps(steps).having(Mark.DIVISION, "8");
  }

  /** The German arrivals begin, with these dice. */
  static Then arrivals(Given given, int... dice) {
    return given.when("british", "end").dice(dice).then().permitted();
  }

  /** The results table gives this, whatever the die. */
  static Given assuming(Given given, String result) {
    return given.attribute(Subject.GAME, "assume", Data.of("CRT", result));
  }
}
