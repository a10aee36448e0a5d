package org.adjutant.rules.board.hex;

import java.util.Optional;
import org.adjutant.rules.data.DataException;

/**
 * How hex ids are written. A pattern names the two axes in their order: {@code CCRR} two digits of
 * the column and two of the row ({@code 0110}); {@code RaC} the row as a letter and then the plain
 * column number ({@code J5}); {@code CaR} the column as a letter ({@code A10}, {@code AA3}). As
 * many letters {@code C} or {@code R} as digits, one for a number without leading noughts, {@code
 * a} behind it for a letter. After the last letter of the alphabet they double: Z, AA, BB.
 */
public final class HexIds {
  private final String pattern;
  private final String alphabet;
  private final boolean columnFirst;
  private final int[] digits = new int[2];

  /** A column and a row, as printed numbers. */
  record Cell(int column, int row) {}

  private HexIds(String pattern, String alphabet) {
    this.pattern = pattern;
    this.alphabet = alphabet;
    this.columnFirst = pattern.startsWith("C");
    int end = pattern.lastIndexOf(columnFirst ? "C" : "R") + 1;
    end += pattern.startsWith("a", end) ? 1 : 0;
    digits[0] = digits(pattern.substring(0, end), columnFirst ? 'C' : 'R');
    digits[1] = digits(pattern.substring(end), columnFirst ? 'R' : 'C');
    boolean bothLetters = digits[0] == 0 && digits[1] == 0;
    boolean ambiguous = digits[0] != 0 && digits[1] != 0 && Math.min(digits[0], digits[1]) == 1;
    if (bothLetters || ambiguous) {
      throw new DataException(
          "ids \""
              + pattern
              + "\" cannot be read back: give each number two digits, or write just one axis in"
              + " letters");
    }
  }

  /**
   * Ids by a pattern, with the letters A to Z. @throws DataException if the pattern has no such
   * form
   */
  public static HexIds of(String pattern) {
    return of(pattern, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  }

  /** Ids by a pattern, with letters of one's own (a map that leaves out I and O). */
  public static HexIds of(String pattern, String alphabet) {
    if (alphabet.isEmpty() || alphabet.chars().distinct().count() != alphabet.length()) {
      throw new DataException(
          "the letters of hex ids must be different ones, not \"" + alphabet + "\"");
    }
    return new HexIds(pattern, alphabet);
  }

  private int digits(String part, char axis) {
    if (part.equals(axis + "a")) {
      return 0;
    }
    if (part.isEmpty() || part.length() > 4 || part.chars().anyMatch(c -> c != axis)) {
      throw new DataException("ids are written like CCRR, RaC or CaR, not \"" + pattern + "\"");
    }
    return part.length();
  }

  /**
   * The id of a printed column and row. @throws DataException if a number does not fit the pattern
   */
  String id(int column, int row) {
    return part(columnFirst ? column : row, digits[0])
        + part(columnFirst ? row : column, digits[1]);
  }

  /** The part of an id that names a printed column. */
  String columnPart(int column) {
    return part(column, digits[columnFirst ? 0 : 1]);
  }

  /** The part of an id that names a printed row. */
  String rowPart(int row) {
    return part(row, digits[columnFirst ? 1 : 0]);
  }

  private String part(int number, int width) {
    if (width == 0) {
      if (number < 1) {
        throw new DataException(
            "number " + number + " has no letter: the first letter is number 1");
      }
      String letter = String.valueOf(alphabet.charAt((number - 1) % alphabet.length()));
      return letter.repeat((number - 1) / alphabet.length() + 1);
    }
    String plain = Integer.toString(number);
    if (width > 1 && plain.length() > width) {
      throw new DataException("number " + number + " does not fit ids written " + pattern);
    }
    return "0".repeat(Math.max(0, width - plain.length())) + plain;
  }

  /** The printed column and row of a text, if it has the form of an id. */
  Optional<Cell> read(String text) {
    int cut = cut(text);
    if (cut <= 0 || cut >= text.length()) {
      return Optional.empty();
    }
    int first = number(text.substring(0, cut), digits[0]);
    int second = number(text.substring(cut), digits[1]);
    if (first < 0 || second < 0) {
      return Optional.empty();
    }
    return Optional.of(columnFirst ? new Cell(first, second) : new Cell(second, first));
  }

  private int cut(String text) {
    if (digits[0] > 1) {
      return digits[0];
    }
    boolean letters = digits[0] == 0;
    int cut = 0;
    while (cut < text.length() && (alphabet.indexOf(text.charAt(cut)) >= 0) == letters) {
      cut++;
    }
    return cut;
  }

  private int number(String part, int width) {
    if (width == 0) {
      int letter = alphabet.indexOf(part.charAt(0));
      boolean same = part.chars().allMatch(c -> c == part.charAt(0));
      return letter < 0 || !same ? -1 : letter + 1 + alphabet.length() * (part.length() - 1);
    }
    boolean plain = part.length() <= 6 && part.chars().allMatch(c -> c >= '0' && c <= '9');
    boolean fits =
        width == 1 ? part.length() == 1 || part.charAt(0) != '0' : part.length() == width;
    return plain && fits ? Integer.parseInt(part) : -1;
  }

  /** In words, for messages. */
  String inWords() {
    return words(digits[0], columnFirst ? "column" : "row")
        + ", then "
        + words(digits[1], columnFirst ? "row" : "column");
  }

  private static String words(int width, String axis) {
    return switch (width) {
      case 0 -> "the " + axis + " as a letter";
      case 1 -> "the " + axis + " as a number";
      default -> width + " digits of the " + axis;
    };
  }

  @Override
  public String toString() {
    return pattern;
  }
}
