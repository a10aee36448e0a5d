package org.adjutant.nomansland.setting.sheet;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * The force for the Defender's Counter-Attack (2.2.3).
 *
 * @param units absent if it is taken from eliminated units (NI-078)
 */
public record Reserve(Optional<Lot> units, RuleId rule) {

  static Reserve parse(Data data) {
    if (data.has("eliminated")) {
      Form form = new Form(data, "eliminated", "rule");
      if (!form.flag("eliminated", true)) {
        throw new DataException("a reserve is of eliminated units, or it says which");
      }
      return new Reserve(Optional.empty(), form.rule());
    }
    Form form = new Form(data, "kind", "count", "rule");
    return new Reserve(Optional.of(new Lot(form.text("kind"), form.number("count"))), form.rule());
  }

  /** Whether it comes from units that were eliminated in the game. */
  public boolean fromEliminated() {
    return units.isEmpty();
  }
}
