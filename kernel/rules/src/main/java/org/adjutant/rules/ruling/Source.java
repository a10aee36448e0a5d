package org.adjutant.rules.ruling;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.tables.Lookup;

/**
 * Where an input of a finding comes from.
 *
 * @param kind {@code table}, {@code terrain}, {@code piece}, {@code tally}, {@code interpretation}
 *     or {@code dice}
 * @param ref which one: {@code CRT Trench +4/+5 die 3}, {@code loos:LI-28}, the key of a roll
 * @param value what it says
 */
public record Source(String kind, String ref, String value, Provenance provenance) {
  /** A cell of a table. */
  public static Source of(Lookup cell) {
    return new Source("table", cell.ref(), cell.text(), cell.provenance());
  }

  public Data write() {
    Data data =
        Data.of("kind", kind)
            .with("ref", ref)
            .with("value", value)
            .with("grade", provenance.grade().word());
    return provenance.why().isEmpty() ? data : data.with("why", provenance.why());
  }

  public static Source read(Data data) {
    return new Source(
        data.text("kind"),
        data.text("ref"),
        data.text("value"),
        new Provenance(
            Provenance.Grade.of(data.text("grade")), data.find("why").map(Data::text).orElse("")));
  }
}
