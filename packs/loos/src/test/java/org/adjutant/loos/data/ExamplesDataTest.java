package org.adjutant.loos.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.tables.Lookup;
import org.adjutant.rules.tables.Tables;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The position files of the rulebook's worked examples, as data. */
final class ExamplesDataTest {
  private static final RuleIndex RULES = RuleIndex.parse(Resources.read("rules.json"));

  private static List<String> files() {
    return Resources.read("pack.json").get("examples").items().stream()
        .map(example -> example.text("file"))
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> everyExampleHangsTogether() {
    return files().stream().map(file -> DynamicTest.dynamicTest(file, () -> check(file)));
  }

  private static void check(String file) {
    Data example = Resources.read(file);
    HexMap map = HexMap.parse(example.get("map"));
    Set<String> ids = new LinkedHashSet<>();
    Set<String> taken = new LinkedHashSet<>();
    for (Data piece : example.get("pieces").items()) {
      assertThat(map.grid().hex(piece.text("at"))).isNotNull();
      assertThat(taken.add(piece.text("at"))).isTrue();
      assertThat(ids.add(piece.text("id"))).isTrue();
    }
    example
        .get("rules")
        .textItems()
        .forEach(id -> assertThat(RULES.get(RuleId.of(id))).isNotNull());
    for (Data step : example.get("do").items()) {
      assertThat(List.of("blue", "red")).contains(step.text("by"));
      if (step.has("action") && step.text("action").equals("move")) {
        move(map, ids, step.get("args"), example);
      }
    }
  }

  private static void move(HexMap map, Set<String> ids, Data args, Data example) {
    assertThat(ids).contains(args.text("unit"));
    String at =
        example.get("pieces").items().stream()
            .filter(piece -> piece.text("id").equals(args.text("unit")))
            .map(piece -> piece.text("at"))
            .findFirst()
            .orElseThrow();
    for (String next :
        Stream.concat(args.get("via").textItems().stream(), Stream.of(args.text("to"))).toList()) {
      assertThat(map.grid().neighbours(map.grid().hex(at))).contains(map.grid().hex(next));
      at = next;
    }
  }

  @Test
  void theSupportFireExampleAddsUp() {
    Data example = Resources.read("examples/7.2-arithmetic.json");
    int attack = 0;
    int defence = 0;
    for (Data piece : example.get("pieces").items()) {
      attack += piece.text("side").equals("blue") ? piece.integer("attack") : 0;
      defence += piece.text("side").equals("red") ? piece.integer("defence") : 0;
    }
    for (String marker : example.get("cups").get("received:blue").textItems()) {
      attack += Integer.parseInt(marker);
    }
    for (String marker : example.get("cups").get("received:red").textItems()) {
      defence += Integer.parseInt(marker);
    }
    Data expected = example.get("expect");
    assertThat(attack).isEqualTo(12).isEqualTo(expected.integer("attack"));
    assertThat(defence).isEqualTo(9).isEqualTo(expected.integer("defence"));
    Lookup found =
        Tables.parse(Resources.read("crt.json"))
            .table("CRT")
            .line("clear")
            .at(attack - defence)
            .row(1);
    assertThat(found.column().label()).isEqualTo(expected.text("column"));
    assertThat(found.text()).isEqualTo(expected.text("result"));
  }

  @Test
  void theZoneExampleAllowsExactlyTheTwoHexesNamed() {
    Data example = Resources.read("examples/6.1-leg-2311.json");
    HexMap map = HexMap.parse(example.get("map"));
    List<String> zone =
        map.grid().neighbours(map.grid().hex("2412")).stream().map(hex -> hex.id()).toList();
    assertThat(zone).contains("2312");
    assertThat(
            map.grid().neighbours(map.grid().hex("2312")).stream()
                .map(hex -> hex.id())
                .filter(zone::contains))
        .containsExactlyInAnyOrder("2311", "2413");
  }
}
