package org.adjutant.host.data;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.rules.engine.KernelRules;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.junit.jupiter.api.Test;

final class KernelIndexTest {
  @Test
  void everyRuleOfTheKernelHasItsStatement() throws IllegalAccessException {
    RuleIndex rules = KernelIndex.rules();
    for (var constant : KernelRules.class.getFields()) {
      RuleId id = RuleId.of((String) constant.get(null));
      assertThat(rules.contains(id)).as(id.text()).isTrue();
    }
    assertThat(rules.all()).hasSize(KernelRules.class.getFields().length);
  }
}
