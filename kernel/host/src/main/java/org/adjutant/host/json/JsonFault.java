package org.adjutant.host.json;

import com.fasterxml.jackson.core.JsonProcessingException;

/** Puts what the parser complains of into words for a person. */
final class JsonFault {
  private JsonFault() {}

  static String of(JsonProcessingException fault) {
    String said = fault.getOriginalMessage();
    if (said.contains("'/'")) {
      return "JSON has no comments; remove it";
    }
    if (said.contains("end-of-input")) {
      return "the file breaks off here; a bracket, a brace or a quotation mark is not closed";
    }
    return "this is no JSON: " + said.replaceAll("\\s+", " ");
  }
}
