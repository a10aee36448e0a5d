package org.adjutant.nomansland.setting.sheet;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * The wire at the start (0.1.j, 1.1.b).
 *
 * @param first the grade of the first row: none, damaged, intact or thick
 * @param second the grade of the second row
 * @param hexes the grade of hexes that have wire of their own
 * @param why what is not printed about it; may be empty
 */
public record WirePlan(
    String first, String second, Map<Hex, String> hexes, String why, List<RuleId> rules) {
  private static final String NONE = "none";
  private static final List<String> GRADES = List.of(NONE, "damaged", "intact", "thick");

  public WirePlan {
    hexes = Collections.unmodifiableMap(new LinkedHashMap<>(hexes));
    rules = List.copyOf(rules);
    grade(first);
    grade(second);
    hexes.values().forEach(WirePlan::grade);
  }

  private static void grade(String grade) {
    if (!GRADES.contains(grade)) {
      throw new DataException("wire is one of " + GRADES + ", not \"" + grade + "\"");
    }
  }

  static WirePlan parse(Data data) {
    Form form = new Form(data, "first", "second", "hexes", "why", "rules");
    Map<Hex, String> hexes = new LinkedHashMap<>();
    data.find("hexes")
        .ifPresent(
            own -> own.fields().forEach((hex, grade) -> hexes.put(new Hex(hex), grade.text())));
    return new WirePlan(
        form.text("first"), form.text("second"), hexes, form.textOr("why"), form.rules());
  }

  /** The grade of a hex that has wire of its own. */
  public Optional<String> at(Hex hex) {
    return Optional.ofNullable(hexes.get(hex));
  }

  /**
   * The grade of a row.
   *
   * @param row 1 or 2; 0 is no wire row
   */
  public String ofRow(int row) {
    return row == 0 ? NONE : row == 1 ? first : second;
  }

  /** Whether a hex of a row has wire. */
  public boolean has(Hex hex, int row) {
    return !at(hex).orElse(ofRow(row)).equals(NONE);
  }
}
