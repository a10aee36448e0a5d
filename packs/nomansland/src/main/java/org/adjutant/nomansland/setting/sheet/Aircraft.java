package org.adjutant.nomansland.setting.sheet;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/**
 * What a side has in the air.
 *
 * @param choice aircraft of which the owner chooses the kind (NI-147)
 * @param aces how many of the aircraft, balloons apart, are flown by Aces
 */
public record Aircraft(
    int fighters, int recon, int balloons, int choice, int aces, List<RuleId> rules) {
  /** Nothing. */
  public static final Aircraft NONE = new Aircraft(0, 0, 0, 0, 0, List.of());

  public Aircraft {
    rules = List.copyOf(rules);
    if (fighters < 0 || recon < 0 || balloons < 0 || choice < 0 || aces < 0) {
      throw new DataException("there are no fewer than 0 aircraft of a kind");
    }
    if (aces > fighters + recon + choice) {
      throw new DataException("there are more Aces than aircraft");
    }
  }

  static Aircraft parse(Data data) {
    Form form = new Form(data, "fighters", "recon", "balloons", "choice", "aces", "rules");
    return new Aircraft(
        form.number("fighters", 0),
        form.number("recon", 0),
        form.number("balloons", 0),
        form.number("choice", 0),
        form.number("aces", 0),
        form.rules());
  }
}
