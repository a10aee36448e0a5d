package org.adjutant.rules.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShapeTest {
  private static final Shape ATTACK =
      Shape.of(
          Field.of("target", Type.PLACE, "the hex attacked"),
          Field.of("units", Type.PIECES, "the attackers").after("with"),
          Field.of("bonus", Type.NUMBER, "spent on it").after("bonus").optionally());
  private static final Shape MOVE =
      Shape.of(
          Field.of("unit", Type.PIECE, "who"),
          Field.of("path", Type.PLACES, "hex by hex"),
          Field.word("pace", List.of("march", "rush"), "how").optionally());

  private static List<String> words(String text) {
    return List.of(text.split(" "));
  }

  private static Data parse(Shape shape, String text) {
    return shape.parse("do", words(text), Shape.byId());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'unit': 'a', 'path': []}",
        "{'unit': 'a', 'path': ['0101']}",
        "{'unit': 'a', 'path': ['0101', '0102'], 'pace': 'rush'}",
        "{'unit': 'a', 'path': ['area:mill', 'area:ford']}",
        "{'unit': 'a', 'path': ['box:turn-3']}",
        "{'unit': 'a', 'path': ['@-5,20,900', '@7,-8,0']}",
        "{'unit': 'a', 'path': ['0101/0102', '0101+0102+0201']}"
      })
  void whatIsPrintedReadsBack(String json) {
    Data args = Json.of(json);
    MOVE.check("move", args);
    assertThat(parse(MOVE, MOVE.print(args))).isEqualTo(args);
  }

  @Test
  void fieldsStandInOrderAndKeywordsTellOthers() {
    assertThat(parse(ATTACK, "1113 with 26a,26b bonus 2"))
        .isEqualTo(Json.of("{'target': '1113', 'units': ['26a', '26b'], 'bonus': 2}"));
    assertThat(parse(ATTACK, "1113 WITH 26a"))
        .isEqualTo(Json.of("{'target': '1113', 'units': ['26a']}"));
    assertThat(ATTACK.usage("attack")).isEqualTo("attack <target> with <units> [bonus <bonus>]");
  }

  @Test
  void whatAPersonCallsAPieceBecomesItsId() {
    Data args = ATTACK.parse("attack", words("1113 with First"), called -> "id-" + called);
    assertThat(args.get("units").textItems()).containsExactly("id-First");
  }

  @Test
  void everyFaultOfTheDataIsNamed() {
    assertThatThrownBy(() -> ATTACK.check("attack", Json.of("{'target': 'x:y', 'unit': 'a'}")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("\"target\"")
        .hasMessageContaining("\"units\" is missing")
        .hasMessageContaining("\"unit\" is not a field");
    assertThatThrownBy(() -> ATTACK.check("attack", Data.of(3)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("takes an object");
    assertThatThrownBy(() -> MOVE.check("move", Json.of("{'unit': 'a b', 'path': []}")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("one word");
    assertThatThrownBy(
            () -> MOVE.check("move", Json.of("{'unit': 'a', 'path': [], 'pace': 'fly'}")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("none of [march, rush]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1113", "1113 with a bonus x", "1113 with a bonus 1 more", "x:y with a"})
  void whatCannotBeReadIsRefusedWithTheUsageOrTheField(String text) {
    assertThatThrownBy(() -> parse(ATTACK, text))
        .isInstanceOf(InputException.class)
        .hasMessageMatching("(?s).*(Type: do <target>|<bonus>|<target>).*");
  }

  @Test
  void aNumberWithNamesIsTypedEitherWay() {
    Shape shape = Shape.of(Field.numbered("facing", List.of("N", "NE", "SE"), "where it faces"));
    assertThat(shape.parse("turn", List.of("ne"), Shape.byId()).get("facing").integer())
        .isEqualTo(2);
    assertThat(shape.parse("turn", List.of("3"), Shape.byId()).get("facing").integer())
        .isEqualTo(3);
    assertThatThrownBy(() -> shape.parse("turn", List.of("W"), Shape.byId()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("[N, NE, SE]");
  }

  @Test
  void theUsageShowsNothingThatCannotBeTypedAndMayBeLeftOut() {
    Shape shape = Shape.of(Field.of("hexes", Type.DATA, "what goes where").optionally());
    assertThat(shape.usage("deploy-all")).isEqualTo("deploy-all");
  }
}
