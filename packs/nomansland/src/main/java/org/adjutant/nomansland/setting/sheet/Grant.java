package org.adjutant.nomansland.setting.sheet;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/** A barrage that a scenario gives without taking Artillery Points for it. */
public sealed interface Grant {
  /** The statement that grants it. */
  RuleId rule();

  /**
   * Straight Barrages on one and the same row (1.5.3.3).
   *
   * @param row its letter; absent if the Attacker chooses it
   * @param times how often, 1 or more
   */
  record Straight(Optional<String> row, int times, RuleId rule) implements Grant {
    public Straight {
      atLeastOne("Straight Barrage", times);
    }
  }

  /**
   * A Creeping Barrage (4.1.2).
   *
   * @param row where its markers start
   * @param rowRule the scenario's own statement of the row, where it has one
   * @param add what is added to its dice (NI-090)
   */
  record Creeping(String row, Optional<RuleId> rowRule, int add, RuleId rule) implements Grant {}

  /**
   * Gas markers (4.1.1).
   *
   * @param cylinders true from cylinders (4.1.1.1), false from projectors (4.1.1.2)
   * @param markers 1 or more
   */
  record Gas(boolean cylinders, int markers, RuleId rule) implements Grant {
    public Gas {
      atLeastOne("gas marker", markers);
    }
  }

  /**
   * Artillery Points for use on each enemy unit in the preparation (NI-141).
   *
   * @param points on each, 1 or more
   * @param compulsory whether they must be used
   */
  record PerUnit(int points, boolean compulsory, RuleId rule) implements Grant {
    public PerUnit {
      atLeastOne("point", points);
    }
  }

  /**
   * Bruchmüller's attacks on the Command Post, on Communications and on each Pillbox (NI-093).
   *
   * @param commandPost what it counts for, in Artillery Points
   */
  record Bruchmueller(int commandPost, int communications, int pillbox, RuleId rule)
      implements Grant {
    public Bruchmueller {
      atLeastOne("point", Math.min(pillbox, Math.min(commandPost, communications)));
    }
  }

  private static void atLeastOne(String what, int number) {
    if (number < 1) {
      throw new DataException("a grant is one " + what + " or more, not " + number);
    }
  }

  /** Reads the data form of a grant, told apart by its {@code kind}. */
  static Grant parse(Data data) {
    String kind = data.text("kind");
    switch (kind) {
      case "straight" -> {
        Form form = new Form(data, "kind", "row", "times", "rule");
        return new Straight(form.one("row", Data::text), form.number("times", 1), form.rule());
      }
      case "creeping" -> {
        Form form = new Form(data, "kind", "row", "rowRule", "add", "rule");
        Optional<RuleId> rowRule = form.one("rowRule", id -> RuleId.of(id.text()));
        return new Creeping(form.text("row"), rowRule, form.number("add"), form.rule());
      }
      case "gas" -> {
        Form form = new Form(data, "kind", "source", "markers", "rule");
        return new Gas(isCylinders(form.text("source")), form.number("markers"), form.rule());
      }
      case "per-unit" -> {
        Form form = new Form(data, "kind", "points", "compulsory", "rule");
        return new PerUnit(form.number("points"), form.flag("compulsory", false), form.rule());
      }
      case "bruchmueller" -> {
        Form form = new Form(data, "kind", "commandPost", "communications", "pillbox", "rule");
        return new Bruchmueller(
            form.number("commandPost"),
            form.number("communications"),
            form.number("pillbox"),
            form.rule());
      }
      default ->
          throw new DataException(
              "a grant is straight, creeping, gas, per-unit or bruchmueller, not " + kind);
    }
  }

  private static boolean isCylinders(String source) {
    if (!source.equals("cylinders") && !source.equals("projectors")) {
      throw new DataException("gas comes from cylinders or projectors, not from " + source);
    }
    return source.equals("cylinders");
  }
}
