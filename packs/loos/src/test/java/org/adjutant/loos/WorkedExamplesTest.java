package org.adjutant.loos;

import static org.adjutant.kit.given.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.kit.given.When;
import org.adjutant.loos.data.Resources;
import org.adjutant.loos.series.game.Series;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The rulebook's worked examples, as the pack's position files have them. */
@ProvesRule({
  "loos:5.4.f",
  "loos:6.1.a",
  "loos:6.1.b",
  "loos:6.1.d",
  "loos:6.1.f",
  "loos:6.1.g",
  "loos:7.2.g"
})
final class WorkedExamplesTest {
  private static final LoosPack PACK = new LoosPack();
  private static final List<String> VALUES =
      List.of("name", "attack", "defence", "move", "mobile", "commando", "noZoc", "seaborne");

  @TestFactory
  Stream<DynamicTest> eachIsRuledOnAsTheBookSays() {
    return Resources.read("pack.json").get("examples").items().stream()
        .map(example -> DynamicTest.dynamicTest(example.text("title"), () -> rule(example)));
  }

  private static void rule(Data entry) {
    Data example = Resources.read(entry.text("file"));
    TreeMap<String, Data> data = new TreeMap<>(PackData.of(PACK).resources());
    data.put(Series.POSITION_MAP, example.get("map"));
    Title title = PACK.open("training", new DataSet(data));
    Given given = position(title, example);
    assertThat(title.brokenInvariant(given.position())).isEmpty();
    List<Data> steps = example.get("do").items();
    Data first = steps.get(0);
    When when = given.when(first.text("by"), first.text("action"), first.get("args"));
    for (Data answer : steps.subList(1, steps.size())) {
      when = when.then().permitted().answer(answer.text("by"), answer.get("answer"));
    }
    expect(when.dice(dice(example)).then(), example.get("expect"));
  }

  private static void expect(Then then, Data expect) {
    assertThat(then.ruling().permitted()).isEqualTo(expect.get("permitted").flag());
    if (expect.has("cites")) {
      then.refusedAtLeastFor(expect.get("cites").textItems().toArray(String[]::new));
    }
    expect
        .find("at")
        .ifPresent(at -> at.fields().forEach((unit, hex) -> then.at(unit, hex.text())));
    expect.find("spent").ifPresent(mp -> then.event("MovementDeclared").fact("spent", mp + " MP"));
    for (String fact : List.of("differential", "result")) {
      expect.find(fact).ifPresent(value -> then.event("CombatResolved").fact(fact, value));
    }
  }

  private static int[] dice(Data example) {
    return example.find("dice").map(Data::items).orElse(List.of()).stream()
        .mapToInt(Data::integer)
        .toArray();
  }

  private static Given position(Title title, Data example) {
    Given given =
        given(title).clock(example.integer("turn"), example.text("phase"), example.text("active"));
    for (Data piece : example.get("pieces").items()) {
      given =
          given
              .piece(piece.text("id"), "ad-hoc", piece.text("side"), piece.text("at"))
              .steps(piece.integer("steps"));
      for (String value : VALUES) {
        if (piece.has(value)) {
          given = given.having(value, piece.get(value));
        }
      }
    }
    for (var cup : example.find("cups").orElse(Data.EMPTY).fields().entrySet()) {
      given = given.cup(cup.getKey(), cup.getValue().textItems().toArray(String[]::new));
    }
    return given;
  }
}
