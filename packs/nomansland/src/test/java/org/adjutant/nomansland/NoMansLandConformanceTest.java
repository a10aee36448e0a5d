package org.adjutant.nomansland;

import org.adjutant.kit.conformance.PackConformance;
import org.adjutant.rules.spi.Pack;

final class NoMansLandConformanceTest extends PackConformance {
  private static final int SOAK = 300;

  @Override
  protected Pack pack() {
    return new NoMansLandPack();
  }

  /** Eleven scenarios: a few games of each where little time is asked for. */
  @Override
  protected int games() {
    int asked = super.games();
    return asked > SOAK ? SOAK : Math.max(1, asked / 4);
  }
}
