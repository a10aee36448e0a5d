package org.adjutant.loos.series.movement;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Points;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;

/** The way and what it costs: 5.1, 5.2 and 5.4. */
final class PathRules {
  private static final String ALLOWANCE = "loos:5.2.b";
  private static final String STEP = "loos:5.2.d";

  static final List<WalkRule> ALL =
      List.of(
          PathRules::unbroken,
          PathRules::noEnemy,
          PathRules::notProhibited,
          PathRules::asTheTitleHasIt,
          PathRules::withinAllowance,
          PathRules::eachStepPaid);

  private PathRules() {}

  /** 5.1.b: one hex or more, each adjacent to the one before, in whatever directions (5.1.a). */
  private static void unbroken(Walk walk, Findings findings) {
    if (walk.path().size() == 1) {
      findings.forbids(Walk.CHAIN.text(), "the unit is there already", at(walk.start()));
    }
    walk.gap()
        .ifPresent(
            gap ->
                findings.forbids(
                    Walk.CHAIN.text(),
                    "these hexes are not adjacent",
                    Data.of("from", gap.get(0).id()).with("to", gap.get(1).id())));
  }

  private static void noEnemy(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      if (walk.situation().enemyAt(walk.unit().side(), stride.crossing().to())) {
        findings.forbids(Walk.ENEMY.text(), "an enemy unit is in the hex", stride.facts());
        return;
      }
    }
  }

  private static void notProhibited(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      if (stride.crossing().bars(walk.unit())) {
        boolean hex = stride.crossing().prohibitedHex().bars(walk.unit());
        findings.forbids(
            Walk.PROHIBITED.text(),
            hex ? "the hex is prohibited to it" : "the hexside is prohibited to it",
            stride.facts());
        return;
      }
    }
  }

  /** Each rule of the title's own at the first step that breaks it. */
  private static void asTheTitleHasIt(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      for (Toll.Bar bar : stride.bars()) {
        findings.forbids(bar.rule().text(), bar.why(), stride.facts());
      }
      if (!stride.bars().isEmpty()) {
        return;
      }
    }
  }

  private static void withinAllowance(Walk walk, Findings findings) {
    if (walk.spent() > walk.allowance()) {
      findings.forbids(
          ALLOWANCE,
          "the way costs more than the movement allowance",
          Data.of("cost", Points.text(walk.spent()))
              .with("allowance", Points.text(walk.allowance())));
    }
  }

  private static void eachStepPaid(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      if (stride.after() > walk.allowance()) {
        findings.forbids(
            STEP,
            "too little is left for the step",
            stride
                .facts()
                .with("cost", Points.text(stride.toll().halves()))
                .with("left", Points.text(Math.max(0, walk.allowance() - stride.before()))));
        return;
      }
    }
  }

  private static Data at(Hex hex) {
    return Data.of("hex", hex.id());
  }
}
