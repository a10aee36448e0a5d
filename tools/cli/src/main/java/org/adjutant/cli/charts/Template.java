package org.adjutant.cli.charts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;

/**
 * An overlay for a person to type into. Laid over as it stands it changes nothing.
 *
 * <p>Of a table it has every row with a cell that is not printed, its cells empty. Of anything else
 * it has what is not printed as it is, with its marks, which he changes together with the values.
 */
public record Template(Chart chart, Data resource) {
  private static final String ITEMS =
      ". Layers go whole; single hexes, hexsides and stretches of road are changed by"
          + " \"terrainAt\": {\"1514\": [\"woods\"]}, \"hexsidesAt\": {\"1514/1515\":"
          + " [{\"feature\": \"trench\", \"of\": \"1514\"}]} and \"pathsAt\": {\"1509/1508\":"
          + " [\"road\"]}: what each then has, [] for nothing";

  public Data data() {
    if (!Charts.isTables(resource)) {
      return unprinted(resource, Optional.empty()).orElse(Data.EMPTY);
    }
    for (Data table : list("tables")) {
      if (table.text("id").equals(chart.id())) {
        return Data.of("tables", Data.of(List.of(cells(table))));
      }
    }
    return Data.of(
        "modifiers",
        Data.of(
            list("modifiers").stream()
                .filter(list -> list.text("id").equals(chart.id()))
                .map(this::modifiers)
                .toList()));
  }

  /** What a person has to know to fill it in. */
  public String how() {
    return Charts.isTables(resource)
        ? "type the printed cells between the quotes; an empty one leaves what is there. Lines that"
            + " are not printed go beside rows: \"lines\": {\"ID\": {\"title\": \"...\", \"labels\":"
            + " [...]}}"
        : "change what is printed otherwise, and its provenance to printed (then without a why);"
            + " what stays as it is may be deleted"
            + (resource.has("grid") ? ITEMS : "");
  }

  private List<Data> list(String kind) {
    return resource.find(kind).map(Data::items).orElse(List.of());
  }

  private Data cells(Data table) {
    Map<String, Data> rows = new LinkedHashMap<>();
    table
        .get("rows")
        .fields()
        .forEach(
            (label, cells) -> {
              if (isMissing("row " + label + " cell ")) {
                rows.put(label, Data.texts(cells.items().stream().map(cell -> "").toList()));
              }
            });
    return Data.of("id", chart.id())
        .with("provenance", Provenance.PRINTED.grade().word())
        .with("rows", new Data.Fields(rows));
  }

  private boolean isMissing(String where) {
    return chart.data().stream()
        .anyMatch(d -> d.where().startsWith(where) && !d.provenance().isPrinted());
  }

  private Data modifiers(Data list) {
    Map<String, Data> entries = new LinkedHashMap<>();
    Provenance whole = Provenance.parse(list);
    list.get("modifiers")
        .fields()
        .forEach(
            (name, entry) -> {
              Provenance own = Provenance.parse(entry, whole);
              if (!own.isPrinted()) {
                entries.put(
                    name, entry.with("provenance", own.grade().word()).with("why", own.why()));
              }
            });
    return Data.of("id", chart.id())
        .with("provenance", whole.grade().word())
        .with("why", whole.why())
        .with("modifiers", new Data.Fields(entries));
  }

  /** A tree without what is printed. A list is kept whole, for an overlay replaces it whole. */
  private static Optional<Data> unprinted(Data data, Optional<Provenance> whole) {
    if (data instanceof Data.Items items) {
      boolean any = items.values().stream().anyMatch(item -> unprinted(item, whole).isPresent());
      return any ? Optional.of(data) : Optional.empty();
    }
    if (!(data instanceof Data.Fields object)) {
      return whole.filter(mark -> !mark.isPrinted()).map(mark -> data);
    }
    Optional<Provenance> mark = Marks.of(object, whole);
    Map<String, Data> kept = new LinkedHashMap<>();
    boolean any = false;
    for (var field : object.values().entrySet()) {
      boolean isMark = field.getKey().equals("provenance") || field.getKey().equals("why");
      Optional<Data> value =
          isMark ? Optional.of(field.getValue()) : unprinted(field.getValue(), mark);
      value.ifPresent(v -> kept.put(field.getKey(), v));
      any |= value.isPresent() && !isMark;
    }
    return any ? Optional.of(new Data.Fields(kept)) : Optional.empty();
  }
}
