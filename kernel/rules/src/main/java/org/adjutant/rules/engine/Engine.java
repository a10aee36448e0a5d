package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.AnswerChoice;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;

/**
 * Rules on inputs. Pure: the same title, position, input and chance give the same ruling, on any
 * machine. Nothing here knows of games, seats or stores.
 */
public final class Engine {
  private Engine() {}

  /**
   * The ruling that opens a game: the title's opening, its first phase begun, on until somebody
   * must decide.
   */
  public static Ruling open(Title title, List<Effect> extra, Chance chance) {
    Input input = Input.act(SideId.SYSTEM, "open", Data.of("scenario", title.scenario()));
    Recorder recorder = new Recorder(Position.EMPTY, input);
    List<Effect> effects = new ArrayList<>(title.opening());
    effects.addAll(extra);
    recorder.happens(
        Event.open(
            EventNames.GAME_OPENED,
            SideId.SYSTEM,
            Data.of("pack", title.pack()).with("scenario", title.scenario()),
            effects));
    Machine machine = new Machine(title, recorder, chance);
    String entry = title.phases().of(recorder.position().clock().phase()).entry().orElse("");
    return entry.isEmpty() ? machine.proceed() : machine.start(entry, Data.EMPTY, SideId.SYSTEM);
  }

  /**
   * Rules on an input.
   *
   * @throws InputException if it cannot be understood; nothing is to be recorded then
   * @throws PackFault if the title breaks its contract
   */
  public static Ruling decide(Title title, Position position, Input input, Chance chance) {
    if (position.outcome().isPresent()) {
      return refused(
          position,
          input,
          List.of(Finding.forbids(KernelRules.OVER, "the game is over", Data.EMPTY)));
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
    ActionKind kind = Offers.kind(title, act.action().kind());
    Findings findings = judge(title, position, act.by(), kind, act.action().args());
    if (findings.forbidden()) {
      return refused(position, act, findings.list());
    }
    Recorder recorder = new Recorder(position, act);
    Audience eyes = kind.audience(desk(title, position, act.by()), act.action().args());
    findings.list().forEach(f -> recorder.find(f.forEyesOf(eyes)));
    return new Machine(title, recorder, chance).start(kind.stage(), act.action().args(), act.by());
  }

  /**
   * Everything that permits or forbids an action of this side now. @throws InputException if the
   * arguments have another shape
   */
  public static Findings judge(
      Title title, Position position, SideId by, ActionKind kind, Data args) {
    kind.shape().check(kind.name(), args);
    Findings findings = new Findings();
    Procedure.check(position, by, kind, findings);
    Desk desk = desk(title, position, by);
    for (Validator validator : kind.validators()) {
      validator.check(desk, args, findings);
    }
    return findings;
  }

  private static Ruling answer(Title title, Position position, Input.Answer answer, Chance chance) {
    Frame frame = Procedure.frameOf(position, answer.choice());
    Choice choice =
        frame.choices().stream()
            .filter(c -> c.id().equals(answer.choice()))
            .findFirst()
            .orElseThrow();
    Findings findings = judge(title, position, answer.by(), choice, answer.answer());
    if (findings.forbidden()) {
      return refused(position, answer, findings.list());
    }
    Recorder recorder = new Recorder(position, answer);
    Audience eyes = choice.sealed() ? Audience.of(choice.owner()) : Audience.ALL;
    findings.list().forEach(f -> recorder.find(f.forEyesOf(eyes)));
    Data open = Data.of("choice", choice.kind()).with("id", choice.id());
    recorder.happens(
        Event.secret(
            EventNames.CHOICE_ANSWERED,
            answer.by(),
            open.with("answer", answer.answer()),
            eyes,
            open,
            List.of(new AnswerChoice(frame.id(), choice.id(), answer.answer()))));
    Frame now = Procedure.frame(recorder.position(), frame.id());
    Machine machine = new Machine(title, recorder, chance);
    boolean onTop = recorder.position().top().filter(t -> t.id() == now.id()).isPresent();
    return now.waits() || !onTop ? recorder.permitted() : machine.resume(now);
  }

  /**
   * Everything that permits or forbids an answer now. @throws InputException if it has another
   * shape
   */
  public static Findings judge(
      Title title, Position position, SideId by, Choice choice, Data answer) {
    ChoiceKind kind = Offers.choice(title, choice.kind());
    kind.shape().check(choice.kind(), answer);
    Findings findings = new Findings();
    if (!choice.owner().equals(by)) {
      findings.forbids(
          KernelRules.OWNER,
          "the choice is another side's",
          Data.of("owner", choice.owner().id()).with("submitted by", by.id()));
    }
    kind.check(desk(title, position, choice.owner()), choice, answer, findings);
    return findings;
  }

  private static Ruling dice(Title title, Position position, Input.Dice input, Chance chance) {
    Frame frame =
        position
            .top()
            .filter(f -> f.roll().isPresent() && f.waits())
            .orElseThrow(() -> new InputException("no roll is open, so no dice can be taken"));
    Roll roll = frame.roll().orElseThrow();
    try {
      roll.fallen(input.dice());
    } catch (IllegalArgumentException e) {
      throw new InputException(
          "these dice do not answer the roll of "
              + roll.expression()
              + " for "
              + roll.purpose()
              + ": "
              + e.getMessage());
    }
    Recorder recorder = new Recorder(position, input);
    return new Machine(title, recorder, chance).resume(frame, input.dice(), input.origin());
  }

  /**
   * An umpire's ruling: explicit effects, above the rules, with a reason. @throws InputException if
   * they do not fit the position
   */
  public static Ruling override(
      Title title, Position position, List<Effect> effects, String reason) {
    Input input =
        Input.act(
            SideId.UMPIRE,
            "override",
            Data.of("reason", reason).with("effects", Effects.write(effects)));
    Recorder recorder = new Recorder(position, input);
    try {
      recorder.happens(
          Event.open(EventNames.OVERRULED, SideId.UMPIRE, Data.of("reason", reason), effects));
    } catch (RuntimeException e) {
      throw new InputException("these effects do not fit the position: " + e.getMessage());
    }
    title
        .brokenInvariant(recorder.position())
        .ifPresent(
            broken -> {
              throw new InputException("the position would be impossible: " + broken);
            });
    recorder.find(
        Finding.applies(KernelRules.UMPIRE, "the umpire ruled", Data.of("reason", reason)));
    return recorder.permitted();
  }

  static Desk desk(Title title, Position position, SideId side) {
    return new Desk(title, title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position, side);
  }

  private static Ruling refused(Position position, Input input, List<Finding> findings) {
    return new Ruling(input, false, findings, List.of(), position);
  }
}
