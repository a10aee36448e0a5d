package org.adjutant.loos.series;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/**
 * What is printed on a kind of counter (2.3).
 *
 * @param kind the word by which pieces name it
 * @param name what a person calls it
 * @param full the front, at full strength
 * @param reduced the back; empty for a counter without one
 * @param steps the steps of a full counter, 1 or more
 * @param mobile a mobile unit, not a leg unit
 * @param zoc false for a counter with the black hexagon (6.0)
 * @param commando exempt from the bar of 6.1 at minefields and fortifications
 * @param seaborne may be reduced instead of retreating into the sea (8.3)
 */
public record Counter(
    String kind,
    String name,
    Face full,
    Optional<Face> reduced,
    int steps,
    boolean mobile,
    boolean zoc,
    boolean commando,
    boolean seaborne,
    Provenance provenance) {

  private static final List<String> FIELDS =
      List.of(
          "name",
          "attack",
          "defence",
          "move",
          "reduced",
          "steps",
          "mobile",
          "noZoc",
          "commando",
          "seaborne",
          "provenance",
          "why");

  public Counter {
    if (steps < 1) {
      throw new DataException("a counter has 1 step or more, not " + steps);
    }
  }


  /**
   * Reads {@code {"name": "Rifles", "attack": 4, "defence": 4, "move": 5, "reduced": {"attack": 2,
   * "defence": 2, "move": 5}, "mobile": true}}. {@code steps} is 2 with a reduced side and 1
   * without unless it says otherwise; the flags {@code mobile}, {@code noZoc}, {@code commando} and
   * {@code seaborne} are false unless given.
   */
  static Counter parse(String kind, String path, Data data, Provenance whole, Problems problems) {
    problems.onlyFields(data, path, FIELDS);
    Optional<Face> reduced = data.find("reduced").map(Face::parse);
    int steps = data.find("steps").map(Data::integer).orElse(reduced.isPresent() ? 2 : 1);
    return new Counter(
        kind,
        data.find("name").map(Data::text).orElse(kind),
        Face.parse(data),
        reduced,
        steps,
        flag(data, "mobile"),
        !flag(data, "noZoc"),
        flag(data, "commando"),
        flag(data, "seaborne"),
        Provenance.parse(data, whole));
  }

  private static boolean flag(Data data, String name) {
    return data.find(name).map(Data::flag).orElse(false);
  }
}
