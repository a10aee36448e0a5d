package org.adjutant.rules.data;

import java.util.TreeMap;

/**
 * The canonical text of a data tree: JSON with sorted keys and no spaces. Equal trees have equal
 * texts on any machine.
 */
public final class Canon {
  private Canon() {}

  public static String text(Data data) {
    StringBuilder out = new StringBuilder(64);
    write(data, out);
    return out.toString();
  }

  public static void write(Data data, StringBuilder out) {
    if (data instanceof Data.Text t) {
      quote(t.value(), out);
    } else if (data instanceof Data.Items list) {
      char before = '[';
      for (Data item : list.values()) {
        out.append(before);
        write(item, out);
        before = ',';
      }
      out.append(before == '[' ? "[]" : "]");
    } else if (data instanceof Data.Fields object) {
      char before = '{';
      for (var field : new TreeMap<>(object.values()).entrySet()) {
        out.append(before);
        quote(field.getKey(), out);
        out.append(':');
        write(field.getValue(), out);
        before = ',';
      }
      out.append(before == '{' ? "{}" : "}");
    } else {
      out.append(data);
    }
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < 0x20) {
        out.append(String.format("\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
