package com.example.outpost;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.adjutant.kit.report.ReportCase;
import org.adjutant.rules.spi.Pack;

/** Every statement is cited by the code and proved by a test. */
final class OutpostRulesTest extends ReportCase {
  @Override
  protected Pack pack() {
    return new OutpostPack();
  }

  @Override
  protected Set<String> complete() {
    return new TreeSet<>(List.of("1", "2", "3", "4", "5"));
  }
}
