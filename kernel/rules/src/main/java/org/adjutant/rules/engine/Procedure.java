package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;

/** What open stages forbid. */
final class Procedure {
  private Procedure() {}

  static void check(Title title, Position position, SideId by, ActionKind kind, Findings findings) {
    if (position.stack().isEmpty()) {
      return;
    }
    for (Choice choice : position.openChoices()) {
      if (choice.owner().equals(by)) {
        findings.forbids(
            KernelRules.CHOICE_OWED,
            "a choice is to be answered first",
            Data.of("choice", choice.kind()).with("id", choice.id()),
            () -> "answer choice " + choice.id() + " first: " + usage(title, choice));
        return;
      }
    }
    if (position.openRoll().isPresent() || !kind.whileOthersDecide()) {
      findings.forbids(
          KernelRules.IN_PROGRESS,
          "a procedure is in progress",
          Data.of("stage", position.top().orElseThrow().stage()),
          () -> until(position, Viewer.of(by)));
    }
  }

  /** How the choice is answered. */
  private static String usage(Title title, Choice choice) {
    Shape shape = Judging.kind(title, choice).shape();
    StringBuilder usage = new StringBuilder(shape.usage(choice.kind()));
    for (Shape.Field field : shape.fields()) {
      if (!field.words().isEmpty()) {
        usage.append("; ").append(field.name()).append(": ");
        usage.append(String.join(" or ", field.words()));
      }
    }
    return usage.toString();
  }

  /** What the procedure waits for, as far as the submitter may know. */
  private static String until(Position position, Viewer viewer) {
    List<String> waits = new ArrayList<>();
    position
        .openRoll()
        .filter(roll -> roll.audience().includes(viewer))
        .ifPresent(roll -> waits.add("the dice for " + roll.purpose() + " have fallen"));
    for (Choice choice : position.openChoices()) {
      if (choice.audience().includes(viewer)) {
        waits.add(
            choice.owner() + " has answered choice " + choice.id() + " (" + choice.kind() + ")");
      }
    }
    return waits.isEmpty() ? "wait until it is over" : "wait until " + String.join(" and ", waits);
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
