package org.adjutant.host.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

final class JsonWriterTest {
  private static final Data SAMPLE =
      Data.of("z", "say \"no\"\n\\ \u0001 \u00fc")
          .with("a", Data.numbers(List.of(1, 2)))
          .with("empty", Data.EMPTY)
          .with("none", Data.of(List.of()))
          .with("flag", false);

  @Test
  void whatIsWrittenReadsBack() {
    assertThat(JsonReader.read("x", JsonWriter.compact(SAMPLE))).isEqualTo(SAMPLE);
    assertThat(JsonReader.read("x", JsonWriter.pretty(SAMPLE))).isEqualTo(SAMPLE);
  }

  @Test
  void compactIsOneLineInTheOrderOfTheFields() {
    assertThat(JsonWriter.compact(Data.of("z", 1).with("a", Data.of(List.of(Data.of(true))))))
        .isEqualTo("{\"z\": 1, \"a\": [true]}");
  }

  @Test
  void prettyBreaksWhatDoesNotFitIntoALine() {
    List<Integer> many = new ArrayList<>();
    for (int n = 1000; n < 1030; n++) {
      many.add(n);
    }
    Data data = Data.of("few", Data.numbers(List.of(1, 2))).with("many", Data.numbers(many));
    assertThat(JsonWriter.pretty(data))
        .startsWith("{\n  \"few\": [1, 2],\n  \"many\": [\n    1000,\n    1001,\n")
        .endsWith("    1029\n  ]\n}\n");
    assertThat(JsonReader.read("x", JsonWriter.pretty(data))).isEqualTo(data);
  }
}
