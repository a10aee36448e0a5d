package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.bot.Bots;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Pack;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Begins a game. */
@Command(
    name = "new",
    description = "Begins a game and uses it from now on.",
    footer = "For example: adjutant new loos/training --seat german=greedy")
public final class NewCommand implements Task {
  @Parameters(
      paramLabel = "SCENARIO",
      description = "As adjutant scenarios lists it: PACK/SCENARIO, or the scenario alone.")
  private String scenario = "";

  @Option(names = "--name", paramLabel = "NAME", description = "What to call the game.")
  private Optional<String> name = Optional.empty();

  @Option(
      names = "--seat",
      paramLabel = "SIDE=WHO",
      description = "Who holds a side: human (the default), random or greedy.")
  private Map<String, String> seats = new LinkedHashMap<>();

  @Option(
      names = "--reading",
      paramLabel = "ID=N",
      description = "Sets the reading of an interpretation.")
  private Map<String, Integer> readings = new LinkedHashMap<>();

  @Option(names = "--seed", paramLabel = "TEXT", description = "Makes the dice repeatable.")
  private Optional<String> seed = Optional.empty();

  @Option(names = "--real-dice", description = "Dice are rolled at the table and reported.")
  private boolean realDice;

  @Option(
      names = "--shared-dice",
      description = "Dice wait until another seat has contributed to them: adjutant contribute.")
  private boolean sharedDice;

  @Override
  public Answer run(Sitting sitting) {
    Pack.ScenarioInfo info;
    String pack = pack(sitting);
    info = sitting.shelf().scenario(pack, scenario.substring(scenario.indexOf('/') + 1));
    Map<SideId, Seat> held = new LinkedHashMap<>();
    seats.forEach((side, who) -> held.put(SideId.of(side), seat(who)));
    String called = name.orElseGet(() -> free(sitting, info.id()));
    OpenGame game =
        sitting.ledger().create(new NewGame(called, pack, info.id(), held, readings, luck(), seed));
    sitting.use(called);
    Scene scene = Scene.of(sitting, game, Optional.empty(), Optional.empty(), Optional.empty());
    Ink ink = sitting.ink();
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold("Game " + called) + " of " + pack + "/" + info.id() + " has begun.");
    String commitment = scene.register().opening().commitment();
    if (!commitment.isEmpty()) {
      lines.add(ink.dim("Its dice are committed: " + commitment));
    }
    lines.addAll(Scenes.standing(scene).lines(ink));
    lines.add(ink.dim("Look at it: adjutant show. What may be done: adjutant can."));
    Data data =
        Data.of("game", called)
            .with("pack", pack)
            .with("scenario", info.id())
            .with("commitment", commitment)
            .with("status", Scenes.standing(scene).data());
    return Answer.of(data, lines);
  }

  private Luck luck() {
    if (realDice && sharedDice) {
      throw new BadCall(
          "dice are real or shared, not both; leave --real-dice or --shared-dice out");
    }
    return realDice ? Luck.REPORTED : sharedDice ? Luck.SHARED : Luck.FRESH;
  }

  static Seat seat(String who) {
    if (who.equals("human")) {
      return Seat.HUMAN;
    }
    Bots.named(who);
    return Seat.bot(who);
  }

  private String pack(Sitting sitting) {
    int slash = scenario.indexOf('/');
    if (slash > 0) {
      return sitting.shelf().pack(scenario.substring(0, slash)).id();
    }
    List<String> having =
        sitting.shelf().packs().stream()
            .filter(p -> p.scenarios().stream().anyMatch(s -> s.id().equals(scenario)))
            .map(Pack::id)
            .toList();
    if (having.size() == 1) {
      return having.get(0);
    }
    throw new BadCall(
        having.isEmpty()
            ? "no pack has a scenario \"" + scenario + "\"; adjutant scenarios lists them all"
            : "several packs have a scenario "
                + scenario
                + ": write one of "
                + having.stream().map(p -> p + "/" + scenario).toList());
  }

  private static String free(Sitting sitting, String base) {
    List<String> taken = sitting.ledger().games();
    String called = base;
    for (int i = 2; taken.contains(called); i++) {
      called = base + "-" + i;
    }
    return called;
  }
}
