package org.adjutant.cli.bout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class SeedsTest {
  @Test
  void seeds_made_at_once_differ() {
    assertThat(Stream.generate(Seeds::fresh).limit(20)).doesNotHaveDuplicates();
  }

  @Test
  void what_is_printed_gives_every_seed_again() {
    Seeds seeds = Seeds.fresh();

    assertThat(new Seeds(seeds.printed()).of(7)).isEqualTo(seeds.of(7));
    assertThat(seeds.of(1)).isNotEqualTo(seeds.of(2));
  }
}
