package org.adjutant.rules.engine;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.AnswerChoice;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.OpenChoice;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;

/** Opens choices and takes answers to them. */
final class Asking {
  private final Title title;
  private final Recorder recorder;
  private final Agenda agenda;

  Asking(Title title, Recorder recorder, Agenda agenda) {
    this.title = title;
    this.recorder = recorder;
    this.agenda = agenda;
  }

  /** Opens the choices of a step. Those of sides that the title plays are answered at once. */
  void open(Step.Ask ask, SideId actor) {
    List<Effect> effects = new ArrayList<>();
    int frame = agenda.persist(effects, Job.of(ask.then(), actor, ask.thenLocals()));
    List<Data> asked = new ArrayList<>();
    List<Choice> choices = choices(ask.questions(), frame);
    for (Choice choice : choices) {
      effects.add(new OpenChoice(frame, choice));
      asked.add(
          Data.of("choice", choice.kind())
              .with("owner", choice.owner().id())
              .with("id", choice.id()));
    }
    recorder.happens(
        Event.open(EventNames.CHOICE_OFFERED, actor, Data.of("choices", Data.of(asked)), effects));
    for (Choice choice : choices) {
      if (title.systemSides().contains(choice.owner())) {
        answer(frame, choice, ownAnswer(choice));
      }
    }
  }

  private static List<Choice> choices(List<Step.Question> questions, int frame) {
    List<Choice> choices = new ArrayList<>();
    for (Step.Question q : questions) {
      String id = "c" + frame + (questions.size() > 1 ? "." + (choices.size() + 1) : "");
      choices.add(Choice.open(id, q.kind(), q.owner(), q.facts(), q.sealed(), q.audience()));
    }
    return choices;
  }

  private Data ownAnswer(Choice choice) {
    ChoiceKind kind = Judging.kind(title, choice);
    SideId owner = choice.owner();
    Data answer =
        PackFault.guard(
            title,
            () -> "choice \"" + choice.kind() + "\"",
            () -> kind.answer(Judging.desk(title, recorder.position(), owner), choice));
    Findings findings = Judging.answer(title, recorder.position(), owner, choice, answer);
    if (findings.forbidden()) {
      throw new PackFault(
          title.pack() + " answers \"" + choice.kind() + "\" illegally: " + findings.list());
    }
    return answer;
  }

  /** Records a legal answer. */
  void answer(int frame, Choice choice, Data answer) {
    Data open = Data.of("choice", choice.kind()).with("id", choice.id());
    recorder.happens(
        Event.secret(
            EventNames.CHOICE_ANSWERED,
            choice.owner(),
            open.with("answer", answer),
            choice.eyes(),
            open,
            List.of(new AnswerChoice(frame, choice.id(), answer))));
  }
}
