package org.adjutant.rules.engine;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;

/** What open stages forbid. */
final class Procedure {
  private Procedure() {}

  static void check(Position position, SideId by, ActionKind kind, Findings findings) {
    if (position.stack().isEmpty()) {
      return;
    }
    for (Choice choice : position.openChoices()) {
      if (choice.owner().equals(by)) {
        findings.forbids(
            KernelRules.CHOICE_OWED,
            "a choice is to be answered first",
            Data.of("choice", choice.kind()).with("id", choice.id()));
        return;
      }
    }
    if (position.openRoll().isPresent() || !kind.whileOthersDecide()) {
      findings.forbids(
          KernelRules.IN_PROGRESS,
          "a procedure is in progress",
          Data.of("stage", position.top().orElseThrow().stage()));
    }
  }

  static Frame frameOf(Position position, String choice) {
    return position.stack().stream()
        .filter(f -> f.choices().stream().anyMatch(c -> c.id().equals(choice) && c.isOpen()))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "no choice \""
                        + choice
                        + "\" is open; open are "
                        + position.openChoices().stream().map(Choice::id).toList()));
  }
}
