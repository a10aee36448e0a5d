package org.adjutant.rules.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BandsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"-5;-5;-5", "+1;1;1", "+2,+3;2;3", "7-9;7;9", "-3..-1;-3;-1", "-1,0,1;-1;1"})
  void aRangeReadsAsPrinted(String text, int from, int to) {
    assertThat(Band.parse(text)).isEqualTo(new Band(text, from, to));
  }

  @Test
  void aRangeMayBeOpen() {
    assertThat(Band.parse("..2").from()).isEqualTo(Integer.MIN_VALUE);
    assertThat(Band.parse("13..").to()).isEqualTo(Integer.MAX_VALUE);
    assertThat(Band.parse("13+")).isEqualTo(new Band("13+", 13, Integer.MAX_VALUE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "..", "five", "9-7", "+2,+4", "1.5", "3:1"})
  void whatIsNoRangeIsRefused(String text) {
    assertThatThrownBy(() -> Band.parse(text)).isInstanceOf(DataException.class);
  }

  @Test
  void everyNumberIsFoundAndWhatLiesBeyondIsKnown() {
    Bands bands = Bands.parse(List.of("-1", "0", "+1", "+2,+3", "+4,+5"));
    assertThat(List.of(-2, -1, 0, 1, 2, 3, 4, 5, 6).stream().map(bands::find))
        .containsExactly(Axis.BEFORE, 0, 1, 2, 3, 3, 4, 4, 5);
  }

  @Test
  void openEndsTakeWhatLiesBeyond() {
    Bands bands = Bands.parse(List.of("..3", "4", "5..6", "7+"));
    assertThat(List.of(-40, 3, 4, 5, 6, 7, 999).stream().map(bands::find))
        .containsExactly(0, 0, 1, 2, 2, 3, 3);
  }

  @Test
  void gapsAndOverlapsAreRefused() {
    assertThatThrownBy(() -> Bands.parse(List.of("1", "2", "4")))
        .hasMessage("nothing stands for 3 between 2 and 4");
    assertThatThrownBy(() -> Bands.parse(List.of("1-3", "3-4")))
        .hasMessageContaining("does not begin above it");
    assertThatThrownBy(() -> Bands.parse(List.of("1+", "2"))).isInstanceOf(DataException.class);
  }
}
