package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongBiFunction;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Counters;
import org.adjutant.loos.series.Ground;
import org.adjutant.loos.series.TerrainKey;
import org.adjutant.loos.series.combat.Combat;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.movement.Movement;
import org.adjutant.loos.series.outlook.Outlook;
import org.adjutant.loos.series.outlook.Supposition;
import org.adjutant.loos.series.support.SupportPhase;
import org.adjutant.loos.series.support.SupportRules;
import org.adjutant.loos.series.support.TurnTrack;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.EndPhase;
import org.adjutant.rules.tables.Tables;

/**
 * Makes a title of a scenario, the series rules and a pack's data: the resources {@code rules},
 * {@code interpretations}, {@code terrain-key}, {@code crt}, the scenario under its id, and the map
 * it names. A data set with the resource {@link #POSITION_MAP} is for judging positions on that
 * map: the scenario then has neither units nor objectives.
 */
public final class Series {
  /** The resource by which a position file brings a map of its own. */
  public static final String POSITION_MAP = "position-map";

  private final String pack;
  private final DataSet data;
  private final SeriesRules rules;

  private Series(String pack, DataSet data, SeriesRules rules) {
    this.pack = pack;
    this.data = data;
    this.rules = rules;
  }

  /**
   * The title of a scenario.
   *
   * @throws org.adjutant.rules.data.DataException if the data do not fit, naming what is wrong
   */
  public static Title title(String pack, String scenario, DataSet data, SeriesRules rules) {
    return new Series(pack, data, rules).title(scenario);
  }

  private Title title(String id) {
    Data source = source(id);
    HexMap map = HexMap.parse(data.get(source.text("map")));
    Scenario scenario = Scenario.parse(id, source, map);
    Victory victory = rules.victory().read(source, map.grid(), scenario.sides());
    TerrainKey key = TerrainKey.parse(data.get("terrain-key"));
    Battlefield field =
        new Battlefield(
            new Ground(map, key),
            Counters.parse(source),
            rules.zones(),
            victory,
            scenario.first(),
            scenario.second());
    Sequence sequence = rules.sequence().make(field, scenario.deploys());
    ResultsTable table = new ResultsTable(Tables.parse(data.get("crt")).table("CRT"));
    table.refuseOtherLines(key);
    Extension.Parts parts = new Extension.Parts(field, rules, table, victory, source, data);
    Optional<Adviser> adviser = rules.more().adviser(parts);
    return new SeriesTitle(
        pack,
        id,
        rules.more().drawsSupport(),
        scenario.sides(),
        SetUp.opening(scenario, field.counters(), sequence, victory, rules.more().opening(parts)),
        sequence,
        Chapter.merge(chapters(parts, scenario)),
        new Invariants(field, rules.movement().stacking()),
        adviser
            .<ToLongBiFunction<Position, SideId>>map(known -> known::score)
            .orElseGet(() -> worth(parts, scenario.turns())),
        adviser.map(known -> known),
        new Supposition(scenario.markers()),
        statements(source),
        Interpretations.parse(data.get("interpretations")),
        new SeriesDisplay(field, scenario.names(), victory, rules.more(), Look.of(source, data)));
  }

  private static ToLongBiFunction<Position, SideId> worth(Extension.Parts parts, int turns) {
    Victory victory = parts.victory();
    ToLongBiFunction<Position, SideId> plain =
        (view, side) -> victory.score(parts.field().in(view), side);
    return victory
        .prizes()
        .map(
            prizes ->
                new Outlook(parts.field(), prizes, parts.table(), parts.rules().combat(), turns))
        .<ToLongBiFunction<Position, SideId>>map(
            outlook -> (view, side) -> plain.applyAsLong(view, side) + outlook.score(view, side))
        .orElse(plain);
  }

  private Data source(String id) {
    Data whole = data.get(id);
    if (!data.resources().containsKey(POSITION_MAP)) {
      return whole;
    }
    Data none = Data.of(List.of());
    Data bare = whole.with("map", POSITION_MAP).with("units", none).with("reinforcements", none);
    return bare.with("victory", whole.get("victory").with("objectives", none));
  }

  private List<Chapter> chapters(Extension.Parts parts, Scenario scenario) {
    Battlefield field = parts.field();
    List<Chapter> all = new ArrayList<>();
    all.add(Movement.chapter(field, rules.movement()));
    if (rules.more().drawsSupport()) {
      TurnTrack track = TurnTrack.parse(parts.scenario(), scenario.first(), scenario.turns());
      all.add(SupportPhase.chapter(field, new SupportRules(track, rules.drawing())));
    }
    if (rules.more().bombards()) {
      all.add(Combat.bombardment(field, parts.table(), rules.combat()));
    }
    all.add(Combat.ground(field, parts.table(), rules.combat()));
    all.add(sequence(field, scenario, parts.victory()));
    all.addAll(rules.more().chapters(parts));
    return all;
  }

  private Chapter sequence(Battlefield field, Scenario scenario, Victory victory) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(EndPhase.STAGE, EndPhase.stage(EventNames.PHASE_ENDED));
    stages.put(PlayerTurn.STAGE, new PlayerTurn(field));
    stages.put(TurnEnd.STAGE, new TurnEnd(field, victory, scenario.turns()));
    EndPhase end = new EndPhase(SequenceOfPlay.IN_ORDER, rules.more().endsByItself());
    return new Chapter(List.of(end), List.of(), stages).with(new Duties(field, rules.movement()));
  }

  /** The statements of the rulebook and then the scenario's own. */
  private RuleIndex statements(Data source) {
    List<RuleStatement> all = new ArrayList<>(RuleIndex.parse(data.get("rules")).all());
    if (source.has("rules")) {
      all.addAll(RuleIndex.parse(source).all());
    }
    return new RuleIndex(all);
  }
}
