package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Lock;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows or changes who decides for a side. */
@Command(
    name = "seat",
    description = "Who decides for a side: human, or a bot; locked by a passphrase, or not.",
    footer = "A lock keeps honest people honest: who holds the store's file can read it all.")
public final class SeatCommand implements Task {
  @Parameters(index = "0", paramLabel = "SIDE", arity = "0..1")
  private Optional<String> side = Optional.empty();

  @Parameters(
      index = "1",
      paramLabel = "WHO",
      arity = "0..1",
      description = "human, random, greedy.")
  private Optional<String> who = Optional.empty();

  @Option(names = "--lock", paramLabel = "WORDS", description = "Locks it by a passphrase.")
  private Optional<String> lock = Optional.empty();

  @Option(names = "--unlock", description = "Takes the lock away.")
  private boolean unlock;

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    if (side.isPresent()) {
      change(game, sitting);
    }
    List<String> lines = new ArrayList<>();
    List<Data> seats = new ArrayList<>();
    game.register()
        .seats()
        .forEach(
            (at, seat) -> {
              lines.add(at + ": " + seat.holder() + (seat.isLocked() ? ", locked" : ""));
              seats.add(
                  Data.of("side", at.id())
                      .with("holder", seat.holder())
                      .with("locked", seat.isLocked()));
            });
    return Answer.of(Data.of("seats", Data.of(seats)), lines);
  }

  private void change(OpenGame game, Sitting sitting) {
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    SideId at = eyes.side(side.orElseThrow());
    eyes.mayAct(at);
    Seat old = game.register().seats().getOrDefault(at, Seat.HUMAN);
    String holder = who.map(w -> Beginning.seat(w).holder()).orElse(old.holder());
    String locked = unlock ? "" : lock.map(Lock::of).orElse(old.lock());
    Seat next = new Seat(holder, locked);
    if (!next.equals(old)) {
      game.seat(at, next, sitting.actor());
    }
  }
}
