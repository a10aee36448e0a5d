package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/**
 * What is printed on a kind of counter (2.3).
 *
 * @param kind the word by which pieces name it
 * @param faces its values at full strength, then with one step lost, and so on: one for each step
 * @param mobile a mobile unit, not a leg unit
 * @param zoc false for a counter with the black hexagon (6.0)
 * @param commando exempt from the bar of 6.1 at minefields and fortifications
 * @param seaborne may be reduced instead of retreating into the sea (8.3)
 */
public record Counter(
    String kind,
    List<Face> faces,
    boolean mobile,
    boolean zoc,
    boolean commando,
    boolean seaborne,
    Provenance provenance) {

  private static final List<String> FIELDS =
      List.of(
          "title",
          "type",
          "size",
          "steps",
          "mobile",
          "zoc",
          "commandos",
          "seaborne",
          "provenance",
          "why");

  public Counter {
    faces = List.copyOf(faces);
    if (faces.isEmpty()) {
      throw new DataException("a counter has 1 step or more; write \"steps\": [[4, 4, 5]]");
    }
  }

  /** The steps of a full counter, 1 or more. */
  public int steps() {
    return faces.size();
  }

  /** The values after so many steps are lost, 0 or more. */
  Face face(int lost) {
    return faces.get(Math.min(Math.max(lost, 0), faces.size() - 1));
  }

  /**
   * Reads {@code {"steps": [[4, 4, 5], [2, 2, 5]], "mobile": true}}: attack, defence and movement,
   * the front first. The flags are {@code mobile}, {@code commandos} and {@code seaborne}, false
   * unless given, and {@code zoc}, true unless given.
   */
  static Counter parse(String kind, String path, Data data, Provenance whole, Problems problems) {
    problems.onlyFields(data, path, FIELDS);
    List<Face> faces = new ArrayList<>();
    data.get("steps").items().forEach(face -> faces.add(Face.parse(face)));
    return new Counter(
        kind,
        faces,
        flag(data, "mobile", false),
        flag(data, "zoc", true),
        flag(data, "commandos", false),
        flag(data, "seaborne", false),
        Provenance.parse(data, whole));
  }

  private static boolean flag(Data data, String name, boolean otherwise) {
    return data.find(name).map(Data::flag).orElse(otherwise);
  }
}
