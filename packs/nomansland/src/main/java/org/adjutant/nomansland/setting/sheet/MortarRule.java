package org.adjutant.nomansland.setting.sheet;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/**
 * What a scenario says of a side's mortars.
 *
 * @param add to their dice on the mortar table
 * @param gas whether they may fire gas (NI-148)
 */
public record MortarRule(int add, boolean gas, RuleId rule) {
  static MortarRule parse(Data data) {
    Form form = new Form(data, "add", "gas", "rule");
    return new MortarRule(form.number("add", 0), form.flag("gas", false), form.rule());
  }
}
