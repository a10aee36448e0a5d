package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Title;

/** Rulings of people above the rules; see {@link Engine#overrule}. For one ruling, used once. */
final class Overruling {
  private final Title title;
  private final Position position;
  private final Data args;
  private final Chance chance;
  private final Input.Act input;

  Overruling(Title title, Position position, Data args, Chance chance) {
    this.title = title;
    this.position = position;
    this.args = args;
    this.chance = chance;
    this.input = Input.act(SideId.UMPIRE, Engine.OVERRIDE, args);
  }

  Ruling rule() {
    if (args.text("reason").isBlank()) {
      throw new InputException("a ruling above the rules needs a reason");
    }
    Ruling ruling =
        args.has("effects") ? effects() : args.has("readings") ? readings() : setAside();
    title
        .brokenInvariant(ruling.after())
        .ifPresent(
            broken -> {
              throw new InputException("the position would be impossible: " + broken);
            });
    return ruling;
  }

  private Ruling effects() {
    List<Effect> effects = args.get("effects").items().stream().map(Effects::read).toList();
    Recorder recorder = new Recorder(position, input, Audience.NONE);
    happens(recorder, EventNames.OVERRULED, facts(), effects);
    recorder.find(Finding.applies(KernelRules.UMPIRE, "the umpire ruled", facts()));
    return new Machine(title, recorder, chance).run();
  }

  private Ruling readings() {
    List<Effect> effects = new ArrayList<>();
    Recorder recorder = new Recorder(position, input, Audience.ALL);
    List<Finding> findings = new ArrayList<>();
    for (Map.Entry<String, Data> wanted : args.get("readings").fields().entrySet()) {
      Interpretation doubt = title.interpretations().get(RuleId.of(wanted.getKey()));
      int next = doubt.require(wanted.getValue().integer());
      int was = position.reading(wanted.getKey()).orElse(doubt.byDefault());
      if (next == was) {
        throw new InputException("reading " + was + " of " + doubt.id() + " is in force already");
      }
      effects.add(new SetReading(wanted.getKey(), next));
      findings.add(
          Finding.applies(
              wanted.getKey(), doubt.reading(next), Data.of("from", was).with("to", next)));
    }
    if (effects.isEmpty()) {
      throw new InputException("no reading is named; write it as " + anExample());
    }
    happens(
        recorder,
        EventNames.READING_CHANGED,
        facts().with("readings", args.get("readings")),
        effects);
    recorder.find(Finding.applies(KernelRules.UMPIRE, "the reading was changed", facts()));
    findings.forEach(recorder::find);
    return new Machine(title, recorder, chance).run();
  }

  private String anExample() {
    return title.interpretations().all().stream()
        .filter(i -> i.playable().size() > 1)
        .map(i -> i.id() + "=" + i.playable().get(i.playable().size() - 1))
        .findFirst()
        .orElse("an interpretation and a reading; this title has no interpretations");
  }

  private Ruling setAside() {
    if (position.outcome().isPresent()) {
      throw new InputException("the game is over; effects can take its end back");
    }
    List<String> aside = args.get("aside").textItems();
    Input wanted = InputText.read(args.get("input"));
    try {
      if (wanted instanceof Input.Act act) {
        return act(act, aside);
      } else if (wanted instanceof Input.Answer answer) {
        return answer(answer, aside);
      }
    } catch (PackFault | BrokenEffectException e) {
      throw new InputException(
          "the rules cannot carry this out once that is set aside ("
              + e.getMessage()
              + "); give the effects instead");
    }
    throw new InputException("dice cannot be overruled; what they led to can, by effects");
  }

  private Ruling act(Input.Act act, List<String> aside) {
    Judging.requireSide(title, act.by());
    ActionKind kind = Offers.kind(title, act.action().kind());
    Data what = act.action().args();
    List<Finding> trail = waive(Judging.act(title, position, act.by(), kind, what), aside);
    if (trail.stream().anyMatch(Finding::isForbidding)) {
      return Ruling.refused(input, trail, position);
    }
    Audience eyes = kind.audience(Judging.desk(title, position, act.by()), what).and(act.by());
    return begun(trail, eyes, aside).start(kind.stage(), act.by(), what);
  }

  private Ruling answer(Input.Answer answer, List<String> aside) {
    Judging.requireSide(title, answer.by());
    Frame frame = Procedure.frameOf(position, answer.choice());
    Choice choice = frame.choice(answer.choice()).orElseThrow();
    List<Finding> trail =
        waive(Judging.answer(title, position, answer.by(), choice, answer.answer()), aside);
    if (trail.stream().anyMatch(Finding::isForbidding)) {
      return Ruling.refused(input, trail, position);
    }
    return begun(trail, choice.eyes(), aside).answered(frame, choice, answer.answer());
  }

  private Machine begun(List<Finding> trail, Audience eyes, List<String> aside) {
    Recorder recorder = new Recorder(position, input, eyes);
    Data facts = facts().with("aside", Data.texts(aside));
    happens(recorder, EventNames.OVERRULED, facts, List.of());
    recorder.find(Finding.applies(KernelRules.UMPIRE, "findings were set aside", facts));
    trail.forEach(finding -> recorder.find(finding.forEyesOf(eyes)));
    return new Machine(title, recorder, chance);
  }

  /** The findings, those that forbid by one of these rules waived. */
  private static List<Finding> waive(Findings findings, List<String> aside) {
    List<String> forbid =
        findings.list().stream()
            .filter(Finding::isForbidding)
            .map(finding -> finding.rule().text())
            .distinct()
            .toList();
    for (String rule : aside) {
      if (!forbid.contains(rule)) {
        throw new InputException(
            forbid.isEmpty()
                ? "nothing forbids this, so there is nothing to set aside; submit it"
                : rule + " does not forbid this; it is forbidden by " + String.join(", ", forbid));
      }
      if (KernelRules.PROCEDURE.contains(rule)) {
        throw new InputException(
            rule
                + " keeps procedures in order and cannot be set aside;"
                + " carry the procedure to its end first, or give effects that close it");
      }
    }
    List<Finding> trail = new ArrayList<>();
    for (Finding finding : findings.list()) {
      boolean waived = finding.isForbidding() && aside.contains(finding.rule().text());
      trail.add(waived ? finding.waived() : finding);
    }
    return trail;
  }

  private Data facts() {
    return Data.of("reason", args.text("reason"));
  }

  private static void happens(Recorder recorder, String name, Data facts, List<Effect> effects) {
    try {
      recorder.happens(Event.open(name, SideId.UMPIRE, facts, effects));
    } catch (BrokenEffectException | DataException e) {
      throw new InputException("these effects do not fit the position: " + e.getMessage());
    }
  }
}
