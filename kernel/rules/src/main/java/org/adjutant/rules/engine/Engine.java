package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Restore;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Title;

/**
 * Rules on inputs. Pure: the same title, position, input and chance give the same ruling, on any
 * machine. Nothing here knows of games, seats or stores.
 */
public final class Engine {
  /** The kind of an umpire's act: a ruling above the rules. */
  public static final String OVERRIDE = "override";

  private Engine() {}

  /**
   * The ruling that opens a game: the title's opening, its first phase begun, on until somebody
   * must decide.
   *
   * @param extra changes on top of the title's opening: readings, handicaps
   */
  public static Ruling open(Title title, List<Effect> extra, Chance chance) {
    return open(title, Data.EMPTY, title.opening(), extra, chance);
  }

  /**
   * The ruling that opens a game which goes on from the end position of another.
   *
   * @throws InputException if this scenario does not go on from such a position
   */
  public static Ruling openFrom(Title title, Position earlier, List<Effect> extra, Chance chance) {
    Data from = Data.of("earlier", earlier.digest().text());
    return open(title, from, title.opening(earlier), extra, chance);
  }

  /**
   * The ruling that opens a game at a given position, on from there until somebody must decide.
   *
   * @param from where the position comes from, for the record
   * @throws InputException if the position is impossible under the title
   */
  public static Ruling openAt(Title title, Position start, Data from, Chance chance) {
    title
        .brokenInvariant(start)
        .ifPresent(
            broken -> {
              throw new InputException("the position is impossible: " + broken);
            });
    return begun(title, Data.of("from", from), List.of(new Restore(start)), chance).run();
  }

  private static Ruling open(
      Title title, Data from, List<Effect> opening, List<Effect> extra, Chance chance) {
    List<Effect> effects = new ArrayList<>(opening);
    effects.addAll(extra);
    Machine machine = begun(title, from, effects, chance);
    machine.enterPhase();
    return machine.run();
  }

  private static Machine begun(Title title, Data from, List<Effect> effects, Chance chance) {
    Data facts = from.with("pack", title.pack()).with("scenario", title.scenario());
    Input input = Input.act(SideId.SYSTEM, "open", facts);
    Recorder recorder = new Recorder(Position.EMPTY, input, Audience.ALL);
    recorder.happens(Event.open(EventNames.GAME_OPENED, SideId.SYSTEM, facts, effects));
    return new Machine(title, recorder, chance);
  }

  /**
   * Rules on an input.
   *
   * @throws InputException if it cannot be understood; nothing is to be recorded then
   * @throws PackFault if the title breaks its contract
   */
  public static Ruling decide(Title title, Position position, Input input, Chance chance) {
    if (position.outcome().isPresent()) {
      Finding over =
          Finding.forbids(KernelRules.OVER, "the game is over", Data.EMPTY)
              .unless("nothing more can be played here; fork a branch at an earlier event");
      return refused(position, input, List.of(over));
    }
    if (input instanceof Input.Act act) {
      return act(title, position, act, chance);
    }
    if (input instanceof Input.Answer answer) {
      return answer(title, position, answer, chance);
    }
    return dice(title, position, (Input.Dice) input, chance);
  }

  private static Ruling act(Title title, Position position, Input.Act act, Chance chance) {
    Judging.requireSide(title, act.by());
    ActionKind kind = Offers.kind(title, act.action().kind());
    Data args = act.action().args();
    Findings findings = judge(title, position, act.by(), kind, args);
    if (findings.forbidden()) {
      return refused(position, act, findings.list());
    }
    Audience eyes =
        PackFault.guard(
            title,
            () -> "action \"" + kind.name() + "\"",
            () -> kind.audience(Judging.desk(title, position, act.by()), args).and(act.by()));
    Recorder recorder = new Recorder(position, act, eyes);
    findings.list().forEach(f -> recorder.find(f.forEyesOf(eyes)));
    return new Machine(title, recorder, chance).start(kind.stage(), act.by(), args);
  }

  /**
   * Everything that permits or forbids an action of this side now.
   *
   * @throws InputException if the arguments have another shape
   */
  public static Findings judge(
      Title title, Position position, SideId by, ActionKind kind, Data args) {
    return Judging.act(title, position, by, kind, args);
  }

  private static Ruling answer(Title title, Position position, Input.Answer answer, Chance chance) {
    Judging.requireSide(title, answer.by());
    Frame frame = Procedure.frameOf(position, answer.choice());
    Choice choice = frame.choice(answer.choice()).orElseThrow();
    Findings findings = judge(title, position, answer.by(), choice, answer.answer());
    if (findings.forbidden()) {
      return refused(position, answer, findings.list());
    }
    Recorder recorder = new Recorder(position, answer, choice.eyes());
    findings.list().forEach(f -> recorder.find(f.forEyesOf(choice.eyes())));
    return new Machine(title, recorder, chance).answered(frame, choice, answer.answer());
  }

  /**
   * Everything that permits or forbids an answer now.
   *
   * @throws InputException if it has another shape
   */
  public static Findings judge(
      Title title, Position position, SideId by, Choice choice, Data answer) {
    return Judging.answer(title, position, by, choice, answer);
  }

  private static Ruling dice(Title title, Position position, Input.Dice input, Chance chance) {
    Roll roll =
        position
            .openRoll()
            .orElseThrow(() -> new InputException("no roll is open, so no dice can be taken"));
    if (!roll.fits(input.dice())) {
      throw new InputException(
          input.dice() + " cannot be the dice of " + roll.expression() + " for " + roll.purpose());
    }
    Recorder recorder = new Recorder(position, input, roll.audience());
    return new Machine(title, recorder, chance)
        .fallen(position.top().orElseThrow(), new Chance.Fallen(input.dice(), input.origin()));
  }

  /**
   * A ruling of people, the umpire or all seats, above the rules. Its input is an act {@link
   * #OVERRIDE} of the umpire, and {@code args} alone say what it does. They have a {@code reason}
   * and one of
   *
   * <ul>
   *   <li>{@code effects}: explicit changes. They may open and close choices and stages, answer for
   *       somebody, or take the end of the game back; then what is no longer held up goes on.
   *   <li>{@code readings}: by interpretation the reading in force from now on.
   *   <li>{@code input} and {@code aside}: an action or an answer as {@link
   *       org.adjutant.rules.ruling.InputText} writes it, and the rules that are set aside for it;
   *       it is then carried out as if they had not forbidden it. What forbids besides refuses it.
   * </ul>
   *
   * @throws InputException if they do not fit the position, lead to an impossible one, name a rule
   *     that does not forbid, or cannot be carried out by the title's stages
   */
  public static Ruling overrule(Title title, Position position, Data args, Chance chance) {
    return new Overruling(title, position, args, chance).rule();
  }

  /** What an input does above the rules, as {@link #overrule} takes it; empty for any other. */
  public static Optional<Data> overruling(Input input) {
    return input instanceof Input.Act act && act.by().equals(SideId.UMPIRE)
        ? Optional.of(act.action().args())
        : Optional.empty();
  }

  private static Ruling refused(Position position, Input input, List<Finding> findings) {
    return Ruling.refused(input, findings, position);
  }
}
