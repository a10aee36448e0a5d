package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Explanation;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Pack.ScenarioInfo;
import org.adjutant.rules.spi.Title;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows what the program does: rulings, and a game explained, forked, taken back, verified. */
@Command(
    name = "demo",
    description = {
      "The rulebook's worked examples ruled on; then a whole game by bots: explained, forked,",
      "compared, taken back, verified, drawn."
    })
public final class DemoCommand implements Task {
  @Option(names = "--seed", paramLabel = "TEXT", description = "Of the dice; demo unless told.")
  private String seed = "demo";

  @Option(
      names = "--scenario",
      paramLabel = "ID",
      description = "What is played; the last that the pack lists, its largest, unless told.")
  private Optional<String> scenario = Optional.empty();

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Where to draw the board; beside the store unless told.")
  private Optional<Path> drawing = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Ink ink = sitting.ink();
    List<String> lines = new ArrayList<>();
    List<Adjudicated> examples = examples(sitting, lines);
    OpenGame game = begin(sitting);
    title(lines, ink, "A whole game of " + game.title().scenario() + ", both sides played by bots");
    int inputs = new BotTurn(sitting, Optional.empty()).play(done -> {}, 20_000);
    Scene end = now(sitting, game, Optional.empty());
    lines.add(
        "Game "
            + game.name()
            + ", seed \""
            + seed
            + "\": "
            + inputs
            + " inputs, "
            + end.at()
            + " events.");
    lines.addAll(Scenes.standing(end).lines(ink));
    List<RecordedRuling> combats = combats(end);
    if (!combats.isEmpty()) {
      RecordedRuling last = combats.get(combats.size() - 1);
      title(lines, ink, "Its last combat, explained (adjutant explain " + last.number() + ")");
      lines.addAll(
          new Explanation(end.title(), end.history(), Viewer.UMPIRE, ink)
              .lines(end.history().procedure(last.number(), Viewer.UMPIRE)));
      RecordedRuling earlier = combats.get(combats.size() / 3);
      RecordedRuling attack = end.history().ruling(earlier.origin(), Viewer.UMPIRE);
      title(lines, ink, "What if?");
      lines.addAll(new WhatIf(sitting, game, attack).lines());
    }
    title(lines, ink, "A move taken back, and done again (adjutant undo, adjutant redo)");
    long back = game.takeBack().target(1);
    lines.addAll(
        Agreed.of(game, new Proposal.TakeBack(back))
            .answer(game.takeBack().to(back, Optional.empty(), "demo"), ink)
            .lines());
    game.takeBack().redo("demo");
    lines.add("Forward again to event " + game.history().head() + ".");
    title(lines, ink, "Verified (adjutant verify)");
    Answer verified =
        VerifyCommand.verify(sitting, game, Optional.of(game.head(game.register().main())));
    lines.addAll(verified.lines());
    title(lines, ink, "Drawn");
    Path svg = drawing.orElse(sitting.folder().resolve("adjutant-demo.svg"));
    Files.write(svg, ShowCommand.drawing(end, Optional.empty()));
    lines.add("The board is in " + svg.toAbsolutePath() + ".");
    title(lines, ink, "What to try next");
    lines.add("  adjutant log                  what happened, event by event");
    lines.add(
        "  adjutant show --at "
            + Math.max(0, end.at() / 2)
            + "         the board in the middle of the game");
    lines.add(
        "  adjutant new "
            + end.title().pack()
            + "/"
            + end.title().scenario()
            + "    a game of your own; then adjutant can, adjutant do");
    Data data =
        Data.of("game", game.name())
            .with("examples", Data.of(examples.stream().map(Adjudicated::data).toList()))
            .with("seed", seed)
            .with("inputs", inputs)
            .with("events", end.at())
            .with("verified", verified.code() == Answer.DONE)
            .with("svg", svg.toString())
            .with("status", Scenes.standing(end).data());
    boolean asPrinted = examples.stream().allMatch(Adjudicated::asExpected);
    return new Answer(verified.code(), data, lines).refused(!asPrinted);
  }

  private static List<Adjudicated> examples(Sitting sitting, List<String> lines) {
    List<Adjudicated> all = new Examples(pack(sitting), sitting.shelf().loaded()).adjudicated();
    if (!all.isEmpty()) {
      title(lines, sitting.ink(), "The worked examples of the rulebook (adjutant adjudicate FILE)");
      for (Adjudicated example : all) {
        lines.addAll(example.lines(sitting.ink()));
        lines.add("");
      }
      long held = all.stream().filter(Adjudicated::asExpected).count();
      lines.add(held + " of " + all.size() + " are ruled as the rulebook has them.");
    }
    return all;
  }

  private static Pack pack(Sitting sitting) {
    return sitting.shelf().packs().stream()
        .findFirst()
        .orElseThrow(() -> new BadCall("there is no pack to show; adjutant packs says why"));
  }

  private OpenGame begin(Sitting sitting) {
    Pack pack = pack(sitting);
    List<ScenarioInfo> all = pack.scenarios();
    String played = scenario.orElse(all.get(all.size() - 1).id());
    Title title = sitting.shelf().open(pack.id(), played, sitting.shelf().data(pack.id()));
    Map<SideId, Seat> seats = new LinkedHashMap<>();
    for (SideId side : title.sides()) {
      seats.put(side, Seat.bot("greedy"));
    }
    List<String> taken = sitting.ledger().games();
    String name = "demo";
    for (int i = 2; taken.contains(name); i++) {
      name = "demo-" + i;
    }
    OpenGame game =
        sitting
            .ledger()
            .create(
                new NewGame(
                    name, pack.id(), played, seats, Map.of(), Luck.FRESH, Optional.of(seed)));
    sitting.use(name);
    return game;
  }

  /** The rulings in which a combat was resolved. */
  private static List<RecordedRuling> combats(Scene scene) {
    return scene.history().events(0, scene.at(), Viewer.UMPIRE).stream()
        .filter(event -> event.name().equals(EventNames.COMBAT_RESOLVED))
        .map(event -> scene.history().ruling(event.number(), Viewer.UMPIRE))
        .toList();
  }

  private static Scene now(Sitting sitting, OpenGame game, Optional<String> branch) {
    return Scene.of(sitting, game, branch, Optional.empty(), Optional.of("umpire"));
  }

  private static void title(List<String> lines, Ink ink, String text) {
    lines.add("");
    lines.add(ink.bold(text));
  }
}
