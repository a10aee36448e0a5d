package org.adjutant.nomansland.planning.setup;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.setting.sheet.Form;
import org.adjutant.rules.data.Data;

/** A set-up of one side that comes ready made. */
record Plan(String about, List<Stack> stacks) {
  /**
   * What stands in a hex.
   *
   * @param at the hex; rows S to U stand for the Set-up Row and the rows behind it
   * @param units from the bottom, by kind, or by id where it matters which
   * @param inside those in the structure among the units
   * @param facing of all of them that face anywhere
   */
  record Stack(String at, List<String> units, List<String> inside, Optional<Integer> facing) {
    Stack {
      units = List.copyOf(units);
      inside = List.copyOf(inside);
    }

    static Stack parse(Data data) {
      Form form = new Form(data, "at", "units", "inside", "facing");
      return new Stack(
          form.text("at"),
          form.words("units"),
          form.words("inside"),
          form.one("facing", Data::integer));
    }
  }

  Plan {
    stacks = List.copyOf(stacks);
  }

  static Plan parse(Data data) {
    Form form = new Form(data, "about", "stacks");
    return new Plan(form.text("about"), form.each("stacks", Stack::parse));
  }
}
