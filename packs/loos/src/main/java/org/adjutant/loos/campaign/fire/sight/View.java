package org.adjutant.loos.campaign.fire.sight;

import java.util.List;
import org.adjutant.rules.ruling.Finding;

/**
 * Whether a side observes a hex.
 *
 * @param findings by whom or what it does, or what keeps the nearest of its units from it
 */
public record View(boolean observed, List<Finding> findings) {
  public View {
    findings = List.copyOf(findings);
  }

  static View seen(Finding... by) {
    return new View(true, List.of(by));
  }

  static View hidden(Finding... why) {
    return new View(false, List.of(why));
  }
}
