package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.support.EndPhase;

/**
 * A decision of a game taken otherwise on a branch of its own, or the same on other dice; bots then
 * play on a little.
 *
 * @param taken the ruling on the decision as it was taken
 */
record WhatIf(Sitting sitting, OpenGame game, RecordedRuling taken) {
  private static final String NAME = "what-if";
  private static final int INPUTS = 6;
  private static final int MOST = 30;

  /** What was done on the branch, and how it then differs from the main one, as far along. */
  List<String> lines() {
    Scene main = scene(Optional.empty(), Optional.empty());
    long from = main.history().before(taken);
    Scene before = scene(Optional.empty(), Optional.of(from));
    Input was = taken.input().orElseThrow();
    Optional<Input> other = otherwise(before, was);
    Input instead = other.orElse(was);
    Luck luck = other.isPresent() ? Luck.SAME : Luck.FRESH;
    String branch = game.tree().fork(main.branch().id(), from, NAME, luck, "demo");
    Inputs words = new Inputs(main.title());
    String by = main.title().display().side(was.by());
    List<String> lines = new ArrayList<>();
    lines.add("(adjutant fork " + NAME + " --at " + from + " --dice " + luck.word() + ")");
    lines.addAll(
        Wrap.hanging(
            "",
            "  ",
            "At event "
                + from
                + " "
                + by
                + " decided: "
                + words.at(before.position(), was)
                + other
                    .map(
                        input ->
                            ". On the branch it decides: "
                                + words.at(before.position(), input)
                                + ". Where both roll for the same thing, the same dice fall.")
                    .orElse(". It decides so on the branch too, but fresh dice fall there.")
                + " Bots play on:"));
    Scene there = scene(Optional.of(branch), Optional.empty());
    List<Submitted> done = new ArrayList<>();
    done.add(Submitted.to(there, instead, "demo"));
    BotTurn bots = new BotTurn(sitting, Optional.of(branch));
    bots.play(done::add, INPUTS);
    while (done.size() < MOST && inProgress(branch)) {
      bots.play(done::add, 1);
    }
    done.forEach(each -> lines.add("  " + each.lines(sitting.ink()).get(0)));
    lines.add("");
    lines.add(
        "What has become of it after as many inputs: main left of the bar, the branch right.");
    lines.addAll(
        CompareCommand.compare(
                scene(Optional.empty(), Optional.of(asFar(main, from, done.size()))),
                scene(Optional.of(branch), Optional.empty()),
                sitting)
            .lines());
    return lines;
  }

  /**
   * The same kind of action elsewhere by some of the same pieces, so that what was done cannot be
   * done as well; else the end of the phase.
   */
  private static Optional<Input> otherwise(Scene before, Input was) {
    List<Input> others = new ArrayList<>();
    for (Legal legal : Offers.of(before.title(), before.position(), was.by())) {
      for (Data example : legal.offer().examples()) {
        others.add(legal.input(example));
      }
    }
    others.remove(was);
    return first(others, other -> kind(other).equals(kind(was)) && isElsewhere(other, was))
        .or(() -> first(others, other -> kind(other).equals(EndPhase.NAME)));
  }

  private static Optional<Input> first(List<Input> all, Predicate<Input> wanted) {
    return all.stream().filter(wanted).findFirst();
  }

  private static String kind(Input input) {
    return input instanceof Input.Act act ? act.action().kind() : "";
  }

  private static boolean isElsewhere(Input one, Input other) {
    if (!(one instanceof Input.Act a && other instanceof Input.Act b)) {
      return false;
    }
    Data mine = a.action().args();
    Data theirs = b.action().args();
    return !mine.find("target").equals(theirs.find("target"))
        && !Collections.disjoint(pieces(mine), pieces(theirs));
  }

  private static List<Data> pieces(Data args) {
    return args.find("units")
        .filter(Data.Items.class::isInstance)
        .map(Data::items)
        .orElse(List.of());
  }

  /** The event on the main branch after as many rulings. */
  private static long asFar(Scene main, long from, int rulings) {
    List<RecordedRuling> after =
        main.history().rulings(from + 1, main.at(), Viewer.UMPIRE).stream()
            .filter(RecordedRuling::permitted)
            .limit(rulings)
            .toList();
    return after.isEmpty() ? main.at() : after.get(after.size() - 1).number();
  }

  private boolean inProgress(String branch) {
    return !scene(Optional.of(branch), Optional.empty()).position().openChoices().isEmpty();
  }

  private Scene scene(Optional<String> branch, Optional<Long> at) {
    return Scene.of(sitting, game, branch, at, Optional.of("umpire"));
  }
}
