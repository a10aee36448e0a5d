package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
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
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
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
    if (branch.luck() == Luck.SHARED && submission.input() instanceof Input.Dice) {
      throw new GameException(
          "the dice of branch \""
              + branch.name()
              + "\" are not reported: they fall when another seat contributes to them");
    }
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
            dice(register, branch).chance(position, submission.input()));
    return ruling.permitted()
        ? record(
            branch, history, head, position, ruling, submission.actor(), submission.id(), content)
        : refuse(branch, head, ruling, submission, content);
  }

  /**
   * A seat contributes to the roll that the head of a branch waits for, and the dice fall.
   *
   * @param value what follows the side's earlier contributions
   * @throws GameException if no roll waits, if it is the side's own, or if the value is not what
   *     the side pledged
   */
  Acknowledgement contribute(String branchName, SideId side, String value, String actor) {
    Register register = game.register();
    BranchInfo branch = register.branch(branchName);
    checkPlayable(register, branch);
    History history = game.past(branch.id());
    long head = history.head();
    Position position = game.at(branch.id(), head);
    Input dice =
        new SharedRoll(ledger, game, register, branch)
            .answered(position, history, side, value, actor);
    Ruling ruling =
        Engine.decide(game.title(), position, dice, dice(register, branch).chance(position, dice));
    String content = branch.id() + " " + Canon.text(InputText.write(dice));
    String id = game.name() + " " + branch.id() + "@" + head + " shared";
    return record(branch, history, head, position, ruling, actor, id, content);
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
            game.title(),
            position,
            effects,
            reason,
            dice(register, branch).chance(position, input));
    String content = branch.id() + " " + Canon.text(InputText.write(ruling.input()));
    return record(branch, history, head, position, ruling, actor, id, content);
  }

  private void checkPlayable(Register register, BranchInfo branch) {
    if (branch.closed()) {
      throw new GameException(
          "branch \"" + branch.name() + "\" is closed; open it again, or fork it, to play on");
    }
    game.absence()
        .ifPresent(
            note -> {
              throw new GameException(note + "; put its jar into the folder of packs");
            });
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

  private BranchDice dice(Register register, BranchInfo branch) {
    return new BranchDice(ledger.finder(), game, register, branch);
  }
}
