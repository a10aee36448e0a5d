package org.adjutant.rules.data;

import java.util.Arrays;

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
      String[] names = object.values().keySet().toArray(new String[0]);
      Arrays.sort(names);
      char before = '{';
      for (String name : names) {
        out.append(before);
        quote(name, out);
        out.append(':');
        write(object.get(name), out);
        before = ',';
      }
      out.append(before == '{' ? "{}" : "}");
    } else {
      out.append(data);
    }
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    if (isPlain(text)) {
      out.append(text).append('"');
      return;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < 0x20) {
        out.append("\\u00")
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\' || c < 0x20) {
        return false;
      }
    }
    return true;
  }
}
