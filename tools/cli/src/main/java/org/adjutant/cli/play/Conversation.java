package org.adjutant.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.cli.command.BotTurn;
import org.adjutant.cli.command.LeftUndone;
import org.adjutant.cli.command.Submitted;
import org.adjutant.cli.command.Typed;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Faults;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.host.typed.Near;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Duty;

/** A game in conversation: bots play, a person is told and types, until he leaves. */
final class Conversation {
  private static final int PAGE = 20;
  private static final int WHOLE = 60;

  private static final List<String> YES = List.of("y", "yes");
  private static final List<String> NO = List.of("", "n", "no");

  private final Sitting sitting;
  private final Talk talk;
  private final Screen screen;
  private final Brief brief;
  private Optional<String> branch = Optional.empty();
  private Numbered list = Numbered.NOTHING;
  private boolean left;

  Conversation(Sitting sitting, Talk talk, boolean open) {
    this.sitting = sitting;
    this.talk = talk;
    this.screen = new Screen(sitting, talk, open);
    this.brief = new Brief(sitting.ink());
  }

  /** Goes on until somebody leaves or the input ends. @return the game as it then is */
  Scene run() {
    while (!left) {
      new BotTurn(sitting, branch).play(done -> {}, BotTurn.LONG);
      Optional<SideId> before = screen.at();
      Optional<SideId> side = Decision.owner(scene(), before);
      if (side.isPresent() && !screen.give(scene(), side.get())) {
        break;
      }
      if (before.isPresent() && side.isPresent() && !screen.changedHands()) {
        brief.sawTheSame(before.get(), side.get());
      }
      Decision decision = Decision.of(scene(), side);
      boolean other = brief.isOther(decision);
      talk.say(brief.lines(decision));
      if (other && decision.isChoice()) {
        show(decision.beginning(""), WHOLE);
      }
      talk.complete(decision.completions(Guide.words()));
      Optional<String> line = talk.ask(prompt(decision));
      if (line.isEmpty()) {
        break;
      }
      hear(decision, line.get().strip());
    }
    return scene();
  }

  private Scene scene() {
    return Scene.of(sitting, sitting.game(), branch, Optional.empty(), screen.as());
  }

  private static String prompt(Decision decision) {
    String who = decision.side().map(decision.scene().title().display()::side).orElse("");
    String on =
        decision.scene().branch().id().equals(decision.scene().register().main())
            ? ""
            : " on " + decision.scene().branch().name();
    return who + on + "> ";
  }

  private void hear(Decision decision, String line) {
    try {
      List<String> words = Arrays.asList(line.split("\\s+"));
      String first = words.get(0);
      if (line.isEmpty()) {
        talk.say(brief.whole(decision));
        if (decision.isChoice()) {
          show(decision.beginning(""), WHOLE);
        }
      } else if (line.matches("\\d+")) {
        submit(decision, picked(line));
      } else if (Guide.words().contains(first)
          && decision.scene().title().action(first).isEmpty()) {
        command(decision, words);
      } else {
        typed(decision, line);
      }
    } catch (RuntimeException e) {
      // What a person can mend he mends; the game goes on.
      Throwable cause = Faults.cause(e);
      if (Faults.code(cause).isEmpty()) {
        throw e;
      }
      talk.say(
          String.valueOf(cause.getMessage())
              .lines()
              .flatMap(l -> Wrap.hanging("", "  ", l).stream())
              .toList());
    }
  }

  private void command(Decision decision, List<String> words) {
    switch (words.get(0)) {
      case Guide.QUIT, Guide.EXIT -> left = true;
      case Guide.HELP -> talk.say(Guide.lines(decision, words, sitting.ink()));
      case Guide.MORE -> more();
      case Guide.ON -> on(words);
      default -> aside(decision, words);
    }
  }

  private Input picked(String number) {
    return list.pick(number.length() > 6 ? 0 : Integer.parseInt(number))
        .orElseThrow(
            () ->
                new BadCall(
                    list.isEmpty()
                        ? "no list is shown; type a verb alone for its list"
                        : "the list shown has 1 to " + list.entries().size()));
  }

  private void more() {
    if (list.shown() == list.entries().size()) {
      throw new BadCall("there is no more of a list; type a verb alone for its list");
    }
    int from = list.shown();
    list = list.more(PAGE);
    talk.say(list.lines(from));
  }

