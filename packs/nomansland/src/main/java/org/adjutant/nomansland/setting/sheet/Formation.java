package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * How an attacking force is made up of companies and platoons.
 *
 * @param platoons in each company
 * @param stacks of each platoon, the kinds of each from the lowest to the top
 * @param extra units of each platoon that join any of its stacks
 */
public record Formation(
    int companies, int platoons, List<List<String>> stacks, List<String> extra, RuleId rule) {
  public Formation {
    stacks = stacks.stream().map(List::copyOf).toList();
    extra = List.copyOf(extra);
    if (companies < 1 || platoons < 1 || stacks.isEmpty()) {
      throw new DataException("a formation has companies, platoons and stacks, one at least");
    }
  }

  static Formation parse(Data data) {
    Form form = new Form(data, "companies", "platoons", "stacks", "extra", "rule");
    return new Formation(
        form.number("companies"),
        form.number("platoons"),
        form.each("stacks", Data::textItems),
        form.words("extra"),
        form.rule());
  }

  /** How many units of a kind all platoons have together. */
  public int count(String kind) {
    long each = extra.stream().filter(kind::equals).count();
    for (List<String> stack : stacks) {
      each += stack.stream().filter(kind::equals).count();
    }
    return (int) each * companies * platoons;
  }
}
