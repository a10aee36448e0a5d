package org.adjutant.loos;

import org.adjutant.kit.report.ReportCase;
import org.adjutant.rules.spi.Pack;

final class RuleReportTest extends ReportCase {
  @Override
  protected Pack pack() {
    return new LoosPack();
  }
}
