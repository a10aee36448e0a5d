package org.adjutant.nomansland.setting;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.setting.sheet.Form;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.rulebook.Provenance;

/** The counter sheet: every kind of counter by its word. */
public final class Counters {
  private static final String SUPPLIES = "supplies";

  private final Map<String, CounterType> types;
  private final Map<String, Integer> supplies;

  private Counters(Map<String, CounterType> types, Map<String, Integer> supplies) {
    this.types = types;
    this.supplies = supplies;
  }

  /**
   * Reads {@code {"provenance": ..., "why": ..., "counters": {"ge-inf": {"name": "German
   * half-platoon", "nation": "german", "front": {"fire": 3, "size": 2, "points": 2, "attacks":
   * [{"kind": "fire", "dice": 3}]}, "back": {...}, "traits": ["infantry"]}}, "supplies": {"smoke":
   * {"count": 12}}}}; a counter may have a provenance of its own, an attack a {@code range}, {@code
   * red} and {@code arc}, a face {@code uses}.
   *
   * @throws org.adjutant.rules.data.DataException that lists every problem, each with its JSON path
   */
  public static Counters parse(Data data) {
    Problems problems = new Problems();
    problems.onlyFields(data, "", List.of("provenance", "why", "counters", SUPPLIES));
    Provenance whole = Provenance.parse(data);
    Map<String, CounterType> types = new LinkedHashMap<>();
    problems.eachField(
        data,
        "",
        "counters",
        (kind, item) -> types.put(kind, CounterType.parse(kind, item, whole)));
    Map<String, Integer> supplies = new LinkedHashMap<>();
    problems.eachField(data, "", SUPPLIES, (kind, item) -> supplies.put(kind, supply(item, whole)));
    problems.refuseAny("the counter sheet");
    return new Counters(types, supplies);
  }

  private static int supply(Data item, Provenance whole) {
    Form form = new Form(item, "count", "provenance", "why");
    Provenance.parse(item, whole);
    int count = form.number("count");
    if (count < 0) {
      throw new DataException("count: a supply is 0 markers or more, not " + count);
    }
    return count;
  }

  /**
   * How many markers of a kind the sheet has.
   *
   * @throws IllegalArgumentException if the sheet does not say it
   */
  public int supply(String kind) {
    Integer count = supplies.get(kind);
    if (count == null) {
      throw new IllegalArgumentException("the counter sheet does not count \"" + kind + "\"");
    }
    return count;
  }

  public boolean has(String kind) {
    return types.containsKey(kind);
  }

  /** All kinds, in the order of the sheet. */
  public List<String> kinds() {
    return List.copyOf(types.keySet());
  }

  /** The counter of a kind; for a kind that is not on the sheet, a marker without values. */
  public CounterType type(String kind) {
    CounterType type = types.get(kind);
    return type == null ? CounterType.unknown(kind) : type;
  }

  /** What a piece shows now: its front, or its back if it has lost a step. */
  public Face face(Piece piece) {
    return type(piece.kind()).face(piece.steps());
  }

  public boolean has(Piece piece, Trait trait) {
    return type(piece.kind()).has(trait);
  }

  /** Whether counters of a kind are fighting units (0.2.a, 0.3.a). */
  public boolean isFighting(String kind) {
    return type(kind).isFighting();
  }

  /** Whether counters of a kind are Dugouts, Pillboxes or MG Nests (0.3.c). */
  public boolean isStructure(String kind) {
    return type(kind).has(Trait.STRUCTURE);
  }
}
