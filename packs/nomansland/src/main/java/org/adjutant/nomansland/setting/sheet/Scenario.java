package org.adjutant.nomansland.setting.sheet;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;

/**
 * The sheet of a scenario.
 *
 * @param season what stands before the year in its name; may be empty
 * @param about a sentence for the list of scenarios
 * @param wind the printed direction the wind blows to at the start, 1 to 6 (NI-037)
 * @param visibility how many hexes one can see, if fog limits it (NI-145)
 * @param forward how many Forward! markers go into the cup, if not {@link #MARKERS}
 * @param ignored regions of the map that do not count
 * @param specials each with the statement that gives it
 */
public record Scenario(
    String id,
    int number,
    String name,
    int year,
    String season,
    String about,
    RuleId rule,
    Force attacker,
    Force defender,
    WirePlan wire,
    Surprise surprise,
    Optional<PredictedFire> predictedFire,
    Optional<Figure> wind,
    Optional<Figure> visibility,
    Optional<Figure> forward,
    List<String> ignored,
    Map<Special, RuleId> specials) {
  /** How many markers of each sort the cup holds (1.8.a). */
  public static final int MARKERS = 4;

  public Scenario {
    ignored = List.copyOf(ignored);
    EnumMap<Special, RuleId> sorted = new EnumMap<>(Special.class);
    sorted.putAll(specials);
    specials = Collections.unmodifiableMap(sorted);
    if (number < 1 || year < 1914 || year > 1918) {
      throw new DataException("a scenario has a number and a year from 1914 to 1918");
    }
    if (wind.filter(blows -> blows.number() < 1 || blows.number() > 6).isPresent()) {
      throw new DataException("the wind blows in a direction from 1 to 6");
    }
  }

  static Scenario parse(Data data) {
    return ScenarioReader.read(data);
  }

  /** The year with its season: {@code spring 1918}. */
  public String when() {
    return season.isEmpty() ? Integer.toString(year) : season + " " + year;
  }

  /** The force of a side, {@code attacker} or {@code defender}. */
  public Force side(SideId side) {
    return switch (side.id()) {
      case "attacker" -> attacker;
      case "defender" -> defender;
      default -> throw new DataException("a side is attacker or defender, not " + side);
    };
  }

  /** What a side is called: {@code French}. */
  public String nation(SideId side) {
    return side(side).name();
  }

  /** Whether the year is this one or a later one. */
  public boolean from(int first) {
    return year >= first;
  }

  public boolean has(Special special) {
    return specials.containsKey(special);
  }

  /**
   * The same by its word.
   *
   * @throws DataException if there is no such special rule
   */
  public boolean has(String special) {
    return has(Special.of(special));
  }

  /**
   * The statement that gives a special rule.
   *
   * @throws DataException if the scenario does not have it
   */
  public RuleId rule(Special special) {
    RuleId rule = specials.get(special);
    if (rule == null) {
      throw new DataException("the scenario " + id + " has no rule " + special.word());
    }
    return rule;
  }

  /** Whether the Defender's guns may answer before turn 1 (NI-138). */
  public boolean counterPreparation() {
    return defender.counterPreparation().isPresent();
  }

  /** How many Forward! markers go into the cup. */
  public int forwardMarkers() {
    return forward.map(Figure::number).orElse(MARKERS);
  }
}
