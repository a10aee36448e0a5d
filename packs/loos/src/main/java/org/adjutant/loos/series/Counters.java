package org.adjutant.loos.series;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/** The counter sheet: every kind of counter by its word (2.3.1). */
public final class Counters {
  /** What a piece is taken for whose kind is not on the sheet: its attributes must give all. */
  private static final Counter BLANK =
      new Counter("", List.of(new Face(0, 0, 0)), false, true, false, false, Provenance.PRINTED);

  private final Map<String, Counter> kinds;

  public Counters(List<Counter> all) {
    kinds = new LinkedHashMap<>();
    all.forEach(counter -> kinds.put(counter.kind(), counter));
  }

  /**
   * Reads {@code {"counters": {"line": {"steps": [[4, 4, 5], [2, 2, 5]]}}, "provenance": ...,
   * "why": ...}}; a counter may have a provenance of its own. Other fields are not looked at.
   *
   * @throws org.adjutant.rules.data.DataException that lists every problem, each with its JSON path
   */
  public static Counters parse(Data data) {
    Problems problems = new Problems();
    Provenance whole = Provenance.parse(data);
    List<Counter> all = new ArrayList<>();
    problems.eachField(
        data,
        "",
        "counters",
        (kind, item) -> all.add(Counter.parse(kind, "counters." + kind, item, whole, problems)));
    problems.refuseAny("the counter sheet");
    return new Counters(all);
  }

  public boolean has(String kind) {
    return kinds.containsKey(kind);
  }

  /** The counter of a kind; for a kind that is not on the sheet, one without values. */
  public Counter of(String kind) {
    return kinds.getOrDefault(kind, BLANK);
  }

  public List<Counter> all() {
    return List.copyOf(kinds.values());
  }
}
