package org.adjutant.loos;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.adjutant.kit.report.ReportCase;
import org.adjutant.rules.spi.Pack;

final class RuleReportTest extends ReportCase {
  @Override
  protected Pack pack() {
    return new LoosPack();
  }

  /** The series rules, sections 2 to 9. */
  @Override
  protected Set<String> complete() {
    return new TreeSet<>(List.of("2", "3", "4", "5", "6", "7", "8", "9"));
  }
}
