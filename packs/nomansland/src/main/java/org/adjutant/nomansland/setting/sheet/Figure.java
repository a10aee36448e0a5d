package org.adjutant.nomansland.setting.sheet;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/** A number that a statement gives. */
public record Figure(int number, RuleId rule) {
  /** Reads {@code {NAME: 2, "rule": "nomansland:S06.defender.f"}}. */
  static Figure parse(Data data, String name) {
    Form form = new Form(data, name, "rule");
    return new Figure(form.number(name), form.rule());
  }

  /** Reads {@code {"count": 2, "rule": ...}}. */
  static Figure count(Data data) {
    return parse(data, "count");
  }
}
