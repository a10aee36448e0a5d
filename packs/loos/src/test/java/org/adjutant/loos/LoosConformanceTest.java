package org.adjutant.loos;

import org.adjutant.kit.conformance.PackConformance;
import org.adjutant.rules.spi.Pack;

final class LoosConformanceTest extends PackConformance {
  @Override
  protected Pack pack() {
    return new LoosPack();
  }
}
