package org.adjutant.ledger.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

final class VerbatimTest {
  private static final String LETTERS = "ab\"\\\n\u0000,:[]{}é€ ";

  private final SplittableRandom random = new SplittableRandom(20_260);

  @Test
  void a_text_is_that_of_a_tree_exactly_where_it_equals_its_canonical_text() {
    List<Data> trees = new ArrayList<>();
    for (int n = 0; n < 300; n++) {
      trees.add(tree(3));
    }
    int alike = 0;
    for (Data one : trees) {
      for (Data other : trees) {
        boolean equal = Canon.text(one).equals(Canon.text(other));
        alike += equal ? 1 : 0;
        assertThat(Verbatim.is(Canon.text(one), other)).as(one + " is " + other).isEqualTo(equal);
      }
    }
    assertThat(alike).isBetween(300, 90_000);
  }

  @Test
  void a_text_with_one_character_changed_put_in_or_left_out_is_no_longer_that_of_the_tree() {
    for (int n = 0; n < 300; n++) {
      Data tree = Data.of(List.of(tree(2)));
      String text = Canon.text(tree);
      int at = random.nextInt(text.length());
      assertThat(Verbatim.is(text.substring(0, at) + text.substring(at + 1), tree)).isFalse();
      assertThat(Verbatim.is(text.substring(0, at) + '!' + text.substring(at), tree)).isFalse();
      assertThat(Verbatim.is(text.substring(0, at) + '!' + text.substring(at + 1), tree)).isFalse();
    }
  }

  @Test
  void a_longer_text_ends_with_a_tree_and_what_stands_around_it() {
    Data trail = Data.of(List.of(Data.of("t", "\"t\":"), Data.of(-7), Data.of(true)));
    Verbatim row = new Verbatim("{\"in\":\"\\\"t\\\":\",\"t\":" + Canon.text(trail) + "}");

    assertThat(row.ends("}") && row.ends(trail) && row.ends("\"t\":")).isTrue();
    assertThat(row.ends("\"t\":")).isFalse();
  }

  @Test
  void nothing_ends_with_more_than_it_has() {
    assertThat(new Verbatim("").ends("a")).isFalse();
    assertThat(Verbatim.is("", Data.of(""))).isFalse();
    assertThat(Verbatim.is("12", Data.of(2))).isFalse();
    assertThat(Verbatim.is("\"a", Data.of("a"))).isFalse();
  }

  private Data tree(int depth) {
    return switch (random.nextInt(depth == 0 ? 3 : 5)) {
      case 0 -> Data.of(word());
      case 1 -> Data.of(random.nextLong(-12, 12));
      case 2 -> Data.of(random.nextBoolean());
      case 3 -> {
        List<Data> items = new ArrayList<>();
        for (int n = random.nextInt(4); n > 0; n--) {
          items.add(tree(depth - 1));
        }
        yield Data.of(items);
      }
      default -> {
        Data object = Data.EMPTY;
        for (int n = random.nextInt(4); n > 0; n--) {
          object = object.with(word(), tree(depth - 1));
        }
        yield object;
      }
    };
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    for (int n = random.nextInt(4); n > 0; n--) {
      word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return word.toString();
  }
}
