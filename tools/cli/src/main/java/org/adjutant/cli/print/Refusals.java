package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.Refused;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.InputText;

/** Recorded refusals that are alike: the same input, refused at the same event. */
public record Refusals(List<Refused> alike) {
  public Refusals {
    alike = List.copyOf(alike);
  }

  /** Gathers those that are alike, in the order of the first of each. */
  public static List<Refusals> gathered(List<Refused> refused) {
    Map<String, List<Refused>> groups = new LinkedHashMap<>();
    for (Refused one : refused) {
      String same = one.at() + " " + one.ruling().input().map(InputText::write).orElse(Data.EMPTY);
      groups.computeIfAbsent(same, s -> new ArrayList<>()).add(one);
    }
    return groups.values().stream().map(Refusals::new).toList();
  }

  /** The first of them. */
  public Refused first() {
    return alike.get(0);
  }

  /** How often the same was submitted. */
  public int times() {
    return alike.size();
  }

  /** The rules that forbid it, each once. */
  public List<String> rules() {
    return first().ruling().trail().stream()
        .filter(Finding::isForbidding)
        .map(finding -> finding.rule().text())
        .distinct()
        .toList();
  }

  /** What was submitted, as it is typed at the position it was put to. */
  public String typed(Inputs inputs, Position at) {
    return first().ruling().input().map(input -> inputs.at(at, input)).orElse("something secret");
  }
}
