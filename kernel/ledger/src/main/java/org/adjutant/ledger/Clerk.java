package org.adjutant.ledger;

import java.util.Optional;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.StaleHeadException;
import org.adjutant.ledger.store.StoreException;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;

/** Rules on what is submitted to a game, and records it: one transaction a ruling. */
final class Clerk {
  private final Ledger ledger;
  private final OpenGame game;
  private final Minutes minutes;

  Clerk(Ledger ledger, OpenGame game) {
    this.ledger = ledger;
    this.game = game;
    this.minutes = new Minutes(ledger, game);
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
    return quickly(submission).orElseGet(() -> carefully(submission));
  }

  /**
   * Rules on the head as it was last seen here, and leaves it to the transaction to find out
   * whether anything happened since. Empty, and nothing recorded, if something did, if this was
   * done before, or if it would be refused: nobody is refused on the word of a memory.
   */
  private Optional<Acknowledgement> quickly(Submission submission) {
    Optional<Standing> seen = game.seen(submission.branch());
    if (seen.isEmpty() || seen.get().branch().closed() || !fits(submission, seen.get())) {
      return Optional.empty();
    }
    Standing at = seen.get();
    checkPlayable(at.register());
    try {
      Ruling ruling = decide(at, submission.input());
      return ruling.permitted() && !foreseen(at, ruling)
          ? Optional.of(
              minutes.permitted(at, ruling, entry(at, submission), at.register().events()))
          : Optional.empty();
    } catch (InputException | StaleHeadException | StoreException.Conflict e) {
      return Optional.empty();
    }
  }

  private static boolean fits(Submission submission, Standing seen) {
    return submission.expected().orElse(seen.number()) == seen.number()
        && !(seen.branch().luck() == Luck.SHARED && submission.input() instanceof Input.Dice);
  }

  private Acknowledgement carefully(Submission submission) {
    Register register = game.register();
    BranchInfo branch = register.branch(submission.branch());
    String content = content(branch, submission.input());
    Optional<Acknowledgement> before = minutes.repeated(branch, submission.id(), content);
    if (before.isPresent()) {
      return before.get();
    }
    Standing at = standing(register, branch);
    if (branch.luck() == Luck.SHARED && submission.input() instanceof Input.Dice) {
      throw new GameException(
          "the dice of branch \""
              + branch.name()
              + "\" are not reported: they fall when another seat contributes to them");
    }
    if (submission.expected().orElse(at.number()) != at.number()) {
      throw new StaleHeadException(at.stream(), submission.expected().getAsLong(), at.number());
    }
    Ruling ruling = decide(at, submission.input());
    if (!ruling.permitted()) {
      return minutes.refused(at, ruling, entry(at, submission));
    }
    if (foreseen(at, ruling)) {
      at = reseeded(at);
      ruling = decide(at, submission.input());
    }
    return record(at, ruling, entry(at, submission));
  }

  /**
   * Whether dice fell in a ruling, or are awaited after it, that everybody could have foreseen: the
   * branch was begun before the game's seed was public, and is played on now that it is.
   */
  private static boolean foreseen(Standing at, Ruling ruling) {
    return at.register().seeds().isPublic(at.branch().id())
        && (at.branch().luck() == Luck.SHARED
            ? ruling.after().openRoll().isPresent()
            : ruling.events().stream().anyMatch(Clerk::fell));
  }

  private static boolean fell(Event event) {
    return event.name().equals(EventNames.DICE_ROLLED)
        && event.factsFor(Viewer.UMPIRE).text("origin").equals("seed");
  }

  /** The same with a seed of its own for what follows. */
  private Standing reseeded(Standing at) {
    game.seeds().renew(at.branch().id(), at.number());
    return new Standing(game.register(), at.branch(), at.history(), at.head());
  }

