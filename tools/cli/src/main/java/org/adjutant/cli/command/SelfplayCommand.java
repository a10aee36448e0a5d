package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.bout.Bout;
import org.adjutant.cli.bout.Bouts;
import org.adjutant.cli.bout.Result;
import org.adjutant.cli.bout.Seeds;
import org.adjutant.cli.bout.Summary;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets bots play the game to its end; or its scenario many times, unrecorded. */
@Command(
    name = "selfplay",
    description = {
      "Bots play the game on to its end; people's seats go to bots for good.",
      "With --games they play its scenario many times from the opening, unrecorded, and the game"
          + " itself stays as it is."
    },
    footer = "For example: adjutant selfplay --games 100 --seed loos --bot german=random")
public final class SelfplayCommand implements Task {
  @Option(
      names = "--bot",
      paramLabel = "SIDE=BOT",
      description = "random or greedy; greedy unless told.")
  private Map<String, String> bots = new LinkedHashMap<>();

  @Option(names = "--most", paramLabel = "N", description = "Stops a game after so many inputs.")
  private int most = 20_000;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Plays so many games and says who won how; 1 is the recorded game in use.")
  private int games = 1;

  @Option(
      names = "--seed",
      paramLabel = "TEXT",
      description = "With --games: makes them repeatable; each has a seed derived from it.")
  private Optional<String> seed = Optional.empty();

  @Option(
      names = "--only",
      paramLabel = "N",
      description = "With --seed: plays the game of this number alone, unrecorded.")
  private Optional<Integer> only = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    if (games < 1) {
      throw new BadCall("--games takes a number of 1 or more, not " + games);
    }
    if (only.isPresent() && seed.isEmpty()) {
      throw new BadCall("--only goes with --seed: the seed that --games printed");
    }
    if (games == 1 && only.isEmpty() && seed.isPresent()) {
      throw new BadCall("--seed goes with --games 2 or more; a recorded game has dice of its own");
    }
    return games == 1 && only.isEmpty() ? recorded(sitting) : unrecorded(sitting);
  }

  private Answer recorded(Sitting sitting) {
    OpenGame game = sitting.game();
    seat(sitting, game);
    Bar bar = bar(sitting);
    int[] counts = new int[2];
    counts[0] =
        new BotTurn(sitting, Optional.empty())
            .play(
                done -> {
                  counts[1]++;
                  int turn = done.scene().position().clock().turn();
                  bar.at(counts[1] % 400, 400, "turn " + turn + ", " + counts[1] + " inputs");
                },
                most);
    bar.gone();
    Scene scene = Scene.of(sitting, game, Optional.empty(), Optional.empty(), Optional.empty());
    List<String> lines = new ArrayList<>();
    lines.add(counts[0] + " inputs, " + scene.at() + " events.");
    Data data = Data.of("inputs", counts[0]).with("events", scene.at());
    if (scene.position().outcome().isPresent()) {
      Outcome end = scene.position().outcome().get();
      int turn = scene.position().clock().turn();
      String manner = Result.manner(end);
      lines.add("In turn " + turn + ", " + manner + ": " + end.why() + ".");
      data = data.with("turn", turn).with("manner", manner).with("why", end.why());
    }
    lines.addAll(Scenes.standing(scene).lines(sitting.ink()));
    return Answer.of(data.with("status", Scenes.standing(scene).data()), lines);
  }

  private Answer unrecorded(Sitting sitting) {
    OpenGame game = sitting.game();
    Bout bout = new Bout(game.title(), readings(game), seats(sitting, game), most);
    Seeds seeds = seed.map(Seeds::new).orElseGet(Seeds::fresh);
    Bar bar = bar(sitting);
    int all = only.isPresent() ? 1 : games;
    Summary summary =
        new Summary(
            new Bouts(bout, seeds)
                .play(only.orElse(1), all, n -> bar.at(n, all, n + " of " + all + " games")));
    bar.gone();
    String title = game.title().pack() + "/" + game.title().scenario();
    List<String> lines = new ArrayList<>();
    lines.add(all + " games of " + title + ", " + pairing(bout) + ", seed " + seeds.printed());
    lines.add("");
    lines.addAll(summary.lines());
    Data data = Data.of("scenario", title).with("seed", seeds.printed());
    for (var bot : bout.bots().entrySet()) {
      data = data.with(bot.getKey().id(), bot.getValue());
    }
    return Answer.of(data.with("summary", summary.data()), lines);
  }

  private static Bar bar(Sitting sitting) {
    return new Bar(sitting.around().err(), sitting.around().terminal());
  }

  private static String pairing(Bout bout) {
    List<String> pairs = new ArrayList<>();
    bout.bots().forEach((side, bot) -> pairs.add(side + " " + bot));
    return String.join(", ", pairs);
  }

  /** The readings that are in force in the game in use. */
  private static List<Effect> readings(OpenGame game) {
    Position now = game.now(game.register().main());
    List<Effect> effects = new ArrayList<>();
    for (var interpretation : game.title().interpretations().all()) {
      String id = interpretation.id().text();
      now.reading(id).ifPresent(reading -> effects.add(new SetReading(id, reading)));
    }
    return effects;
  }

  private Map<SideId, String> seats(Sitting sitting, OpenGame game) {
    var eyes = new org.adjutant.cli.sitting.Eyes(game.register(), sitting.passphrase());
    bots.keySet().forEach(eyes::side);
    Map<SideId, String> seats = new LinkedHashMap<>();
    game.register()
        .seats()
        .forEach((side, seat) -> seats.put(side, Beginning.seat(wanted(side, seat)).holder()));
    return seats;
  }

  private String wanted(SideId side, Seat seat) {
    return bots.getOrDefault(side.id(), seat.isBot() ? seat.holder() : "greedy");
  }

  private void seat(Sitting sitting, OpenGame game) {
    var eyes = new org.adjutant.cli.sitting.Eyes(game.register(), sitting.passphrase());
    bots.keySet().forEach(eyes::side);
    for (Map.Entry<SideId, Seat> seat : game.register().seats().entrySet()) {
      Seat next = Beginning.seat(wanted(seat.getKey(), seat.getValue()));
      if (!next.holder().equals(seat.getValue().holder())) {
        eyes.mayAct(seat.getKey());
        game.seat(seat.getKey(), next, sitting.actor());
      }
    }
  }
}
