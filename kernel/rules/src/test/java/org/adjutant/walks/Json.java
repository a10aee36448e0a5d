package org.adjutant.walks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;

/** Reads the data written in tests. A single quote stands for a double one. */
public final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text.replace('\'', '"');
  }

  public static Data of(String text) {
    Json json = new Json(text);
    Data value = json.value();
    if (json.peek() != 0) {
      throw new IllegalArgumentException("something follows at " + json.at);
    }
    return value;
  }

  private Data value() {
    char next = peek();
    if (next == '{') {
      return object();
    }
    if (next == '[') {
      return list();
    }
    if (next == '"') {
      return Data.of(string());
    }
    int from = at;
    while (at < text.length() && ",]} \n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(from, at);
    return word.equals("true") || word.equals("false")
        ? Data.of(Boolean.parseBoolean(word))
        : Data.of(Long.parseLong(word));
  }

  private Data object() {
    Map<String, Data> fields = new LinkedHashMap<>();
    expect('{');
    while (peek() != '}') {
      String key = string();
      expect(':');
      fields.put(key, value());
      skipComma();
    }
    expect('}');
    return new Data.Fields(fields);
  }

  private Data list() {
    List<Data> items = new ArrayList<>();
    expect('[');
    while (peek() != ']') {
      items.add(value());
      skipComma();
    }
    expect(']');
    return Data.of(items);
  }

  private String string() {
    expect('"');
    int end = text.indexOf('"', at);
    String value = text.substring(at, end);
    at = end + 1;
    return value;
  }

  private void skipComma() {
    if (peek() == ',') {
      at++;
    }
  }

  private void expect(char wanted) {
    if (peek() != wanted) {
      throw new IllegalArgumentException("at " + at + " stands no " + wanted + " in " + text);
    }
    at++;
  }

  private char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }
}
