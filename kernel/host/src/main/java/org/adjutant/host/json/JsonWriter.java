package org.adjutant.host.json;

import java.util.Map;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;

/**
 * Writes a plain data tree as JSON, fields in their own order. {@link JsonReader} reads it back.
 */
public final class JsonWriter {
  private static final int WIDTH = 100;

  private JsonWriter() {}

  /** On one line. */
  public static String compact(Data data) {
    StringBuilder out = new StringBuilder();
    line(data, out);
    return out.toString();
  }

  /** For a person: indented by two spaces, what fits into a line of 100 on one line. */
  public static String pretty(Data data) {
    StringBuilder out = new StringBuilder();
    indented(data, 0, 0, out);
    return out.append('\n').toString();
  }

  private static void indented(Data data, int depth, int used, StringBuilder out) {
    String line = compact(data);
    if (used + line.length() <= WIDTH || isLeaf(data)) {
      out.append(line);
    } else if (data instanceof Data.Items items) {
      String before = "[";
      for (Data item : items.values()) {
        newLine(before, depth + 1, out);
        indented(item, depth + 1, 2 * depth + 3, out);
        before = ",";
      }
      newLine("", depth, out);
      out.append(']');
    } else {
      String before = "{";
      for (Map.Entry<String, Data> field : data.fields().entrySet()) {
        newLine(before, depth + 1, out);
        String name = Canon.text(Data.of(field.getKey()));
        out.append(name).append(": ");
        indented(field.getValue(), depth + 1, 2 * depth + 5 + name.length(), out);
        before = ",";
      }
      newLine("", depth, out);
      out.append('}');
    }
  }

  private static boolean isLeaf(Data data) {
    return !(data instanceof Data.Items) && !(data instanceof Data.Fields);
  }

  private static void newLine(String before, int depth, StringBuilder out) {
    out.append(before).append('\n').append("  ".repeat(depth));
  }

  private static void line(Data data, StringBuilder out) {
    if (data instanceof Data.Items items) {
      String before = "";
      out.append('[');
      for (Data item : items.values()) {
        out.append(before);
        line(item, out);
        before = ", ";
      }
      out.append(']');
    } else if (data instanceof Data.Fields object) {
      String before = "";
      out.append('{');
      for (Map.Entry<String, Data> field : object.values().entrySet()) {
        out.append(before).append(Canon.text(Data.of(field.getKey()))).append(": ");
        line(field.getValue(), out);
        before = ", ";
      }
      out.append('}');
    } else {
      Canon.write(data, out);
    }
  }
}
