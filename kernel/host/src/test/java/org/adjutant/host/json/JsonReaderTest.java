package org.adjutant.host.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonReaderTest {
  @Test
  void everyKindOfValueIsRead() {
    Data data = JsonReader.read("a.json", "{\"t\": \"x\", \"n\": -7, \"f\": true, \"l\": [1, []]}");
    assertThat(data)
        .isEqualTo(
            Data.of("t", "x")
                .with("n", -7)
                .with("f", true)
                .with("l", Data.of(List.of(Data.of(1), Data.of(List.of())))));
  }

  @Test
  void fieldsKeepTheOrderOfTheFile() {
    assertThat(JsonReader.read("a.json", "{\"z\": 1, \"a\": 2, \"m\": 3}").fields().keySet())
        .containsExactly("z", "a", "m");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\": {\"b\": [1, null]}} | a.json:1:17: $.a.b[1]: null is not used here",
        "{\"a\": 1.5} | a.json:1:7: $.a: 1.5 is a fraction; write a whole number",
        "{\"a\": 1, \"a\": 2} | a.json:1:10: $.a: the field stands twice",
        "{\"a\": 1} 2 | a.json:1:10: $: the JSON value is over here",
        "{\"a\": /* b */ 1} | $.a: JSON has no comments; remove it",
        "{\"a\": [1, 2 | $.a[1]: the file breaks off here",
        "{\"a\": 99999999999999999999} | $.a: the number is too large",
        "{\"a b\": nought} | $[\"a b\"]: this is no JSON",
        "`` | a.json:1:1: $: the file is empty",
      })
  void whatIsWrongIsSaidWithItsPlaceAndARemedy(String json, String message) {
    assertThatThrownBy(() -> JsonReader.read("a.json", json))
        .isInstanceOf(DataException.class)
        .hasMessageContaining(message)
        .hasMessageStartingWith("a.json:1:");
  }

  @Test
  void linesAreCounted() {
    assertThatThrownBy(() -> JsonReader.read("a.json", "{\n  \"a\": 1,\n  \"b\": null\n}"))
        .hasMessageStartingWith("a.json:3:8: $.b: ");
  }

  @Test
  void aFileThatIsNotThereIsNamed(@TempDir Path folder) {
    Path file = folder.resolve("map.json");
    assertThatThrownBy(() -> JsonReader.read(file))
        .isInstanceOf(DataException.class)
        .hasMessage("there is no file " + file);
  }

  @Test
  void aFileIsReadAsUtf8(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("map.json"), "[\"Fosse 8, Ypres \u00fc\"]");
    assertThat(JsonReader.read(file).textItems()).containsExactly("Fosse 8, Ypres \u00fc");
  }
}
