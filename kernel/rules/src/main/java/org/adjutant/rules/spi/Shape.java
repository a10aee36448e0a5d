package org.adjutant.rules.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.InputException;

/**
 * The declared form of arguments or of an answer: named fields, each of a type. It checks data, and
 * prints and reads the short form that a person types, in which fields stand in order and those
 * with a keyword behind it: {@code attack 1113 with 26a,26b}.
 */
public record Shape(List<Field> fields) {
  public static final Shape NONE = new Shape(List.of());

  public Shape {
    fields = List.copyOf(fields);
  }

  /**
   * What a field may hold. The JSON form is a text, or a list of texts, a number, or any data for
   * {@link #DATA}.
   */
  public enum Type {
    /** A piece by its id. */
    PIECE,
    /** Several pieces: {@code 26a,26b}. */
    PIECES,
    /** A place by its short text. */
    PLACE,
    /**
     * Places in order: {@code 0101-0102-0103}, or {@code box:turn-3;@10,20,0;} where places have
     * hyphens or commas of their own.
     */
    PLACES,
    /** A whole number. */
    NUMBER,
    /** One word. */
    WORD,
    /** Data of any form; not to be typed. */
    DATA
  }

  /**
   * One field.
   *
   * @param keyword stands before it in the short form; empty for a field told by its place
   * @param optional may be left out
   * @param words for a WORD, those allowed; empty for any. For a NUMBER, names that may be typed
   *     for 1, 2 and so on
   * @param about for help
   */
  public record Field(
      String name, Type type, String keyword, boolean optional, List<String> words, String about) {
    public Field {
      words = List.copyOf(words);
    }

    public static Field of(String name, Type type, String about) {
      return new Field(name, type, "", false, List.of(), about);
    }

    public static Field word(String name, List<String> words, String about) {
      return new Field(name, Type.WORD, "", false, words, about);
    }

    /** A number that may be typed by its name too, the first for 1. */
    public static Field numbered(String name, List<String> names, String about) {
      return new Field(name, Type.NUMBER, "", false, names, about);
    }

    public Field after(String word) {
      return new Field(name, type, word, optional, words, about);
    }

    public Field optionally() {
      return new Field(name, type, keyword, true, words, about);
    }
  }

  public static Shape of(Field... fields) {
    return new Shape(List.of(fields));
  }

  public Optional<Field> field(String name) {
    for (Field field : fields) {
      if (field.name().equals(name)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }

  /**
   * Checks data against this shape. @throws InputException naming every field that is missing,
   * unknown or of the wrong form
   */
  public void check(String of, Data args) {
    if (!(args instanceof Data.Fields)) {
      throw new InputException(
          "\"" + of + "\" takes an object with the fields " + names() + ", not " + args.kind());
    }
    List<String> wrong = new ArrayList<>();
    Map<String, Data> given = args.fields();
    int known = 0;
    for (Field field : fields) {
      Data value = given.get(field.name());
      if (value == null) {
        if (!field.optional()) {
          wrong.add("\"" + field.name() + "\" is missing (" + field.about() + ")");
        }
        continue;
      }
      known++;
      ShapeText.fault(field, value).ifPresent(wrong::add);
    }
    if (known < given.size()) {
      for (String name : given.keySet()) {
        if (field(name).isEmpty()) {
          wrong.add("\"" + name + "\" is not a field of it; there are " + names());
        }
      }
    }
    if (!wrong.isEmpty()) {
      throw new InputException("\"" + of + "\": " + String.join("; ", wrong));
    }
  }

  private List<String> names() {
    return fields.stream().map(Field::name).toList();
  }

  /** The short form of arguments, without the action's name. */
  public String print(Data args) {
    return ShapeText.print(this, args);
  }

  /**
   * Reads the short form.
   *
   * @param words what was typed behind the action's name
   * @param pieces turns what a person calls a piece into its id
   * @throws InputException saying which field could not be read, and how the whole is typed
   */
  public Data parse(String of, List<String> words, Naming pieces) {
    return ShapeText.parse(this, of, words, pieces);
  }

  /** How it is typed: {@code attack <target> with <units>}. */
  public String usage(String of) {
    return ShapeText.usage(this, of);
  }

  /**
   * Turns what a person calls a piece (its id, its name, the hex it stands in alone) into its id.
   */
  @FunctionalInterface
  public interface Naming {
    /**
     * @throws InputException if nothing or more than one is called so, naming those that come near
     */
    String id(String called);
  }

  /** Takes ids as they are. */
  public static Naming byId() {
    return called -> called;
  }
}
