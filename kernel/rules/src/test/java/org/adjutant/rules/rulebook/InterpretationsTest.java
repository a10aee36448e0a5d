package org.adjutant.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import org.adjutant.rules.data.DataException;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;

final class InterpretationsTest {
  private static final RuleId FIRST = RuleId.of("x:I-1");

  private static Interpretations parse(String entries) {
    return Interpretations.parse(Json.of("{'interpretations': [" + entries + "]}"));
  }

  private static String written(String id, int byDefault) {
    return "{'id': '"
        + id
        + "', 'question': 'Which?', 'sections': ['1'], 'readings': ['a', 'b'], 'default': "
        + byDefault
        + ", 'why': 'So.'}";
  }

  private final Interpretations two = parse(written("x:I-1", 2) + "," + written("x:I-2", 1));

  @Test
  void eachHasADefaultReading() {
    assertThat(two.defaults()).containsExactly(entry(FIRST, 2), entry(RuleId.of("x:I-2"), 1));
    assertThat(two.get(FIRST).reading(2)).isEqualTo("b");
  }

  @Test
  void aReadingThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> two.get(FIRST).require(3))
        .isInstanceOf(DataException.class)
        .hasMessage("x:I-1 has the readings 1 to 2, not 3");
    assertThatThrownBy(() -> two.get(FIRST).reading(0)).isInstanceOf(DataException.class);
    assertThatThrownBy(() -> parse(written("x:I-1", 3)))
        .hasMessageContaining("interpretations[0]: x:I-1 has the readings 1 to 2, not 3");
  }

  private static String notPlayed(String reasons) {
    return written("x:I-1", 1).replace("'why'", "'documentedOnly': {" + reasons + "}, 'why'");
  }

  @Test
  void aReadingThatIsDocumentedOnlyCanBeReadAndNotSet() {
    Interpretation one = parse(notPlayed("'2': 'the map is absent'")).get(FIRST);
    assertThat(one.playable()).containsExactly(1);
    assertThat(one.reading(2)).isEqualTo("b");
    assertThatThrownBy(() -> one.require(2))
        .isInstanceOf(DataException.class)
        .hasMessage(
            "reading 2 of x:I-1 is documented only, it cannot be played: the map is absent");
  }

  @Test
  void theDefaultIsPlayedAndEachThatIsNotHasItsReason() {
    assertThatThrownBy(() -> parse(notPlayed("'1': 'no'")))
        .hasMessageContaining("reading 1 of x:I-1 is documented only");
    assertThatThrownBy(() -> parse(notPlayed("'3': 'no'")))
        .hasMessageContaining("x:I-1 has the readings 1 to 2, not 3");
    assertThatThrownBy(() -> parse(notPlayed("'2': ' '")))
        .hasMessageContaining("say why reading 2 of x:I-1 is not played");
    assertThatThrownBy(() -> parse(notPlayed("'second': 'no'")))
        .hasMessageContaining("by the number of a reading, not by second");
  }

  @Test
  void anUnknownIdIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> two.get(RuleId.of("x:I-3")))
        .hasMessageContaining("no interpretation x:I-3; like it are [x:I-1, x:I-2]");
  }

  @Test
  void theSameIdTwiceIsRefused() {
    assertThatThrownBy(() -> parse(written("x:I-1", 1) + "," + written("x:I-1", 1)))
        .hasMessageContaining("interpretations[1]: the interpretation x:I-1 stands twice");
  }

  @Test
  void oneReadingIsNoDoubt() {
    assertThatThrownBy(
            () ->
                parse(
                    "{'id': 'x:I-1', 'question': 'q', 'sections': [], 'readings': ['a'],"
                        + " 'default': 1, 'why': 'w'}"))
        .hasMessageContaining("two readings or more");
  }
}
