package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * One entry of a force: counters of a kind, or the choice between several forms of them.
 *
 * @param forms one, or those to choose from (NI-021)
 * @param erich how many per cent of it must be set up in Erich; 0 if none (NI-139)
 */
public record Levy(List<Lot> forms, int erich, RuleId rule) {
  public Levy {
    forms = List.copyOf(forms);
    if (forms.isEmpty() || erich < 0 || erich > 100) {
      throw new DataException("an entry of a force has a form, and 0 to 100 per cent in Erich");
    }
  }

  static Levy parse(Data data) {
    if (data.has("either")) {
      Form form = new Form(data, "either", "erich", "rule");
      return new Levy(form.each("either", Lot::parse), form.number("erich", 0), form.rule());
    }
    Form form = new Form(data, "kind", "count", "rule");
    return new Levy(List.of(new Lot(form.text("kind"), form.number("count"))), 0, form.rule());
  }

  /** Whether its owner has to choose a form before set-up. */
  public boolean isChoice() {
    return forms.size() > 1;
  }

  /** How many counters of a form must be set up in Erich, rounded up (NI-139). */
  public int inErich(Lot form) {
    return (form.count() * erich + 99) / 100;
  }
}
