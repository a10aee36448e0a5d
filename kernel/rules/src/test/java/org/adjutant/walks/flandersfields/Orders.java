package org.adjutant.walks.flandersfields;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** The regiment orders its mortars; a battalion rolls for what a company may do. */
final class Orders {
  static final String MORTAR = "mortar";
  static final String ACTIVATE = "activate";
  static final String ACTIONS = "actions A";
  private static final String ORDERED = "ordered";

  private Orders() {}

  static SimpleAction mortar() {
    return SimpleAction.listing(
        MORTAR,
        "Shell the gun.",
        Shape.NONE,
        List.of(
            Checks.active("walk:turn"),
            Checks.phase("walk:regiment", List.of("regiment")),
            (desk, args, findings) -> {
              if (desk.view().attribute(Subject.GAME, MORTAR).isPresent()) {
                findings.forbids("walk:once", "the mortar was ordered");
              }
            }),
        desk -> List.of(Data.EMPTY));
  }

  static Step shell(Play play) {
    play.happens(
        "walk/MortarOrdered", Data.EMPTY, SetAttribute.open(Subject.GAME, MORTAR, Data.of(true)));
    return Step.roll(1, 6, "mortar", "mg", "shelled", Data.EMPTY);
  }

  static Step shelled(Play play) {
    if (play.sum() >= 4) {
      Table.gun(play.position())
          .ifPresent(
              gun ->
                  play.happens(
                      "walk/Suppressed",
                      Data.of("unit", gun.id().id()),
                      Table.suppress(play.position(), gun)));
    }
    return Step.done();
  }

  static SimpleAction activate() {
    return SimpleAction.listing(
        ACTIVATE,
        "Roll the order die of company A.",
        Shape.NONE,
        List.of(
            Checks.active("walk:turn"),
            Checks.phase("walk:battalion", List.of("battalion")),
            (desk, args, findings) -> {
              if (desk.view().attribute(Subject.GAME, ORDERED).isPresent()) {
                findings.forbids("walk:once", "the company was ordered");
              }
            }),
        desk -> List.of(Data.EMPTY));
  }

  static Step order(Play play) {
    return Step.roll(1, 6, "order", "A", "ordered", Data.EMPTY);
  }

  static Step ordered(Play play) {
    int actions = play.sum() < 3 ? 1 : play.sum() < 6 ? 2 : 3;
    play.find(Finding.applies("walk:orders", "the order die", Data.of("actions", actions)));
    play.happens(
        "walk/CompanyOrdered",
        Data.of("actions", actions),
        new SetTally(ACTIONS, actions),
        SetAttribute.open(Subject.GAME, ORDERED, Data.of(true)));
    return Step.done();
  }
}
