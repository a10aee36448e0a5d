package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.Append;
import org.adjutant.ledger.game.Appended;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.StaleHeadException;
import org.adjutant.ledger.record.InputText;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.ledger.store.Segment;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;

/** Rules on what is submitted to a game, and records it: one transaction a ruling. */
final class Clerk {
  private static final int KEYFRAME = 400;

  private final Ledger ledger;
  private final OpenGame game;

  Clerk(Ledger ledger, OpenGame game) {
    this.ledger = ledger;
    this.game = game;
  }

  /**
   * @throws StaleHeadException if somebody else was first
   * @throws GameException if the branch is closed or unknown, or the game was opened under another
   *     version of its pack
   * @throws org.adjutant.rules.ruling.InputException if the input cannot be understood; nothing is
   *     recorded
   * @throws org.adjutant.ledger.store.StoreException if it could not be recorded
   */
  Acknowledgement submit(Submission submission) {
    Register register = game.register();
    BranchInfo branch = register.branch(submission.branch());
    String content = branch.id() + " " + Canon.text(InputText.write(submission.input()));
    Optional<Acknowledgement> before = repeated(branch, submission.id(), content);
    if (before.isPresent()) {
      return before.get();
    }
    checkPlayable(register, branch);
    History history = game.past(branch.id());
    long head = history.head();
    if (submission.expected().isPresent() && submission.expected().getAsLong() != head) {
      throw new StaleHeadException(
          Streams.branch(game.name(), branch.id()), submission.expected().getAsLong(), head);
    }
    Position position = game.at(branch.id(), head);
    Ruling ruling =
        Engine.decide(
            game.title(),
            position,
            submission.input(),
            chance(register, branch, position, submission.input()));
    return ruling.permitted()
        ? record(
            branch, history, head, position, ruling, submission.actor(), submission.id(), content)
        : refuse(branch, head, ruling, submission, content);
  }

  Acknowledgement override(
      String branchName, List<Effect> effects, String reason, String actor, String id) {
    Register register = game.register();
    BranchInfo branch = register.branch(branchName);
    checkPlayable(register, branch);
    History history = game.past(branch.id());
    long head = history.head();
    Position position = game.at(branch.id(), head);
    Input input =
        Input.act(
            SideId.UMPIRE,
            "override",
            Data.of("reason", reason).with("effects", Effects.write(effects)));
    Ruling ruling =
        Engine.override(
            game.title(), position, effects, reason, chance(register, branch, position, input));
    String content = branch.id() + " " + Canon.text(InputText.write(ruling.input()));
    return record(branch, history, head, position, ruling, actor, id, content);
  }

  private void checkPlayable(Register register, BranchInfo branch) {
    if (branch.closed()) {
      throw new GameException(
          "branch \"" + branch.name() + "\" is closed; open it again, or fork it, to play on");
    }
    String version = ledger.titles().version(register.opening().pack());
    if (!version.equals(register.opening().version())) {
      throw new GameException(
          "game "
              + game.name()
              + " was opened under version "
              + register.opening().version()
              + " of "
              + register.opening().pack()
              + ", and version "
              + version
              + " is installed: it can be read, but not gone on with; install the version it was opened under");
    }
  }

  private Acknowledgement record(
      BranchInfo branch,
      History history,
      long head,
      Position position,
      Ruling ruling,
      String actor,
      String id,
      String content) {
    boolean goesOn = !position.stack().isEmpty() && head >= 0;
    Optional<Long> origin =
        goesOn ? Optional.of(history.ruling(head, Viewer.UMPIRE).origin()) : Optional.empty();
    List<Unsealed> rows = Batch.of(game.title(), position, ruling, head, origin);
    long offset = history.offset();
    Appended appended =
        append(Streams.branch(game.name(), branch.id()), head - offset, rows, actor, id, content);
    long number = offset + appended.number();
    game.remember(branch.id(), number, ruling.after());
    if (number / KEYFRAME > head / KEYFRAME) {
      history.keep(number, ruling.after());
    }
    if (ruling.after().outcome().isPresent() && branch.id().equals(game.register().main())) {
      game.reveal();
    }
    return new Acknowledgement(number, appended.head(), Optional.of(ruling), true, 0);
  }

  private Acknowledgement refuse(
      BranchInfo branch, long head, Ruling ruling, Submission submission, String content) {
    String stream = Streams.refusals(game.name(), branch.id());
    int repeats =
        ledger.finder().refusals(stream, RulingBook.sameness(ruling.after(), ruling.input()));
    Appended appended =
        append(
            stream,
            -1,
            List.of(RulingBook.refused(ruling, head)),
            submission.actor(),
            submission.id(),
            content);
    return new Acknowledgement(
        appended.number(), appended.head(), Optional.of(ruling), false, repeats);
  }

  private Appended append(
      String stream, long expected, List<Unsealed> rows, String actor, String id, String content) {
    return Appended.read(
        ledger
            .axon()
            .commands()
            .send(
                id,
                new Append(stream, expected, Link.NONE, rows, ledger.now(), actor, id, content)));
  }

  private Optional<Acknowledgement> repeated(BranchInfo branch, String id, String content) {
    return ledger
        .store()
        .receipts()
        .find(id, content)
        .map(Appended::read)
        .map(
            done -> {
              boolean permitted = !Streams.isRefusals(done.stream());
              long offset = permitted ? game.past(branch.id()).offset() : 0;
              return new Acknowledgement(
                  offset + done.number(), done.head(), Optional.empty(), permitted, 0);
            });
  }

  /** The dice that fall for this input on this branch. */
  private Chance chance(Register register, BranchInfo branch, Position position, Input input) {
    Optional<Seed> seed = game.seed().map(s -> s.ofBranch(branch.id()));
    if (branch.luck() == Luck.SAME) {
      return new DiceBox(seed, key -> parentDice(branch, key));
    }
    if (branch.luck() == Luck.AGAIN) {
      String same = RulingBook.sameness(position, input);
      return new DiceBox(seed, key -> diceAgain(register, branch, same, key));
    }
    return new DiceBox(
        branch.luck() == Luck.REPORTED ? Optional.empty() : seed, key -> Optional.empty());
  }

  /** What the parent has recorded under the same key after the fork. */
  private Optional<List<Integer>> parentDice(BranchInfo branch, String key) {
    History parent = game.past(branch.parent());
    for (Segment part : parent.lineage().segments()) {
      long from = Math.max(part.first(), branch.at() + 1);
      if (from <= part.last()) {
        Optional<List<Integer>> dice =
            ledger
                .finder()
                .dice(
                    part.stream(),
                    part.own(from),
                    part.last() == Long.MAX_VALUE ? Long.MAX_VALUE : part.own(part.last()),
                    key);
        if (dice.isPresent()) {
          return dice;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * What fell for the same input at the same position on a branch that this one took back, or on
   * one that took back before.
   */
  private Optional<List<Integer>> diceAgain(
      Register register, BranchInfo branch, String same, String key) {
    for (BranchInfo at = branch; !at.parent().isEmpty(); at = register.branch(at.parent())) {
      String stream = Streams.branch(game.name(), at.parent());
      Optional<Long> ruling = ledger.finder().same(stream, same);
      Optional<List<Integer>> dice =
          ruling.flatMap(number -> ledger.finder().dice(stream, 0, number, key));
      if (dice.isPresent()) {
        return dice;
      }
    }
    return Optional.empty();
  }
}
