package org.adjutant.rules.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.Test;

final class FindingsTest {
  private static String never() {
    throw new AssertionError("nobody reads it");
  }

  @Test
  void aRemedyIsWorkedOutForWhoeverReadsIt() {
    Findings findings = new Findings();
    findings.forbids("t:1", "no", Data.EMPTY, () -> "wait");
    assertThat(findings.list()).singleElement().extracting(Finding::remedy).isEqualTo("wait");
  }

  @Test
  void whoeverOnlyAsksWhetherAnythingForbidsPaysForNoRemedy() {
    Findings findings = Findings.unheard();
    findings.forbids("t:1", "no", Data.EMPTY, FindingsTest::never);
    findings.forbids(Finding.forbids("t:2", "no", Data.EMPTY), FindingsTest::never);
    assertThat(findings.forbidden()).isTrue();
  }
}
