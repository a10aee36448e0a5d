package org.adjutant.rules.engine;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;

/** What permits or forbids an input, on the submitter's view alone. */
final class Judging {
  private Judging() {}

  static Findings act(Title title, Position position, SideId by, ActionKind kind, Data args) {
    kind.shape().check(kind.name(), args);
    Findings findings = new Findings();
    Procedure.check(title, position, by, kind, findings);
    Desk desk = desk(title, position, by);
    PackFault.guard(
        title,
        () -> "action \"" + kind.name() + "\" judging " + args,
        () -> {
          for (Validator validator : kind.validators()) {
            validator.check(desk, args, findings);
          }
          return findings;
        });
    return findings;
  }

  static Findings answer(Title title, Position position, SideId by, Choice choice, Data answer) {
    ChoiceKind kind = kind(title, choice);
    kind.shape().check(choice.kind(), answer);
    Findings findings = new Findings();
    if (!choice.owner().equals(by)) {
      // Nothing more: what else is wrong may depend on what only the owner may know.
      findings.forbids(
          KernelRules.OWNER,
          "the choice is another side's",
          Data.of("owner", choice.owner().id()).with("submitted by", by.id()),
          "leave the answer to " + choice.owner());
      return findings;
    }
    PackFault.guard(
        title,
        () -> "choice \"" + choice.kind() + "\" judging " + answer,
        () -> {
          kind.check(desk(title, position, by), choice, answer, findings);
          return findings;
        });
    return findings;
  }

  static ChoiceKind kind(Title title, Choice choice) {
    return title
        .choice(choice.kind())
        .orElseThrow(
            () ->
                new PackFault(
                    title.pack()
                        + " opened a choice of a kind \""
                        + choice.kind()
                        + "\" that it does not have"));
  }

  static Desk desk(Title title, Position position, SideId side) {
    return new Desk(title, title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position, side);
  }

  /**
   * @throws InputException if it is no side of the title
   */
  static void requireSide(Title title, SideId by) {
    if (!title.sides().contains(by)) {
      throw new InputException("there is no side " + by + "; there are " + title.sides());
    }
  }
}
