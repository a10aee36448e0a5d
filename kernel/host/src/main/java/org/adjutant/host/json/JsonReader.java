package org.adjutant.host.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * Reads JSON into a plain data tree. Strict: no comments, no field twice in an object, no fraction,
 * no null, nothing behind the end. What is wrong is said with file, line, column and JSON path:
 * {@code map.json:12:8: $.terrain[3].hexes: null is not used here; leave the field out}.
 */
public final class JsonReader {
  private static final JsonFactory FACTORY = new JsonFactory();

  private final String file;
  private final JsonParser parser;

  private JsonReader(String file, JsonParser parser) {
    this.file = file;
    this.parser = parser;
  }

  /**
   * Reads a text.
   *
   * @param file what messages call it
   * @throws DataException saying what is wrong, where, and what would be right
   */
  public static Data read(String file, String json) {
    return read(file, json.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Reads UTF-8.
   *
   * @param file what messages call it
   * @throws DataException saying what is wrong, where, and what would be right
   */
  public static Data read(String file, byte[] json) {
    try (JsonParser parser = FACTORY.createParser(json)) {
      return new JsonReader(file, parser).document();
    } catch (IOException e) {
      throw new DataException(file + ": " + e.getMessage());
    }
  }

  /**
   * Reads a file.
   *
   * @throws DataException if it is not there or not readable, or saying what is wrong in it
   */
  public static Data read(Path file) {
    return read(file.toString(), bytes(file));
  }

  /**
   * What somebody reads out of a file. Complaints of its data get file, line and column.
   *
   * @throws DataException as {@link #read(Path)}, or for what the reading complains of
   */
  public static <T> T read(Path file, Function<Data, T> reading) {
    byte[] json = bytes(file);
    Data data = read(file.toString(), json);
    try {
      return reading.apply(data);
    } catch (DataException e) {
      throw new DataException(JsonPlaces.of(file.toString(), json).in(e.getMessage()));
    }
  }

  /**
   * The bytes of a file.
   *
   * @throws DataException if it is not there or not readable
   */
  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      throw new DataException("there is no file " + file);
    } catch (IOException e) {
      throw new DataException(file + " cannot be read: " + e.getMessage());
    }
  }

  private Data document() throws IOException {
    try {
      if (parser.nextToken() == null) {
        throw wrong("the file is empty; a JSON object was expected");
      }
      Data data = value();
      if (parser.nextToken() != null) {
        throw wrong("the JSON value is over here, but something follows; remove it");
      }
      return data;
    } catch (InputCoercionException e) {
      throw wrong("the number is too large; it must fit into 64 bits");
    } catch (JsonProcessingException e) {
      throw at(e.getLocation(), JsonFault.of(e));
    }
  }

  private Data value() throws IOException {
    return switch (parser.currentToken()) {
      case VALUE_STRING -> Data.of(parser.getText());
      case VALUE_NUMBER_INT -> Data.of(parser.getLongValue());
      case VALUE_TRUE -> Data.of(true);
      case VALUE_FALSE -> Data.of(false);
      case START_ARRAY -> items();
      case START_OBJECT -> fields();
      case VALUE_NUMBER_FLOAT ->
          throw wrong(
              parser.getText()
                  + " is a fraction; write a whole number of a smaller unit, or a text");
      case VALUE_NULL -> throw wrong("null is not used here; leave the field out");
      default -> throw wrong("a value was expected");
    };
  }

  private Data items() throws IOException {
    List<Data> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      items.add(value());
    }
    return Data.of(items);
  }

  private Data fields() throws IOException {
    Map<String, Data> fields = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      if (fields.containsKey(name)) {
        throw wrong("the field stands twice in this object; keep one of them");
      }
      parser.nextToken();
      fields.put(name, value());
    }
    return new Data.Fields(fields);
  }

  private DataException wrong(String what) {
    return at(parser.currentTokenLocation(), what);
  }

  private DataException at(JsonLocation location, String what) {
    String place =
        location == null
            ? ""
            : ":" + location.getLineNr() + ":" + Math.max(1, location.getColumnNr());
    String path = JsonPath.of(parser.getParsingContext());
    return new DataException(file + place + ": " + path + ": " + what);
  }
}
