package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lets bots play the game to its end. */
@Command(
    name = "selfplay",
    description = "Bots play the game on to its end; people's seats go to bots for good.")
public final class SelfplayCommand implements Task {
  @Option(
      names = "--bot",
      paramLabel = "SIDE=BOT",
      description = "random or greedy; greedy unless told.")
  private Map<String, String> bots = new LinkedHashMap<>();

  @Option(names = "--most", paramLabel = "N", description = "Stops after so many inputs.")
  private int most = 20_000;

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    seat(sitting, game);
    Bar bar = new Bar(sitting.around().err(), sitting.around().terminal());
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
    lines.addAll(Scenes.standing(scene).lines(sitting.ink()));
    return Answer.of(
        Data.of("inputs", counts[0])
            .with("events", scene.at())
            .with("status", Scenes.standing(scene).data()),
        lines);
  }

  private void seat(Sitting sitting, OpenGame game) {
    var eyes = new org.adjutant.cli.sitting.Eyes(game.register(), sitting.passphrase());
    bots.keySet().forEach(eyes::side);
    for (Map.Entry<SideId, Seat> seat : game.register().seats().entrySet()) {
      String wanted =
          bots.getOrDefault(
              seat.getKey().id(), seat.getValue().isBot() ? seat.getValue().holder() : "greedy");
      Seat next = Beginning.seat(wanted);
      if (!next.holder().equals(seat.getValue().holder())) {
        eyes.mayAct(seat.getKey());
        game.seat(seat.getKey(), next, sitting.actor());
      }
    }
  }
}
