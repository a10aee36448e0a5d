package org.adjutant.ledger.record;

import java.util.Arrays;
import java.util.List;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;

/**
 * A canonical text, gone along from its end to see whether something stands there word for word.
 * What it is compared with is never written out. Once it has said no it is of no more use.
 */
final class Verbatim {
  private final String text;
  private int at;

  Verbatim(String text) {
    this.text = text;
    this.at = text.length();
  }

  /** True if a text is the canonical text of this. */
  static boolean is(String text, Data data) {
    Verbatim all = new Verbatim(text);
    return all.ends(data) && all.at == 0;
  }

  /** Steps back over some characters if they stand before. */
  boolean ends(String characters) {
    at -= characters.length();
    return text.startsWith(characters, at);
  }

  /** Steps back over the canonical text of this if it stands before. */
  boolean ends(Data data) {
    if (data instanceof Data.Text text) {
      return quoted(text.value());
    }
    if (data instanceof Data.Items list) {
      return items(list.values());
    }
    return data instanceof Data.Fields object ? fields(object) : ends(data.toString());
  }

  private boolean items(List<Data> values) {
    boolean same = ends("]");
    for (int i = values.size() - 1; same && i >= 0; i--) {
      same = ends(values.get(i)) && (i == 0 || ends(","));
    }
    return same && ends("[");
  }

  private boolean fields(Data.Fields object) {
    String[] names = object.values().keySet().toArray(new String[0]);
    Arrays.sort(names);
    boolean same = ends("}");
    for (int i = names.length - 1; same && i >= 0; i--) {
      same = ends(object.get(names[i])) && ends(":") && quoted(names[i]) && (i == 0 || ends(","));
    }
    return same && ends("{");
  }

  private boolean quoted(String value) {
    boolean same = ends("\"");
    for (int i = value.length() - 1; same && i >= 0; i--) {
      char c = value.charAt(i);
      same =
          c == '"' || c == '\\' || c < ' ' ? ends(escaped(c)) : --at >= 0 && text.charAt(at) == c;
    }
    return same && ends("\"");
  }

  private static String escaped(char c) {
    String quoted = Canon.text(Data.of(String.valueOf(c)));
    return quoted.substring(1, quoted.length() - 1);
  }
}
