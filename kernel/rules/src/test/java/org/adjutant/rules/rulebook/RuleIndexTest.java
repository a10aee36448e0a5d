package org.adjutant.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;

final class RuleIndexTest {
  private static final RuleIndex INDEX =
      RuleIndex.parse(
          Json.of(
              """
              {'rules': [
                {'id': 'x:8.3.a', 'section': '8.3', 'kind': 'mechanical', 'says': 'One.'},
                {'id': 'x:10.1.a', 'section': '10.1', 'kind': 'advice', 'says': 'Two.',
                 'data': ['Map', 'CRT'], 'interpretations': ['x:I-1']},
                {'id': 'x:8.3.b', 'section': '8.3', 'kind': 'victory', 'says': 'Three.',
                 'absence': true}]}
              """));

  @Test
  void statementsKeepTheOrderOfTheBook() {
    assertThat(INDEX.all())
        .extracting(s -> s.id().text())
        .containsExactly("x:8.3.a", "x:10.1.a", "x:8.3.b");
    assertThat(INDEX.section("8.3"))
        .extracting(s -> s.id().number())
        .containsExactly("8.3.a", "8.3.b");
  }

  @Test
  void aStatementIsFoundByItsId() {
    RuleStatement advice = INDEX.get(RuleId.of("x:10.1.a"));
    assertThat(advice.says()).isEqualTo("Two.");
    assertThat(advice.data()).containsExactly("Map", "CRT");
    assertThat(advice.interpretations()).containsExactly(RuleId.of("x:I-1"));
    assertThat(advice.kind().isToBeProved()).isFalse();
    assertThat(advice.absence()).isFalse();
    assertThat(INDEX.get(RuleId.of("x:8.3.b")).absence()).isTrue();
    assertThat(INDEX.get(RuleId.of("x:8.3.b")).kind().isToBeProved()).isTrue();
  }

  @Test
  void anUnknownIdIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> INDEX.get(RuleId.of("x:8.3.c")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("no rule x:8.3.c")
        .hasMessageContaining("[x:8.3.a, x:8.3.b, x:10.1.a]");
    assertThat(INDEX.find(RuleId.of("x:8.3.c"))).isEmpty();
  }

  @Test
  void everyProblemIsListedWithItsPath() {
    assertThatThrownBy(
            () ->
                RuleIndex.parse(
                    Json.of(
                        """
                        {'rules': [
                          {'id': 'x:1.a', 'section': '1', 'kind': 'rule', 'says': 'One.'},
                          {'id': 'x1.b', 'section': '1', 'kind': 'advice', 'says': 'Two.'},
                          {'id': 'x:1.c', 'section': '1', 'kind': 'advice', 'says': 'Three.',
                           'note': 'x'},
                          {'id': 'x:1.c', 'section': '1', 'kind': 'advice', 'says': 'Four.'},
                          {'id': 'x:1.d', 'kind': 'advice', 'says': 'Five.'}]}
                        """)))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("5 problems")
        .hasMessageContaining("rules[0]: the kind of a statement is definition")
        .hasMessageContaining("rules[1]: a rule id is written")
        .hasMessageContaining("rules[2]: no field is called \"note\"")
        .hasMessageContaining("rules[3]: the rule x:1.c stands twice")
        .hasMessageContaining("rules[4]: the field \"section\" is missing");
  }

  @Test
  void anInterpretationNamedButNotWrittenIsReported() {
    assertThat(INDEX.dangling(new Interpretations(List.of())))
        .containsExactly("x:10.1.a names the unknown interpretation x:I-1");
  }
}
