package org.adjutant.nomansland.setting;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.NoMansLandPack;
import org.adjutant.rules.spi.Pack.ScenarioInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SettingTest {
  static java.util.stream.Stream<String> scenarios() {
    return new NoMansLandPack().scenarios().stream().map(ScenarioInfo::id);
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void everyScenarioOfThePackCanBeRead(String id) {
    assertThat(Battle.setting(id).scenario().id()).isEqualTo(id);
  }
}
