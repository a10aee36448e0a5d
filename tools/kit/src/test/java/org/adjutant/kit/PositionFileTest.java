package org.adjutant.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.outpost.OutpostPack;
import java.util.List;
import org.adjutant.host.desk.Heard;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.host.packs.Packs;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PositionFileTest {
  private static final Packs PACKS = Packs.of(new OutpostPack());
  private static final String UNITS =
      "'pieces': [{'id': 'b1', 'side': 'blue', 'at': '0402', 'steps': 2},"
          + " {'id': 'r1', 'side': 'red', 'at': '0403'}], 'phase': 'fire', 'active': 'blue'";

  private static PositionFile file(String rest) {
    return PositionFile.read("dispute.json", Titles.json("{" + UNITS + ", " + rest + "}"), PACKS);
  }

  private static List<Heard> hear(String rest) {
    return file(rest).hear();
  }

  private static Heard last(String rest) {
    List<Heard> heard = hear(rest);
    return heard.get(heard.size() - 1);
  }

  @Test
  void anActionIsRuledOnWithTheDiceAsRolled() {
    Heard heard =
        last(
            "'do': ['fire b1 at r1'], 'dice': [6], 'expect': {'permitted': true, 'gone': ['r1'],"
                + " 'cites': ['outpost:4.5'], 'events': {'CombatResolved': {'result': 'hit'}},"
                + " 'terrain': 'open'}");
    assertThat(heard.unmet()).isEmpty();
    assertThat(heard.ruling().after().outcome()).isPresent();
  }

  @Test
  void aResultMayBeAssumedInsteadOfRolled() {
    Heard heard =
        last(
            "'do': ['blue: fire b1 at r1'], 'assume': 'shaken', 'expect': {'choices':"
                + " ['go-back']}");
    assertThat(heard.unmet()).isEmpty();
    assertThat(heard.ruling().events()).noneMatch(event -> event.name().equals("DiceRolled"));
    assertThatThrownBy(() -> hear("'do': ['fire b1 at r1'], 'assume': 'D2'"))
        .hasMessageContaining("dispute.json: $.do[0]: ")
        .hasMessageContaining("\"D2\" is assumed, but Fire has only [hit, miss, shaken]");
  }

  @Test
  void actionsAndAnswersMayBeWrittenAsJson() {
    List<Heard> heard =
        hear(
            "'do': [{'by': 'blue', 'action': 'fire', 'args': {'unit': 'b1', 'target': 'r1'}},"
                + " {'by': 'red', 'choice': 'go-back', 'answer': {'to': '0404'}, 'expect': {'at':"
                + " {'r1': '0404'}}}], 'dice': [{'for': 'fire', 'shows': 3}]");
    assertThat(heard).hasSize(2).allSatisfy(h -> assertThat(h.unmet()).isEmpty());
  }

  @Test
  void whatDoesNotComeIsSaid() {
    Heard heard =
        last(
            "'do': ['fire b1 at r1'], 'dice': [1], 'expect': {'permitted': false, 'refused':"
                + " ['outpost:4.1'], 'steps': {'r1': 0}, 'terrain': 'woods'}");
    assertThat(heard.unmet())
        .containsExactly(
            "it was to be refused",
            "it was to be refused for [outpost:4.1], not for []",
            "steps r1 was to be 0",
            "terrain was to be woods, but the ruling has [open]");
  }

  @Test
  void aRollWithoutDiceStaysOpen() {
    assertThat(last("'do': ['fire b1 at r1']").ruling().after().openRoll()).isPresent();
  }

  @Test
  void aMapOfOnesOwnTakesThePlaceOfThePacks() {
    String map =
        "'map': {'grid': {'tops': 'flat', 'columns': 7, 'rows': 5, 'high': 'even', 'ids': 'CCRR'},"
            + " 'terrain': [{'type': 'woods', 'hexes': ['0403']}]}";
    assertThat(
            last(map + ", 'do': ['fire b1 at r1'], 'dice': [6], 'expect': {'terrain': 'woods'}")
                .unmet())
        .isEmpty();
  }

  @Test
  void theScenariosOpeningMayBeTheGround() {
    PositionFile file =
        PositionFile.read(
            "dispute.json",
            Titles.json(
                "{'from': 'opening', 'without': ['b3'], 'pieces': [{'id': 'b1', 'at': '0302'}],"
                    + " 'readings': {'outpost:I-1': 2}, 'tallies': {'vp': 3}, 'do': ['move b1"
                    + " 0402']}"),
            PACKS);
    assertThat(file.position().pieces()).hasSize(5);
    assertThat(file.position().piece("b1").orElseThrow().steps()).isEqualTo(2);
    assertThat(file.position().reading("outpost:I-1")).contains(2);
    assertThat(file.position().tally("vp")).isEqualTo(3);
    assertThat(file.hear().get(0).ruling().permitted()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'do': ['green: fire b1 at r1'] | $.do[0]: there is no side \"green\"; there are [blue,"
            + " red]",
        "'do': [{'by': 'blue'}] | $.do[0]: what is done is missing; write \"do\"",
        "'do': ['fire b1 at r1'], 'dize': [3] | $: no field is called \"dize\"",
        "'do': ['fire b1 at r1'], 'turn': 'one' | $: a whole number was expected",
        "'do': ['fire b1 at r1'], 'readings': {'outpost:I-1': 5} | $.readings.outpost:I-1:"
            + " outpost:I-1 has the readings 1 to 2",
        "'do': ['fire b1 at r1'], 'control': {'04:03': 'red'} | $.control.04:03: ",
        "'do': ['fire b1 at r1'], 'rules': ['outpost:9'] | $.rules: there is no rule outpost:9;"
            + " like it are",
        "'do': ['fire b1 at r1'], 'pack': 'loss' | there is no pack \"loss\"; there are [outpost]",
        "'do': ['fire b1 at r1'], 'scenario': 'dusk' | $.scenario: outpost has the scenarios"
            + " [dawn]",
        "'do': ['fire b1 at r1'], 'from': 'end' | $.from: a position begins from \"opening\"",
        "'do': ['fire b1 at r1'], 'dice': ['x'] | $.dice[0]: an object was expected",
      })
  void whatIsWrongInAFileIsSaidWithItsPath(String rest, String message) {
    assertThatThrownBy(() -> file(rest))
        .isInstanceOf(DataException.class)
        .hasMessageStartingWith("dispute.json")
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'do': ['fly b1 at r1'] | $.do[0]: there is no action \"fly\"; there are [move, fire, end]",
        "'do': ['fire b1 at r7'] | $.do[0]: no piece is called \"r7\" (did you mean r1?);"
            + " there are b1, r1",
        "'do': [{'by': 'red', 'choice': 'go-back', 'answer': {}}] | $.do[0]: red owes no choice"
            + " \"go-back\"",
        "'do': ['fire b1 at r1'], 'dice': [3, 4] | $.dice[1]: nothing was rolled with this die",
        "'do': ['fire b1 at r1'], 'dice': [9] | $.dice[0] shows 9, which no die of 1d6 for fire"
            + " can",
        "'do': ['fire b1 at r1'], 'dice': [{'for': 'rally', 'shows': 2}] | $.dice[0] is for rally,"
            + " but the next roll is 1d6 for fire",
      })
  void whatCannotBeDoneIsSaidWithItsPath(String rest, String message) {
    assertThatThrownBy(() -> hear(rest))
        .isInstanceOf(DataException.class)
        .hasMessageStartingWith("dispute.json: ")
        .hasMessageContaining(message);
  }

  @Test
  void anImpossiblePositionIsRefused() {
    assertThatThrownBy(
            () ->
                PositionFile.read(
                    "dispute.json",
                    Titles.json(
                        "{'phase': 'fire', 'active': 'blue', 'do': ['end'], 'pieces': [{'id': 'b1',"
                            + " 'side': 'blue', 'at': '0402'}, {'id': 'r1', 'side': 'red', 'at':"
                            + " '0402'}]}"),
                    PACKS))
        .hasMessage("dispute.json: the position is impossible: two units stand in 0402");
  }

  @Test
  void whatIsWrittenGoesOnWhereItStoppedInTheMiddleOfAProcedure() {
    Heard asked = last("'do': ['fire b1 at r1'], 'dice': [3]");
    Position stopped = asked.ruling().after();
    assertThat(stopped.openChoices()).isNotEmpty();
    Data written = file("'do': []").written("After", stopped);
    PositionFile again = PositionFile.read("after.json", written, PACKS);
    assertThat(again.position()).isEqualTo(stopped);
    Data answered =
        written.with(
            "do",
            Titles.json(
                "[{'by': 'red', 'choice': 'go-back', 'answer': {'to': '0404'}, 'expect': {'at':"
                    + " {'r1': '0404'}}}]"));
    assertThat(PositionFile.read("after.json", answered, PACKS).hear())
        .singleElement()
        .satisfies(heard -> assertThat(heard.unmet()).isEmpty());
  }

  @Test
  void whatTheRestSaysOtherwiseThanTheWordsIsNamed() {
    assertThatThrownBy(
            () ->
                file(
                    "'tallies': {'vp': 3}, 'rest': {'entries': {'tally vp': [2]}, 'pieces': {'b9':"
                        + " {'x': [1]}}, 'stagez': []}"))
        .hasMessageContaining(
            "$.rest.entries.tally vp: it is 2 here, and 3 by $.tallies; keep one of them")
        .hasMessageContaining("$.rest.pieces.b9: $.pieces has no piece b9")
        .hasMessageContaining("no field is called \"stagez\"");
    assertThatThrownBy(() -> file("'from': 'opening', 'rest': {'nextStage': 1}"))
        .hasMessageContaining("$.rest belongs to a whole position");
  }
}
