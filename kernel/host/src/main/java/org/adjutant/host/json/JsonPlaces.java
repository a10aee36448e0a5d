package org.adjutant.host.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Where in a file what stands that readers of its data complain of. They name a JSON path; this
 * adds the line and the column: {@code map.json:12:8: $.terrain[3].hexes: no hex 9999}.
 */
public final class JsonPlaces {
  private final String file;
  private final Map<String, String> places = new LinkedHashMap<>();

  private JsonPlaces(String file) {
    this.file = file;
  }

  /**
   * Of a document that is JSON.
   *
   * @param file what messages call it
   */
  public static JsonPlaces of(String file, byte[] json) {
    JsonPlaces all = new JsonPlaces(file);
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token != JsonToken.END_ARRAY && token != JsonToken.END_OBJECT) {
          JsonLocation at = parser.currentTokenLocation();
          all.places.putIfAbsent(
              JsonPath.of(parser.getParsingContext()), at.getLineNr() + ":" + at.getColumnNr());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  /**
   * A complaint with file, line and column before each line that begins with a path of the
   * document, written {@code $.terrain[3]} or {@code terrain[3]}; with the file alone before any
   * other first line.
   */
  public String in(String complaint) {
    String placed = complaint.lines().map(this::line).collect(Collectors.joining("\n"));
    return placed.startsWith(file) ? placed : file + ": " + placed;
  }

  private String line(String line) {
    String indent = line.substring(0, line.length() - line.stripLeading().length());
    String own = file + ": ";
    String text =
        line.strip().startsWith(own) ? line.strip().substring(own.length()) : line.strip();
    int end = text.indexOf(": ");
    String path = end < 0 ? "" : text.substring(0, end);
    for (String known = full(path); !known.isEmpty(); known = shorter(known)) {
      String place = places.get(known);
      if (place != null && !known.equals("$")) {
        return indent + file + ":" + place + ": " + text;
      }
    }
    return line;
  }

  private static String full(String path) {
    return path.isEmpty() || path.contains(" ") ? "" : path.startsWith("$") ? path : "$." + path;
  }

  /** The path of what holds it. */
  private static String shorter(String path) {
    return path.substring(0, Math.max(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))));
  }
}
