package org.adjutant.nomansland;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.adjutant.kit.report.ReportCase;
import org.adjutant.rules.spi.Pack;

final class RuleReportTest extends ReportCase {
  private static final int SCENARIOS = 11;

  @Override
  protected Pack pack() {
    return new NoMansLandPack();
  }

  /** The whole rulebook: sections 0 to 4, and the scenarios. */
  @Override
  protected Set<String> complete() {
    TreeSet<String> chapters = new TreeSet<>(List.of("0", "1", "2", "3", "4"));
    IntStream.rangeClosed(1, SCENARIOS)
        .mapToObj(n -> n < 10 ? "S0" + n : "S" + n)
        .forEach(chapters::add);
    return chapters;
  }
}
