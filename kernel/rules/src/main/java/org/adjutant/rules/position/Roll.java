package org.adjutant.rules.position;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.jspecify.annotations.Nullable;

/**
 * A need for dice, and its answer once chance has given it. Dice may differ in their faces, so that
 * a draw without return or a shuffle is one roll too.
 *
 * @param faces how many faces each die has, in order: 1 or more each, one die or more
 * @param purpose what is decided ({@code combat})
 * @param subject about what ({@code 0110})
 * @param occurrence how often this purpose and subject was rolled for before in this turn and phase
 * @param audience who may know what is rolled for, and the dice
 * @param diceOrNull as they fell; none for a viewer who may not know them
 */
public record Roll(
    List<Integer> faces,
    String purpose,
    String subject,
    int occurrence,
    Audience audience,
    @Nullable List<Integer> diceOrNull) {

  public Roll {
    faces = List.copyOf(faces);
    if (faces.isEmpty() || faces.stream().anyMatch(n -> n < 1)) {
      throw new DataException("a roll is of dice with a face or more each, not of " + faces);
    }
    if (diceOrNull != null) {
      diceOrNull = List.copyOf(diceOrNull);
      refuseMisfits(faces, diceOrNull);
    }
  }

  /** Dice that all have as many faces. */
  public static Roll of(int count, int faces, String purpose, String subject) {
    return of(Collections.nCopies(Math.max(count, 0), faces), purpose, subject);
  }

  /** Dice of these numbers of faces. */
  public static Roll of(List<Integer> faces, String purpose, String subject) {
    return new Roll(faces, purpose, subject, 0, Audience.ALL, null);
  }

  public Roll forEyesOf(Audience eyes) {
    return new Roll(faces, purpose, subject, occurrence, eyes, diceOrNull);
  }

  public Roll numbered(int next) {
    return new Roll(faces, purpose, subject, next, audience, null);
  }

  /** This roll with its dice. @throws DataException if they cannot be those of this roll */
  public Roll fallen(List<Integer> dice) {
    return new Roll(faces, purpose, subject, occurrence, audience, dice);
  }

  /** True if these can be the dice of this roll. */
  public boolean fits(List<Integer> dice) {
    boolean fits = dice.size() == faces.size();
    for (int i = 0; fits && i < dice.size(); i++) {
      fits = dice.get(i) >= 1 && dice.get(i) <= faces.get(i);
    }
    return fits;
  }

  /** True while chance owes the dice. */
  public boolean isOpen() {
    return diceOrNull == null;
  }

  /** The dice as they fell; empty while chance still owes them. */
  public Optional<List<Integer>> dice() {
    return Optional.ofNullable(diceOrNull);
  }

  public int count() {
    return faces.size();
  }

  /**
   * The key that dice are derived from and matched by: turn, phase, sides to act, purpose, subject,
   * occurrence.
   */
  public String key(Clock clock) {
    return counter(clock) + "|" + occurrence;
  }

  /** The key without the occurrence. */
  public String counter(Clock clock) {
    return clock.turn()
        + "|"
        + escaped(clock.phase())
        + "|"
        + clock.active()
        + "|"
        + escaped(purpose)
        + "|"
        + escaped(subject);
  }

  /** {@code 2d6}, or {@code 1d9+1d8} where the dice differ. */
  public String expression() {
    return DiceText.write(faces);
  }

  /** The faces of each die of a written expression. @throws DataException if it is none */
  public static List<Integer> facesOf(String expression) {
    return DiceText.read(expression);
  }

  /** What a viewer may know of this roll: outside its audience how many dice of what kind. */
  public Roll seenBy(Viewer viewer) {
    return audience.includes(viewer)
        ? this
        : new Roll(faces, "", "", 0, audience, isOpen() ? null : List.of());
  }

  /** The roll as plain data: a list of expression, purpose, subject, occurrence, audience, dice. */
  public Data write() {
    List<Data> row = Rows.of(expression(), purpose, subject);
    row.add(Data.of(occurrence));
    row.add(Data.of(audience.text()));
    dice().ifPresent(dice -> row.add(Data.numbers(dice)));
    return Data.of(row);
  }

  /** Reads what {@link #write} wrote. @throws DataException if the data are no roll */
  public static Roll read(Data data) {
    List<Data> row = Rows.atLeast(5, "a roll", data);
    return new Roll(
        DiceText.read(row.get(0).text()),
        row.get(1).text(),
        row.get(2).text(),
        row.get(3).integer(),
        Audience.parse(row.get(4).text()),
        row.size() > 5 ? row.get(5).items().stream().map(Data::integer).toList() : null);
  }

  private static void refuseMisfits(List<Integer> faces, List<Integer> dice) {
    if (dice.isEmpty()) {
      return;
    }
    if (dice.size() != faces.size()) {
      throw new DataException(faces.size() + " dice were asked for, not " + dice.size());
    }
    for (int i = 0; i < dice.size(); i++) {
      if (dice.get(i) < 1 || dice.get(i) > faces.get(i)) {
        throw new DataException("a die of " + faces.get(i) + " faces cannot show " + dice.get(i));
      }
    }
  }

  private static String escaped(String part) {
    return part.indexOf('|') < 0 ? part : part.replace("|", "\\|");
  }
}
