package org.adjutant.rules.ruling;

import java.util.List;
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
 * @param standing what it rests on: for a datum the word of its {@link Provenance.Grade}; dice are
 *     printed nowhere and were {@code rolled from the seed} or {@code reported by} somebody
 * @param why the reasoning; may be empty
 */
public record Source(String kind, String ref, String value, String standing, String why) {
  /** What is recorded of dice that came out of a game's seed. */
  private static final String SEED = "seed";

  /** A datum of the game. */
  public Source(String kind, String ref, String value, Provenance provenance) {
    this(kind, ref, value, provenance.grade().word(), provenance.why());
  }

  /** A cell of a table. */
  public static Source of(Lookup cell) {
    return new Source("table", cell.ref(), cell.text(), cell.provenance());
  }

  /**
   * The reading in force of an interpretation.
   *
   * @param set whether it was set for this game; else it is the pack's default
   */
  public static Source reading(String interpretation, int number, boolean set) {
    String why = set ? "set for this game" : "the pack's default reading";
    return new Source(
        "interpretation",
        interpretation,
        "reading " + number,
        new Provenance(Provenance.Grade.RECONSTRUCTED, why));
  }

  /**
   * Dice that fell.
   *
   * @param key of the roll
   * @param origin {@code seed}, {@code shared}, {@code recorded}, {@code reported by NAME}
   */
  public static Source dice(String key, List<Integer> dice, String origin) {
    String standing = origin.equals(SEED) ? "rolled from the seed" : origin;
    return new Source("dice", key, dice.toString(), standing, "");
  }

  public Data write() {
    Data data = Data.of("kind", kind).with("ref", ref).with("value", value).with("grade", standing);
    return why.isEmpty() ? data : data.with("why", why);
  }

  public static Source read(Data data) {
    return new Source(
        data.text("kind"),
        data.text("ref"),
        data.text("value"),
        data.text("grade"),
        data.find("why").map(Data::text).orElse(""));
  }
}
