package org.adjutant.kit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.host.data.PackData;
import org.adjutant.ledger.Acknowledgement;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.Titles;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** A game of the pack in a ledger, for forks and take-backs. */
final class Branches implements AutoCloseable {
  private final Ledger ledger;
  private final OpenGame game;
  private int commands;

  Branches(Pack pack, String scenario) {
    this.ledger = Ledger.open(Store.inMemory(), new Only(pack), () -> 0L);
    this.game =
        ledger.create(
            new NewGame(
                "conformance",
                pack.id(),
                scenario,
                Map.of(),
                Map.of(),
                Luck.FRESH,
                Optional.of("conformance")));
  }

  /** One ruling of a branch: where it ends, and the position there. */
  record Step(long number, Position after) {}

  /** Forks in the middle, plays on there, and finds the parent as it was. */
  void forkLeavesItsParentAlone(int inputs) {
    List<Step> steps = play("main", inputs);
    Step middle = steps.get(steps.size() / 2);
    Link head = game.head("main");
    String branch = game.tree().fork("main", middle.number(), "what-if", Luck.FRESH, "tester");
    assertThat(game.now(branch).digest()).isEqualTo(middle.after().digest());
    play(branch, inputs / 2);
    assertThat(game.head("main")).as("the head of the parent").isEqualTo(head);
    for (Step step : steps) {
      assertThat(game.history("main").folded(step.number()).digest())
          .as("the parent at event %d", step.number())
          .isEqualTo(step.after().digest());
    }
  }

  /** Takes back one input, two, four and so on, and goes forward again after each. */
  void takingBackRestoresEqualHashes(int inputs) {
    List<Step> steps = play("main", inputs);
    Step last = steps.get(steps.size() - 1);
    for (int distance = 1; distance < steps.size(); distance *= 2) {
      Step then = steps.get(steps.size() - 1 - distance);
      game.takeBack().to(then.number(), Optional.empty(), "tester");
      assertThat(now().digest()).as("%d back", distance).isEqualTo(then.after().digest());
      game.takeBack().redo("tester");
      assertThat(now().digest()).as("redone").isEqualTo(last.after().digest());
    }
  }

  private Position now() {
    return game.now(game.register().main());
  }

  private List<Step> play(String branch, int inputs) {
    List<Step> steps = new ArrayList<>();
    steps.add(new Step(game.history(branch).head(), game.now(branch)));
    for (int i = 0; i < inputs && game.now(branch).outcome().isEmpty(); i++) {
      Input input = input(game.now(branch), i);
      String id = "c" + commands++;
      Acknowledgement done =
          game.submit(new Submission(branch, input, "tester", id, OptionalLong.empty()));
      assertThat(done.permitted()).as("%s on %s", input, branch).isTrue();
      steps.add(new Step(game.history(branch).head(), game.now(branch)));
    }
    return steps;
  }

  private Input input(Position position, int turn) {
    for (SideId side : Offers.deciding(position)) {
      List<Legal> legal = Offers.of(game.title(), position, side);
      if (!legal.isEmpty()) {
        Legal one = legal.get(turn * 7 % legal.size());
        return one.input(one.offer().examples().get(0));
      }
    }
    throw new AssertionError("nobody is offered anything at " + position.clock());
  }

  @Override
  public void close() {
    ledger.close();
  }

  /** The one pack, for the ledger. */
  private record Only(Pack pack) implements Titles {
    @Override
    public DataSet data(String id) {
      return PackData.of(pack);
    }

    @Override
    public String version(String id) {
      return pack.version();
    }

    @Override
    public Title open(String id, String scenario, DataSet data) {
      return pack.open(scenario, data);
    }
  }
}
