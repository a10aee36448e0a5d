package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.host.packs.LoadedPack;
import org.adjutant.host.packs.Packs;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** Reads a position file. Used once. */
final class PositionReader {
  private static final String SEEN_BY = "seenBy";
  private static final List<String> GROUND = List.of("pack", "scenario", "map", SEEN_BY);
  private static final List<String> FIELDS =
      List.of(
          "title",
          "about",
          "rules",
          "pack",
          "scenario",
          "map",
          "from",
          "without",
          "pieces",
          "turn",
          "phase",
          "active",
          "tallies",
          "control",
          "features",
          "cups",
          "papers",
          "attributes",
          "readings",
          "dice",
          "assume",
          "do",
          "expect",
          SEEN_BY,
          Sides.OTHERS,
          Rest.FIELD);

  private final String name;
  private final Data data;
  private final Packs packs;
  private final Problems problems = new Problems();

  PositionReader(String name, Data data, Packs packs) {
    this.name = name;
    this.data = data;
    this.packs = packs;
  }

  PositionFile read() {
    problems.onlyFields(data, "$", FIELDS);
    problems.refuseAny(name);
    Title title = title();
    Position position = new PositionMaker(title, data, problems).make();
    List<Order> orders = new OrderReader(title, position, data, problems).read();
    List<RuleId> rules = new ArrayList<>();
    data.find("rules")
        .ifPresent(ids -> problems.attempt("$.rules", () -> rules.addAll(rules(title, ids))));
    List<PositionFile.Die> dice = new ArrayList<>();
    if (data.has("dice")) {
      problems.eachItem(data, "$", "dice", (path, die) -> dice.add(die(path, die)));
    }
    problems.refuseAny(name);
    check(title, position);
    return new PositionFile(
        name, text("title"), text("about"), rules, title, ground(), position, orders, dice);
  }

  private Data ground() {
    Data ground = Data.EMPTY;
    for (String field : GROUND) {
      ground = data.has(field) ? ground.with(field, data.get(field)) : ground;
    }
    return ground;
  }

  private Title title() {
    try {
      LoadedPack pack = pack();
      List<String> scenarios = pack.pack().scenarios().stream().map(Pack.ScenarioInfo::id).toList();
      String scenario = data.has("scenario") ? data.text("scenario") : scenarios.get(0);
      if (!scenarios.contains(scenario)) {
        throw new DataException(
            "$.scenario: "
                + pack.id()
                + " has the scenarios "
                + scenarios
                + ", not \""
                + scenario
                + "\"");
      }
      return data.has("map") ? onOwnMap(pack, scenario) : pack.pack().open(scenario, pack.data());
    } catch (DataException e) {
      throw e.at(name);
    }
  }

  /** What the file draws without saying whence is its own. */
  private Title onOwnMap(LoadedPack pack, String scenario) {
    Data map = data.get("map");
    if (data.find("from").filter(Data.of("opening")::equals).isPresent()) {
      throw new DataException("$.map: a map of one's own has no opening; leave out \"from\"");
    }
    Data drawn =
        map.has("provenance")
            ? map
            : map.with("provenance", "reconstructed").with("why", "drawn for this position");
    SortedMap<String, Data> resources = new TreeMap<>(pack.data().resources());
    resources.put(DataSet.POSITION_MAP, drawn);
    Title title = pack.pack().open(scenario, new DataSet(resources));
    if (!title.display().map().map(used -> used.grid().hexes()).equals(hexes(drawn))) {
      throw new DataException(
          "$.map: " + pack.id() + " is played on its own map alone; leave it out");
    }
    return title;
  }

  private static Optional<List<Hex>> hexes(Data map) {
    return Optional.of(HexMap.parse(map).grid().hexes());
  }

  private LoadedPack pack() {
    if (data.has("pack")) {
      return packs.get(data.text("pack"));
    }
    if (packs.all().size() != 1) {
      throw new DataException(
          "the field \"pack\" is missing; there are "
              + packs.all().stream().map(LoadedPack::id).toList());
    }
    return packs.all().get(0);
  }

  private static List<RuleId> rules(Title title, Data ids) {
    List<RuleId> rules = ids.textItems().stream().map(RuleId::of).toList();
    rules.forEach(title.rules()::get);
    return rules;
  }

  private PositionFile.Die die(String path, Data die) {
    if (die instanceof Data.Num) {
      return new PositionFile.Die("", die.integer());
    }
    problems.onlyFields(die, path, List.of("for", "shows"));
    return new PositionFile.Die(die.text("for"), die.integer("shows"));
  }

  /** Of what one side sees nothing is asked: what is hidden from it is missing. */
  private void check(Title title, Position position) {
    if (data.has(SEEN_BY)) {
      return;
    }
    Optional<String> broken;
    try {
      broken = title.brokenInvariant(position);
    } catch (DataException | PackFault e) {
      throw new DataException(name + ": the position does not suit the rules: " + e.getMessage());
    }
    broken.ifPresent(
        why -> {
          throw new DataException(name + ": the position is impossible: " + why);
        });
  }

  private String text(String field) {
    return data.find(field).map(Data::text).orElse("");
  }
}
