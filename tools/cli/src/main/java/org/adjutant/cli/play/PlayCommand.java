package org.adjutant.cli.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.command.Beginning;
import org.adjutant.cli.command.Scenes;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Surroundings;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game in conversation. */
@Command(
    name = "play",
    description = {
      "Plays in conversation: bots move, you are told and type actions, numbers or commands.",
      "Lines may come through a pipe. All is recorded; leave at any time."
    },
    footer = {
      "",
      "For example: adjutant play --new loos/training --seat red=greedy",
      "             printf 'move b5 0906\\nend\\n' | adjutant play"
    })
public final class PlayCommand implements Task {
  @Parameters(paramLabel = "GAME", arity = "0..1", description = "The game; else the one in use.")
  private Optional<String> game = Optional.empty();

  @Option(names = "--new", paramLabel = "SCENARIO", description = "Begins a game first.")
  private Optional<String> scenario = Optional.empty();

  @Option(
      names = "--seat",
      paramLabel = "SIDE=WHO",
      description = "With --new: human (the default), random or greedy.")
  private Map<String, String> seats = new LinkedHashMap<>();

  @Option(names = "--seed", paramLabel = "TEXT", description = "With --new: repeatable dice.")
  private Optional<String> seed = Optional.empty();

  @Option(
      names = "--open",
      description = "One person plays all sides: nobody is asked to look away.")
  private boolean open;

  @Override
  public Answer run(Sitting sitting) {
    choose(sitting);
    Scene end;
    try (Talk talk = talk(sitting)) {
      end = new Conversation(sitting, talk, open).run();
    }
    return Answer.of(
        Data.of("game", end.game().name())
            .with("branch", end.branch().name())
            .with("head", end.history().head())
            .with("status", Scenes.standing(end).data()),
        "Game " + end.game().name() + " is recorded to event " + end.history().head() + ".");
  }

  private void choose(Sitting sitting) {
    if (sitting.options().game().isPresent() && (scenario.isPresent() || game.isPresent())) {
      throw new BadCall("name the game once: adjutant play GAME, without --game");
    }
    if (scenario.isEmpty() && (!seats.isEmpty() || seed.isPresent())) {
      throw new BadCall("--seat and --seed are for a game begun by --new SCENARIO");
    }
    if (scenario.isPresent()) {
      new Beginning(scenario.get(), game, seats, Map.of(), Luck.FRESH, seed).begin(sitting);
    } else if (game.isPresent()) {
      sitting.game(game.get());
      sitting.use(game.get());
    }
  }

  private static Talk talk(Sitting sitting) {
    Surroundings around = sitting.around();
    if (around.terminal() && !sitting.options().json()) {
      return ScreenTalk.open();
    }
    return new PipeTalk(around.in(), sitting.options().json() ? around.err() : around.out());
  }
}
