package org.adjutant.nomansland.setting.sheet;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * The Defender's guns may answer the preparation before turn 1, at part of the Attacker's units
 * (NI-138).
 *
 * @param company the company at which they may fire; 0 for every company
 * @param platoon the platoon of each company; 0 for every platoon
 */
public record CounterPreparation(int company, int platoon, RuleId rule) {
  public CounterPreparation {
    if (company < 0 || platoon < 0) {
      throw new DataException("a company or platoon is numbered 1 or more, or 0 for all");
    }
  }

  static CounterPreparation parse(Data data) {
    Form form = new Form(data, "company", "platoon", "rule");
    return new CounterPreparation(
        form.number("company", 0), form.number("platoon", 0), form.rule());
  }
}
