package org.adjutant.loos.series.movement;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Remedy;
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
      findings.forbids(
          Walk.CHAIN.text(),
          "the unit is there already",
          at(walk.start()),
          () -> "name a hex to enter; beside it are " + around(walk, walk.start()));
    }
    walk.gap()
        .ifPresent(
            gap ->
                findings.forbids(
                    Walk.CHAIN.text(),
                    "these hexes are not adjacent",
                    Data.of("from", gap.get(0).id()).with("to", gap.get(1).id()),
                    () ->
                        "name each hex of the way; beside "
                            + gap.get(0)
                            + " are "
                            + around(walk, gap.get(0))));
  }

  private static void noEnemy(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      if (walk.situation().enemyAt(walk.unit().side(), stride.crossing().to())) {
        findings.forbids(
            Walk.ENEMY.text(),
            "an enemy unit is in the hex",
            stride.facts(),
            () -> "go round " + stride.crossing().to() + stop(stride));
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
            stride.facts(),
            () ->
                (hex
                        ? "go round " + stride.crossing().to()
                        : "enter " + stride.crossing().to() + " by another hexside")
                    + stop(stride));
        return;
      }
    }
  }

  /** Each rule of the title's own at the first step that breaks it. */
  private static void asTheTitleHasIt(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      for (Toll.Bar bar : stride.bars()) {
        findings.forbids(
            bar.rule().text(),
            bar.why(),
            stride.facts(),
            () -> Remedy.both(bar.remedy(), bar.remedy().isEmpty() ? end(stride) : ""));
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
              .with("allowance", Points.text(walk.allowance())),
          () -> paidFor(walk));
    }
  }

  /** How far the allowance carries it on the way. */
  private static String paidFor(Walk walk) {
    Optional<Stride> last =
        walk.strides().stream()
            .filter(stride -> stride.after() <= walk.allowance())
            .reduce((before, after) -> after);
    String has = "it has " + Points.text(walk.allowance()) + " and the way costs ";
    String most =
        last.isEmpty()
            ? "not enough for its first step"
            : "enough as far as "
                + last.get().crossing().to()
                + " ("
                + Points.text(last.get().after())
                + ")";
    return has + Points.text(walk.spent()) + ": " + most + ", or take a cheaper way";
  }

  /** Where the move could end before a step that may not be made. */
  private static String stop(Stride stride) {
    return stride.number() == 1 ? "" : ", or " + end(stride);
  }

  private static String end(Stride stride) {
    return stride.number() == 1
        ? "take another first step than to " + stride.crossing().to()
        : "end the move in " + stride.crossing().from();
  }

  private static String around(Walk walk, Hex hex) {
    return Remedy.some(walk.situation().grid().neighbours(hex));
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
                .with("left", Points.text(Math.max(0, walk.allowance() - stride.before()))),
            () -> end(stride) + ", or get there by a cheaper way");
        return;
      }
    }
  }

  private static Data at(Hex hex) {
    return Data.of("hex", hex.id());
  }
}
