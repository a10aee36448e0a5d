package org.adjutant.rules.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldsTest {

  /** Below and above the size from which an index is kept. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16, 17, 300})
  void anObjectOfAnySizeIsTheMapItWasMadeOf(int size) {
    Map<String, Data> map = new LinkedHashMap<>();
    for (int n = size; n > 0; n--) {
      map.put("field " + n, Data.of(n));
    }
    Data made = new Data.Fields(map);
    assertThat(made.fields()).isEqualTo(map).hasSameHashCodeAs(map);
    assertThat(made.fields().keySet()).containsExactlyElementsOf(map.keySet());
    map.forEach((name, value) -> assertThat(made.find(name)).contains(value));
    assertThat(made.find("field 0")).isEmpty();
    assertThat(made.has("field 1")).isEqualTo(size > 0);
  }

  @Test
  void aFieldSetAgainKeepsItsPlace() {
    Data before = Data.of("a", 1).with("b", 2).with("c", 3);
    Data after = before.with("b", 5);
    assertThat(after).hasToString("{a=1, b=5, c=3}");
    assertThat(before).hasToString("{a=1, b=2, c=3}");
  }

  @Test
  void theOrderOfFieldsMakesNoDifference() {
    Data one = Data.of("a", 1).with("b", 2);
    Data other = Data.of("b", 2).with("a", 1);
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
  }

  @Test
  void nobodyChangesTheFieldsOfAnObject() {
    Map<String, Data> map = new LinkedHashMap<>(Map.of("a", Data.of(1)));
    Data made = new Data.Fields(map);
    map.put("b", Data.of(2));
    assertThat(made.fields()).hasSize(1);
    assertThatThrownBy(() -> made.fields().put("b", Data.of(2)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> made.fields().entrySet().iterator().next().setValue(Data.of(3)))
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
