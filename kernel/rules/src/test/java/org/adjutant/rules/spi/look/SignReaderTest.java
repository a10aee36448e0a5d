package org.adjutant.rules.spi.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;

class SignReaderTest {
  private static final Data WOODS =
      Data.of("on", "terrain").with("kind", "woods").with("colour", "#bcd3a0");

  private static List<Sign> read(Data sign) {
    return SignReader.read(Data.of("signs", Data.of(List.of(sign))));
  }

  @Test
  void whatIsNotSaidIsPlainWithoutLetterAndUnnamed() {
    assertThat(read(WOODS))
        .containsExactly(
            new Sign(Sign.On.TERRAIN, "woods", "woods", "", "#bcd3a0", Form.PLAIN, false));
  }

  @Test
  void allOfASignIsRead() {
    Data all =
        WOODS.with("label", "forest").with("letter", "w").with("form", "woods").with("named", true);
    assertThat(read(all))
        .containsExactly(
            new Sign(Sign.On.TERRAIN, "woods", "forest", "w", "#bcd3a0", Form.WOODS, true));
  }

  @Test
  void whatIsWrongIsNamedWithItsPlaceAndWhatThereIs() {
    assertThatThrownBy(() -> read(WOODS.with("form", "jungle")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("signs[0]")
        .hasMessageContaining("woods, houses");
    assertThatThrownBy(() -> read(WOODS.with("colour", "green"))).hasMessageContaining("#b9cf9b");
    assertThatThrownBy(() -> read(WOODS.with("letter", "wo"))).hasMessageContaining("one letter");
    assertThatThrownBy(() -> read(WOODS.with("on", "air"))).hasMessageContaining("hexside");
  }
}
