package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/**
 * Lays what a person typed in from the printed game over the tables of a pack. An overlay has the
 * form of the tables; a table in it that has the field {@code rowsBy} replaces the one of its id,
 * or is added; any other names only what changes:
 *
 * <pre>{@code
 * {"tables": [{"id": "CRT", "provenance": "printed",
 *              "rows": {"3": ["", "", "", "A2", ""]},
 *              "lines": {"woods": {"title": "Woods", "labels": ["-3", "-2"]}}}]}
 * }</pre>
 *
 * A row has all its cells, and an empty one leaves what is there. Whatever the overlay brings has
 * the provenance that it states. Lists of modifiers are laid over entry by entry.
 */
public final class TableOverlay {
  private TableOverlay() {}

  /**
   * The data of the tables with the overlay's in their place. Neither argument changes.
   *
   * @throws DataException that lists every problem of the overlay, each with its JSON path
   */
  public static Data merge(Data tables, Data overlay) {
    Problems problems = new Problems();
    problems.onlyFields(overlay, "", List.of("tables", "modifiers"));
    Data merged = tables;
    for (String kind : List.of("tables", "modifiers")) {
      if (overlay.has(kind)) {
        merged = merged.with(kind, Data.of(list(tables, overlay, kind, problems)));
      }
    }
    problems.refuseAny("the overlay");
    return merged;
  }

  private static List<Data> list(Data tables, Data overlay, String kind, Problems problems) {
    Map<String, Data> byId = new LinkedHashMap<>();
    tables.find(kind).ifPresent(all -> all.items().forEach(t -> byId.put(t.text("id"), t)));
    problems.eachItem(
        overlay,
        "",
        kind,
        (path, over) -> {
          String id = over.text("id");
          Data base = byId.get(id);
          if (over.has("rowsBy") || base == null && kind.equals("modifiers")) {
            byId.put(id, over);
          } else if (base == null) {
            throw new DataException("there is no table \"" + id + "\", only " + byId.keySet());
          } else {
            byId.put(id, kind.equals("tables") ? table(base, over) : modifiers(base, over));
          }
        });
    return new ArrayList<>(byId.values());
  }

  private static Data table(Data base, Data over) {
    Provenance.parse(over);
    for (String field : over.fields().keySet()) {
      if (!List.of("id", "provenance", "why", "rows", "lines", "below", "above").contains(field)) {
        throw new DataException(
            "\"" + field + "\" cannot be laid over a table; with \"rowsBy\" the whole is replaced");
      }
    }
    Data merged = base;
    if (over.has("rows")) {
      merged = merged.with("rows", rows(base.get("rows"), over));
    }
    if (over.has("lines")) {
      Data lines = base.get("lines");
      for (var line : over.get("lines").fields().entrySet()) {
        lines = lines.with(line.getKey(), marked(line.getValue(), over));
      }
      merged = merged.with("lines", lines);
    }
    for (String end : List.of("below", "above")) {
      if (over.has(end)) {
        merged = merged.with(end, marked(asObject(over.get(end)), over));
      }
    }
    return merged;
  }

  private static Data rows(Data base, Data over) {
    Data rows = base;
    for (var row : over.get("rows").fields().entrySet()) {
      List<Data> cells = new ArrayList<>(base.get(row.getKey()).items());
      List<Data> typed = row.getValue().items();
      if (typed.size() != cells.size()) {
        throw new DataException(
            "row "
                + row.getKey()
                + " has "
                + cells.size()
                + " cells, not "
                + typed.size()
                + "; \"\" leaves one as it is");
      }
      for (int n = 0; n < typed.size(); n++) {
        if (!typed.get(n).equals(Data.of(""))) {
          cells.set(n, marked(asObject(typed.get(n)), over));
        }
      }
      rows = rows.with(row.getKey(), Data.of(cells));
    }
    return rows;
  }

  private static Data modifiers(Data base, Data over) {
    Provenance.parse(over);
    Data entries = base.get("modifiers");
    for (var entry : over.get("modifiers").fields().entrySet()) {
      entries = entries.with(entry.getKey(), marked(entry.getValue(), over));
    }
    return base.with("modifiers", entries);
  }

  private static Data asObject(Data cell) {
    return cell instanceof Data.Fields ? cell : Data.of("text", cell);
  }

  /** What the overlay brings, with the overlay's provenance unless it has one of its own. */
  private static Data marked(Data brought, Data over) {
    if (brought.has("provenance")) {
      return brought;
    }
    Data marked = brought.with("provenance", over.get("provenance"));
    return over.has("why") ? marked.with("why", over.get("why")) : marked;
  }
}
