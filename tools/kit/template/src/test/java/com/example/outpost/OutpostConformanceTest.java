package com.example.outpost;

import org.adjutant.kit.conformance.PackConformance;
import org.adjutant.rules.spi.Pack;

final class OutpostConformanceTest extends PackConformance {
  @Override
  protected Pack pack() {
    return new OutpostPack();
  }
}
