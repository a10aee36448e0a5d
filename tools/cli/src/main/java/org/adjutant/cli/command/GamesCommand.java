package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.typed.Natural;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Register;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import picocli.CommandLine.Command;

/** Lists the games of the store. */
@Command(name = "games", description = "Lists the games.")
public final class GamesCommand implements Task {
  @Override
  public Answer run(Sitting sitting) {
    List<String> lines = new ArrayList<>();
    List<Data> all = new ArrayList<>();
    Optional<String> inUse = sitting.inUse();
    for (String name : sitting.ledger().games().stream().sorted(Natural.ORDER).toList()) {
      OpenGame game = sitting.game(name);
      Register register = game.register();
      Position now = game.now(register.main());
      String stand = now.outcome().isPresent() ? "over" : clock(now.clock());
      String mark = inUse.filter(name::equals).isPresent() ? "* " : "  ";
      lines.add(
          String.format(
                  "%s%-20s %-24s %-28s",
                  mark,
                  name,
                  register.opening().pack() + "/" + register.opening().scenario(),
                  stand)
              .stripTrailing());
      all.add(
          Data.of("game", name)
              .with("pack", register.opening().pack())
              .with("scenario", register.opening().scenario())
              .with("stand", stand)
              .with("branches", register.branches().size())
              .with("inUse", inUse.filter(name::equals).isPresent()));
    }
    if (lines.isEmpty()) {
      lines.add("There are no games yet. Begin one: adjutant new SCENARIO");
    }
    return Answer.of(Data.of("games", Data.of(all)), lines);
  }

  private static String clock(Clock clock) {
    return "turn " + clock.turn() + ", " + clock.phase();
  }
}
