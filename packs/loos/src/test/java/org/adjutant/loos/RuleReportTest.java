package org.adjutant.loos;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.adjutant.kit.report.ReportCase;
import org.adjutant.rules.spi.Pack;

final class RuleReportTest extends ReportCase {
  @Override
  protected Pack pack() {
    return new LoosPack();
  }

  /** The series rules, sections 2 to 9, and the exclusive rules over them, 10 to 18. */
  @Override
  protected Set<String> complete() {
    TreeSet<String> chapters = new TreeSet<>(List.of("CRT"));
    IntStream.rangeClosed(2, 18).mapToObj(Integer::toString).forEach(chapters::add);
    return chapters;
  }
}
