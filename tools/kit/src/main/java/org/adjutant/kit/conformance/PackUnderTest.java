package org.adjutant.kit.conformance;

import java.util.List;
import org.adjutant.host.data.PackData;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** The pack that a suite is about, and how much of it is played. */
public abstract class PackUnderTest {
  /** The pack under test, as {@code ServiceLoader} would make it. */
  protected abstract Pack pack();

  /** More inputs than any game of the pack takes; a game that goes on longer is held endless. */
  protected int longest() {
    return 5_000;
  }

  /** How many random games of each scenario are played. */
  protected int games() {
    return Integer.getInteger("adjutant.games", 20);
  }

  final Title title(String scenario) {
    return pack().open(scenario, PackData.of(pack()));
  }

  final List<String> scenarios() {
    return pack().scenarios().stream().map(Pack.ScenarioInfo::id).toList();
  }
}
