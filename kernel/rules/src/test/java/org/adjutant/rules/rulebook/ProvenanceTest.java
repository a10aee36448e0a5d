package org.adjutant.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.adjutant.rules.data.DataException;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;

final class ProvenanceTest {
  @Test
  void whatIsNotPrintedNeedsItsReasoning() {
    assertThatThrownBy(() -> Provenance.parse(Json.of("{'provenance': 'derived'}")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("what is derived needs its reasoning");
    assertThat(Provenance.parse(Json.of("{'provenance': 'printed'}")))
        .isEqualTo(Provenance.PRINTED);
  }

  @Test
  void anUnknownGradeIsRefusedWithThoseThereAre() {
    assertThatThrownBy(() -> Provenance.parse(Json.of("{'provenance': 'guessed'}")))
        .hasMessageContaining("printed, derived or reconstructed, not \"guessed\"");
    assertThatThrownBy(() -> Provenance.parse(Json.of("{}")))
        .hasMessageContaining("\"provenance\" is missing");
  }

  @Test
  void whatSaysNothingOfItsOwnTakesThatOfTheWhole() {
    Provenance ours = new Provenance(Provenance.Grade.RECONSTRUCTED, "ours");
    assertThat(Provenance.parse(Json.of("{}"), ours)).isEqualTo(ours);
    assertThat(Provenance.parse(Json.of("{'provenance': 'printed'}"), ours).isPrinted()).isTrue();
  }
}
