package org.adjutant.ledger.retrial;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.Acknowledgement;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.audit.Copy;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** A game of {@link Skirmish} in a ledger, with the dice of whoever reports them. */
final class Table implements AutoCloseable {
  private final Ledger ledger = Ledger.open(Store.inMemory(), Skirmish.titles(), () -> 1000L);
  final OpenGame game;
  private int sent;

  Table(Luck luck) {
    game = ledger.create(wanted(luck));
  }

  /** A game that begins at a position. */
  Table(Luck luck, Position start) {
    Data from = Data.of("what", "a position written down");
    game = ledger.createAt(wanted(luck), Skirmish.titles().data("skirmish"), start, from);
  }

  private static NewGame wanted(Luck luck) {
    return new NewGame("g", "skirmish", "field", Map.of(), Map.of(), luck, Optional.of("a seed"));
  }

  Acknowledgement submit(String branch, Input input) {
    return game.submit(new Submission(branch, input, "tester", "c" + sent++, OptionalLong.empty()));
  }

  /** Red shoots, and the die shows this. */
  void shoot(String target, int die) {
    submit("main", Input.act(Skirmish.RED, "shoot", Data.of("target", target)));
    submit("main", new Input.Dice(List.of(die), "reported by red"));
  }

  Acknowledgement march(String who) {
    return submit("main", Input.act(Skirmish.RED, "march", Data.of("who", who)));
  }

  Acknowledgement dig(String who) {
    return submit("main", Input.act(Skirmish.RED, "dig", Data.of("who", who)));
  }

  /** All seats agree to another reading from now on. */
  void change(String interpretation, int reading) {
    Data args = Data.of("reason", "agreed").with("readings", Data.of(interpretation, reading));
    game.agreement().overrule("main", args, Optional.empty(), "umpire", "c" + sent++);
  }

  void bear(String branch, String how) {
    String choice = game.now(branch).openChoices().get(0).id();
    submit(branch, new Input.Answer(Skirmish.BLUE, choice, Data.of("how", how)));
  }

  /** The rulings on answers along a branch. */
  List<Recorded> recordedAnswers(String branch) {
    List<Recorded> found = new ArrayList<>();
    new Retrial(recorded(), Conditions.of(Skirmish.with()))
        .run(
            Scope.along(branch),
            retried -> {
              if (retried.recorded().input() instanceof Input.Answer) {
                found.add(retried.recorded());
              }
            });
    return found;
  }

  String export(Viewer viewer) {
    try {
      StringBuilder out = new StringBuilder();
      new Post(ledger).export("g", viewer, out);
      return out.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game as its export has it. */
  RecordedGame recorded() {
    try {
      return RecordedGame.of(
          Copy.read(new BufferedReader(new StringReader(export(Viewer.UMPIRE)))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Retried> retried(Title title, Map<String, Integer> flips) {
    List<Retried> found = new ArrayList<>();
    new Retrial(recorded(), new Conditions(title, flips)).run(Scope.ALL, found::add);
    return found;
  }

  List<Verdict> verdicts(String... words) {
    return retried(Skirmish.with(words), Map.of()).stream().map(Retried::verdict).toList();
  }

  @Override
  public void close() {
    ledger.close();
  }
}
