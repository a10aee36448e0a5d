package org.adjutant.rules.spi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/** The text side of a shape: checking, printing and reading its fields. */
final class ShapeText {
  private static final String NONE = "none";

  private ShapeText() {}

  static Optional<String> fault(Field field, Data value) {
    try {
      switch (field.type()) {
        case PIECE -> new PieceId(value.text());
        case PIECES -> value.textItems().forEach(PieceId::new);
        case PLACE -> Place.parse(value.text());
        case PLACES -> value.textItems().forEach(Place::parse);
        case NUMBER -> value.integer();
        case WORD -> {
          String word = value.text();
          if (!field.words().isEmpty() && !field.words().contains(word)) {
            throw new DataException("\"" + word + "\" is none of " + field.words());
          }
        }
        case DATA -> {
          return Optional.empty();
        }
      }
      return Optional.empty();
    } catch (DataException e) {
      return Optional.of("\"" + field.name() + "\": " + e.getMessage());
    }
  }

  /** What cannot be typed and may be left out is not shown. */
  static String usage(Shape shape, String of) {
    StringBuilder text = new StringBuilder(of);
    for (Field field : shape.fields()) {
      if (field.type() == Type.DATA && field.optional()) {
        continue;
      }
      String part =
          (field.keyword().isEmpty() ? "" : field.keyword() + " ") + "<" + field.name() + ">";
      text.append(' ').append(field.optional() ? "[" + part + "]" : part);
    }
    return text.toString();
  }

  static String print(Shape shape, Data args) {
    List<String> words = new ArrayList<>();
    for (Field field : shape.fields()) {
      Optional<Data> value = args.find(field.name());
      if (value.isPresent()) {
        if (!field.keyword().isEmpty()) {
          words.add(field.keyword());
        }
        words.add(print(field, value.get()));
      }
    }
    return String.join(" ", words);
  }

  private static String print(Field field, Data value) {
    return switch (field.type()) {
      case PIECES -> value.items().isEmpty() ? NONE : String.join(",", value.textItems());
      case PLACES -> value.items().isEmpty() ? NONE : path(value.textItems());
      case DATA -> Canon.text(value);
      default -> value.toString();
    };
  }

  /** Hyphens between places, or semicolons where a place has a hyphen or comma of its own. */
  private static String path(List<String> places) {
    boolean plain = places.stream().allMatch(p -> p.indexOf('-') < 0 && p.indexOf(',') < 0);
    return plain ? String.join("-", places) : String.join(";", places) + ";";
  }

  static Data parse(Shape shape, String of, List<String> words, Shape.Naming pieces) {
    Map<String, Data> values = new LinkedHashMap<>();
    int at = 0;
    for (Field field : shape.fields()) {
      boolean keyed = !field.keyword().isEmpty();
      if (keyed && at < words.size() && words.get(at).equalsIgnoreCase(field.keyword())) {
        at++;
      } else if (keyed && at < words.size() && field.optional()) {
        continue;
      }
      if (at >= words.size()) {
        if (field.optional()) {
          continue;
        }
        throw new InputException(
            "\""
                + of
                + "\" wants <"
                + field.name()
                + ">: "
                + field.about()
                + ". Type: "
                + usage(shape, of));
      }
      if (field.optional() && !keyed && startsNext(shape, field, words.get(at))) {
        continue;
      }
      values.put(field.name(), read(of, field, words.get(at++), pieces));
    }
    if (at < words.size()) {
      throw new InputException(
          "\"" + words.get(at) + "\" is too much here. Type: " + usage(shape, of));
    }
    return new Data.Fields(values);
  }

  private static boolean startsNext(Shape shape, Field field, String word) {
    return shape.fields().stream()
        .anyMatch(f -> !f.equals(field) && f.keyword().equalsIgnoreCase(word) && !word.isEmpty());
  }

  private static Data read(String of, Field field, String word, Shape.Naming pieces) {
    try {
      Data value =
          switch (field.type()) {
            case PIECE -> Data.of(pieces.id(word));
            case PIECES -> Data.texts(split(word, ",").stream().map(pieces::id).toList());
            case PLACE -> Data.of(Place.parse(word).text());
            case PLACES ->
                Data.texts(
                    split(word, word.indexOf(';') < 0 ? "[-,]" : ";").stream()
                        .map(p -> Place.parse(p).text())
                        .toList());
            case NUMBER -> Data.of(number(field, word));
            case WORD -> Data.of(word);
            case DATA -> throw new DataException("it cannot be typed; use the JSON form");
          };
      Optional<String> fault = fault(field, value);
      if (fault.isPresent()) {
        throw new DataException(fault.get());
      }
      return value;
    } catch (NumberFormatException e) {
      throw new InputException(
          "\""
              + of
              + "\": <"
              + field.name()
              + "> is a whole number"
              + (field.words().isEmpty() ? "" : " or one of " + field.words())
              + ", not \""
              + word
              + "\"");
    } catch (DataException e) {
      throw new InputException("\"" + of + "\": <" + field.name() + ">: " + e.getMessage());
    }
  }

  /** A number, or one of the names that stand for 1, 2 and so on. */
  private static long number(Field field, String word) {
    for (int i = 0; i < field.words().size(); i++) {
      if (field.words().get(i).equalsIgnoreCase(word)) {
        return i + 1L;
      }
    }
    return Long.parseLong(word);
  }

  private static List<String> split(String word, String by) {
    return word.equals(NONE)
        ? List.of()
        : Arrays.stream(word.split(by)).filter(s -> !s.isEmpty()).toList();
  }
}