  private void show(Numbered next, int page) {
    list = next.more(page);
    talk.say(list.lines(0));
  }

  private void on(List<String> words) {
    if (words.size() != 2) {
      throw new BadCall("type on BRANCH; branches lists them");
    }
    branch = Optional.of(sitting.game().register().branch(words.get(1)).name());
    list = Numbered.NOTHING;
  }

  private void aside(Decision decision, List<String> words) {
    String name = words.get(0);
    boolean onMain = decision.scene().branch().id().equals(decision.scene().register().main());
    boolean mainOnly = List.of("undo", "take-back", "redo").contains(name);
    if (mainOnly && !onMain) {
      throw new BadCall(
          name + " goes along the main branch; type promote " + branch.orElse("BRANCH") + " first");
    }
    if (name.equals("consent") && words.size() > 1) {
      consentOf(SideId.of(words.get(1)));
    }
    Answer answer = Asides.run(sitting, words, branch, screen.as());
    talk.say(answer.lines());
    if (name.equals("fork")) {
      branch = Optional.of(answer.data().text("name"));
      talk.say(List.of("Now on it; on " + decision.scene().branch().name() + " goes back."));
    } else if (mainOnly || name.equals("promote")) {
      branch = Optional.empty();
    }
    if (!List.of("can", "why-not", "help").contains(name)) {
      decision.side().ifPresent(side -> brief.told(scene(), side));
    }
  }

  private void consentOf(SideId side) {
    if (sitting.game().register().seats().containsKey(side)) {
      screen.unlock(side, "Passphrase of " + side + ", to consent: ");
    }
  }

  private void typed(Decision decision, String line) {
    Optional<String> as = decision.side().map(SideId::id);
    try {
      List<Input> meanings = new Typed(decision.scene(), as).meanings(line);
      if (meanings.size() == 1) {
        submit(decision, meanings.get(0));
      } else {
        talk.say(List.of("That may be done in ways that differ in effect; type a number:"));
        show(decision.numbered(meanings), PAGE);
      }
    } catch (InputException e) {
      Numbered begun = decision.beginning(line);
      if (begun.isEmpty()) {
        notUnderstood(decision, line, e);
        return;
      }
      show(begun, PAGE);
    }
  }

  private void notUnderstood(Decision decision, String line, InputException e) {
    String verb = line.split("\\s+")[0];
    boolean action = decision.scene().title().action(verb).isPresent();
    if (line.equals(verb) && action && !decision.isChoice()) {
      talk.say(new NothingNow(decision).lines(verb));
      return;
    }
    String guess = action ? "" : Near.guess(verb, Guide.words());
    throw new BadCall(e.getMessage() + guess + "; help says what may be typed");
  }

  private void submit(Decision decision, Input input) {
    Scene scene = decision.scene();
    scene.eyes().mayAct(input.by());
    List<Duty> undone = LeftUndone.by(scene, input);
    talk.say(LeftUndone.lines(undone));
    Optional<String> end = new LastWord(scene).of(input);
    end.ifPresent(
        how ->
            talk.say(
                Wrap.hanging(
                    "warning: ", "  ", "a bot may answer so that the game is over: " + how)));
    if (undone.isEmpty() && end.isEmpty() || agreed(decision, end.isPresent())) {
      submitted(decision, input);
    }
  }

  private void submitted(Decision decision, Input input) {
    Scene scene = decision.scene();
    Submitted done = Submitted.to(scene, input, sitting.actor());
    talk.say(done.lines(sitting.ink()));
    list = done.permitted() ? Numbered.NOTHING : list;
    decision.side().ifPresent(side -> brief.told(scene(), side));
  }

  /** Whoever types something else than an answer has not agreed, and means what he types. */
  private boolean agreed(Decision decision, boolean game) {
    String question = game ? "submit it? y/N " : "end anyway? y/N ";
    String answer = talk.ask(question).orElse("").strip();
    boolean yes = YES.contains(answer.toLowerCase(Locale.ROOT));
    if (!yes) {
      talk.say(List.of(game ? "Not submitted." : "Not ended."));
    }
    if (!yes && !NO.contains(answer.toLowerCase(Locale.ROOT))) {
      hear(decision, answer);
    }
    return yes;
  }
}
