package org.adjutant.ledger.record;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * Reads the JSON that the ledger itself wrote, as fast as may be. It is written by {@link
 * org.adjutant.rules.data.Canon}.
 */
public final class Json {
  private static final JsonFactory FACTORY = new JsonFactory();

  private Json() {}

  /**
   * @throws DataException if the text is no JSON of texts, whole numbers, flags, lists and objects
   */
  public static Data read(String text) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      parser.nextToken();
      Data data = value(parser);
      if (parser.nextToken() != null) {
        throw new DataException("something stands behind the end of the JSON value");
      }
      return data;
    } catch (IOException e) {
      throw new DataException("this is no JSON: " + e.getMessage());
    }
  }

  /**
   * One field of an object, passing over the others; empty if it is not there.
   *
   * @throws DataException as {@link #read}
   */
  static Optional<Data> field(String text, String name) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      Optional<Data> found = Optional.empty();
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean wanted = parser.currentName().equals(name);
        parser.nextToken();
        if (wanted) {
          found = Optional.of(value(parser));
        } else {
          parser.skipChildren();
        }
      }
      if (parser.currentToken() != JsonToken.END_OBJECT || parser.nextToken() != null) {
        throw new DataException("an object was expected, and nothing behind it");
      }
      return found;
    } catch (IOException e) {
      throw new DataException("this is no JSON: " + e.getMessage());
    }
  }

  /**
   * One field of an object; what stands behind it is not looked at. Empty if it is not there.
   *
   * @throws DataException as {@link #read}
   */
  static Optional<Data> early(String text, String name) {
    try (JsonParser parser = FACTORY.createParser(text)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean wanted = parser.currentName().equals(name);
        parser.nextToken();
        if (wanted) {
          return Optional.of(value(parser));
        }
        parser.skipChildren();
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new DataException("this is no JSON: " + e.getMessage());
    }
  }

  private static Data value(JsonParser parser) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new DataException("there is nothing to read");
    }
    return switch (token) {
      case VALUE_STRING -> Data.of(parser.getText());
      case VALUE_NUMBER_INT -> Data.of(parser.getLongValue());
      case VALUE_TRUE -> Data.of(true);
      case VALUE_FALSE -> Data.of(false);
      case START_ARRAY -> {
        List<Data> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(value(parser));
        }
        yield Data.of(items);
      }
      case START_OBJECT -> {
        Map<String, Data> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          fields.put(name, value(parser));
        }
        yield new Data.Fields(fields);
      }
      default -> throw new DataException("a recorded value is never " + token.asString());
    };
  }
}
