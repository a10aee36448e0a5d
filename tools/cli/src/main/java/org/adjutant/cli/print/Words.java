package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.adjutant.rules.data.Data;

/** Names of events and data in words. */
public final class Words {
  private Words() {}

  /** {@code AttackDeclared} as "attack declared"; a pack's prefix is left out. */
  public static String event(String name) {
    String own = name.substring(name.indexOf('/') + 1);
    return own.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
  }

  /** The fields of an object: {@code unit 26a, cost 3}. Empty for an object without any. */
  public static String fields(Data data) {
    if (!(data instanceof Data.Fields)) {
      return value(data);
    }
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Data> field : data.fields().entrySet()) {
      text.append(text.isEmpty() ? "" : ", ").append(key(field.getKey()));
      text.append(' ').append(value(field.getValue()));
    }
    return text.toString();
  }

  /** {@code reading 2 of loos:LI-27 is in force}, for readings by interpretation. */
  static String readings(Data readings) {
    List<String> parts = new ArrayList<>();
    readings.fields().forEach((id, reading) -> parts.add("reading " + reading + " of " + id));
    return String.join(" and ", parts) + (parts.size() == 1 ? " is in force" : " are in force");
  }

  /** {@code attackParts} as "attack parts"; ids, which are keys too, as they are. */
  private static String key(String name) {
    // Titles record how many answers a choice had.
    return name.equals("answers")
        ? "possible answers"
        : name.matches("[a-z]+([A-Z][a-z]+)+") ? event(name) : name;
  }

  private static String value(Data data) {
    if (data instanceof Data.Items items) {
      List<String> parts = items.values().stream().map(Words::value).toList();
      boolean plain = items.values().stream().noneMatch(v -> v instanceof Data.Fields);
      return parts.isEmpty() ? "none" : String.join(plain ? " " : "; ", parts);
    }
    if (data instanceof Data.Fields) {
      return "(" + fields(data) + ")";
    }
    if (data instanceof Data.Flag flag) {
      return flag.value() ? "yes" : "no";
    }
    return data.toString();
  }
}
