package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
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
    OpenGame game = new Beginning(scenario, name, seats, readings, luck(), seed).begin(sitting);
    String called = game.name();
    String pack = game.title().pack();
    String opened = game.title().scenario();
    Scene scene = Scene.of(sitting, game, Optional.empty(), Optional.empty(), Optional.empty());
    Ink ink = sitting.ink();
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold("Game " + called) + " of " + pack + "/" + opened + " has begun.");
    String commitment = scene.register().opening().commitment();
    if (!commitment.isEmpty()) {
      lines.add(ink.dim("Its dice are committed: " + commitment));
    }
    lines.addAll(Scenes.standing(scene).lines(ink));
    lines.add(ink.dim("Look at it: adjutant show. What may be done: adjutant can."));
    Data data =
        Data.of("game", called)
            .with("pack", pack)
            .with("scenario", opened)
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
}
