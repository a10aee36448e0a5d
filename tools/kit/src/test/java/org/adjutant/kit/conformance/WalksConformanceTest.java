package org.adjutant.kit.conformance;

import org.adjutant.rules.spi.Pack;
import org.adjutant.walks.WalksPack;

/** The five mini titles of the kernel's own tests, held to what is asked of packs. */
final class WalksConformanceTest extends PackConformance {
  @Override
  protected Pack pack() {
    return new WalksPack();
  }
}