  /**
   * A seat contributes to the roll that the head of a branch waits for, and the dice fall.
   *
   * @param value what follows the side's earlier contributions
   * @throws GameException if no roll waits, if it is the side's own, or if the value is not what
   *     the side pledged
   */
  Acknowledgement contribute(String branchName, SideId side, String value, String actor) {
    Standing at = standing(branchName);
    Input dice =
        new SharedRoll(ledger, game, at.register(), at.branch())
            .answered(at.position(), at.history(), side, value, actor);
    String id = game.name() + " " + at.branch().id() + "@" + at.number() + " shared";
    return record(at, decide(at, dice), new Minutes.Entry(actor, id, content(at.branch(), dice)));
  }

  /** Records a ruling above the rules, or its refusal; see {@link Engine#overrule}. */
  Acknowledgement overrule(String branchName, Data args, String actor, String id) {
    Register register = game.register();
    BranchInfo branch = register.branch(branchName);
    String content = content(branch, overriding(args));
    Optional<Acknowledgement> before = minutes.repeated(branch, id, content);
    if (before.isPresent()) {
      return before.get();
    }
    Standing at = standing(register, branch);
    Ruling ruling = overruled(at, args);
    if (ruling.permitted() && foreseen(at, ruling)) {
      at = reseeded(at);
      ruling = overruled(at, args);
    }
    Minutes.Entry entry = new Minutes.Entry(actor, id, content);
    return ruling.permitted() ? record(at, ruling, entry) : minutes.refused(at, ruling, entry);
  }

  /** Whether it would be permitted; nothing is recorded. */
  boolean wouldOverrule(String branch, Data args) {
    return overruled(standing(branch), args).permitted();
  }

  private Ruling overruled(Standing at, Data args) {
    return Engine.overrule(game.title(), at.position(), args, chance(at, overriding(args)));
  }

  private static Input overriding(Data args) {
    return Input.act(SideId.UMPIRE, Engine.OVERRIDE, args);
  }

  private Ruling decide(Standing at, Input input) {
    return Engine.decide(game.title(), at.position(), input, chance(at, input));
  }

  private Chance chance(Standing at, Input input) {
    return new BranchDice(ledger.finder(), game, at.register(), at.branch())
        .chance(at.position(), input);
  }

  private Standing standing(String branch) {
    Register register = game.register();
    return standing(register, register.branch(branch));
  }

  private Standing standing(Register register, BranchInfo branch) {
    if (branch.closed()) {
      throw new GameException(
          "branch \"" + branch.name() + "\" is closed; open it again, or fork it, to play on");
    }
    checkPlayable(register);
    History history = game.past(branch.id());
    return new Standing(register, branch, history, game.head(branch.id(), history.head()));
  }

  private Acknowledgement record(Standing at, Ruling ruling, Minutes.Entry entry) {
    try {
      return minutes.permitted(at, ruling, entry, -1);
    } catch (StoreException.Conflict e) {
      return minutes
          .repeated(at.branch(), entry.id(), entry.content())
          .orElseThrow(() -> new StaleHeadException(at.stream(), at.number(), at.history().head()));
    }
  }

  private static Minutes.Entry entry(Standing at, Submission submission) {
    return new Minutes.Entry(
        submission.actor(), submission.id(), content(at.branch(), submission.input()));
  }

  private static String content(BranchInfo branch, Input input) {
    return branch.id() + " " + Canon.text(InputText.write(input));
  }

  private void checkPlayable(Register register) {
    game.absence()
        .ifPresent(
            note -> {
              throw new GameException(note + "; put its jar into the folder of packs");
            });
    String pack = register.opening().pack();
    String version = ledger.titles().version(pack);
    if (!version.equals(register.terms().version())) {
      throw new GameException(
          "game "
              + game.name()
              + " is played under version "
              + register.terms().version()
              + " of "
              + pack
              + ", and version "
              + version
              + " is installed: it can be read, but not gone on with; install the other version, or"
              + " adopt this one (adjutant adopt)");
    }
  }
}
