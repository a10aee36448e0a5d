package org.adjutant.host.json;

import com.fasterxml.jackson.core.JsonStreamContext;

/** Where a parser is within a document, written {@code $.tables[2].rows.3}. */
final class JsonPath {
  private JsonPath() {}

  static String of(JsonStreamContext context) {
    JsonStreamContext parent = context.getParent();
    if (parent == null) {
      return "$";
    }
    if (context.inArray()) {
      return of(parent) + (context.hasCurrentIndex() ? "[" + context.getCurrentIndex() + "]" : "");
    }
    return of(parent) + (context.hasCurrentName() ? field(context.getCurrentName()) : "");
  }

  private static String field(String name) {
    boolean plain = !name.isEmpty() && name.chars().allMatch(c -> c > ' ' && c != '.' && c != '[');
    return plain ? "." + name : "[\"" + name + "\"]";
  }
}
