package org.adjutant.nomansland.guns.rights;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Position;

/**
 * The rows that a barrage on a whole row may be aimed at, by letter or by the name of a trench or
 * wire row (1.5.3.3; NI-002, NI-007).
 *
 * @param fromTheTop whether the wire rows are counted from the top of the map (NI-157)
 */
public record Rows(Setting setting, boolean fromTheTop) {
  /** The row of Gerhard, also where a scenario ignores that trench. */
  private static final String REARMOST = "D";

  private static final int LINES_ONLY = 1;
  private static final int DEFENCES_ONLY = 3;
  private static final List<String> LINES =
      List.of("GERHARD", "FRIEDRICH", "ERICH", "ROGER", "ROBERT");

  /** The letter of a row; empty if the word is neither a letter of the map nor a name. */
  public Optional<String> letter(String word) {
    String name = word.toUpperCase(Locale.ROOT);
    Ground ground = setting.ground();
    if (!ground.row(name).isEmpty()) {
      return Optional.of(name);
    }
    return switch (name) {
      case "ERIC", "ERICK" -> first("ERICH");
      case "WIRE-1" -> ofWire(1);
      case "WIRE-2" -> ofWire(2);
      default -> LINES.contains(name) ? first(name) : Optional.empty();
    };
  }

  /** Rows as a position counts them. */
  public static Rows in(Setting setting, Position position) {
    return new Rows(setting, new GroundReadings(position).wireFromTheTop());
  }

  /** Whether a row has a wire row's number, so that it matters how they are counted. */
  public boolean isWire(String row) {
    return ofWire(1).filter(row::equals).isPresent() || ofWire(2).filter(row::equals).isPresent();
  }

  /**
   * The row that a scenario means: the data name wire rows as they are counted from No Man's Land.
   */
  public String meant(String row) {
    Rows asNamed = new Rows(setting, false);
    for (int number = 1; fromTheTop && number <= 2; number++) {
      if (asNamed.ofWire(number).filter(row::equals).isPresent()) {
        return ofWire(number).orElse(row);
      }
    }
    return row;
  }

  private Optional<String> first(String line) {
    return setting.ground().hexesOf(line).stream().findFirst().map(setting.ground()::rowOf);
  }

  private Optional<String> ofWire(int row) {
    return setting.ground().grid().hexes().stream()
        .filter(hex -> setting.ground().wireRow(hex, fromTheTop) == row)
        .findFirst()
        .map(setting.ground()::rowOf);
  }

  /** The letters of the rows that may be chosen under a reading of NI-007, from the north. */
  public List<String> eligible(int reading) {
    List<String> rows = new ArrayList<>();
    for (String row : setting.ground().rows()) {
      if (reading == LINES_ONLY ? isLine(row) : reading != DEFENCES_ONLY || isDefence(row)) {
        rows.add(row);
      }
    }
    return rows;
  }

  /** Rows worth a barrage: those from Gerhard to the first wire. */
  public List<String> defences() {
    return setting.ground().rows().stream().filter(this::isDefence).toList();
  }

  /** The hexes of a row under a reading of NI-007: of a named line all that belong to it. */
  public List<Hex> hexes(String row, int reading) {
    if (reading == LINES_ONLY) {
      for (String line : LINES) {
        if (first(line).filter(row::equals).isPresent()) {
          return setting.ground().hexesOf(line);
        }
      }
    }
    return setting.ground().row(row);
  }

  private boolean isLine(String row) {
    return LINES.stream().anyMatch(line -> first(line).filter(row::equals).isPresent())
        || isWire(row);
  }

  private boolean isDefence(String row) {
    return row.compareTo(REARMOST) >= 0 && row.compareTo(nearest()) <= 0;
  }

  /** The wire row nearest No Man's Land that counts. */
  private String nearest() {
    return ofWire(fromTheTop ? 2 : 1).orElse("K");
  }
}
