package org.adjutant.nomansland.setting.sheet;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/**
 * Predicted Fire (4.1.6).
 *
 * @param shift whether it moves the Set-up Row; in scenario 11 the printed rows count it in
 */
public record PredictedFire(boolean shift, RuleId rule) {
  static PredictedFire parse(Data data) {
    Form form = new Form(data, "shift", "rule");
    return new PredictedFire(form.flag("shift", true), form.rule());
  }
}
