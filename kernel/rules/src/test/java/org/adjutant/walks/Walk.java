package org.adjutant.walks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Title;

/**
 * A game played in a test. Chance leaves every roll open, so that each die is a stop of its own. At
 * every step the game is also taken up from its written effects by a twin, and all that must hold
 * in any title is checked.
 */
public final class Walk {
  private final Title title;
  private final List<Effect> written = new ArrayList<>();
  private Ruling last;

  private Walk(Title title, Ruling opening) {
    this.title = title;
    this.last = opening;
    check(Position.EMPTY, opening);
  }

  public static Walk open(Title title) {
    return new Walk(title, Engine.open(title, List.of(), Chance.NONE));
  }

  public static Walk openFrom(Title title, Position earlier) {
    return new Walk(title, Engine.openFrom(title, earlier, List.of(), Chance.NONE));
  }

  public Title title() {
    return title;
  }

  public Position position() {
    return last.after();
  }

  public Ruling last() {
    return last;
  }

  /** The names of the events of the last ruling. */
  public List<String> happened() {
    return last.events().stream().map(Event::name).toList();
  }

  /** The rules that the trail of the last ruling cites, in order. */
  public List<String> cited() {
    return last.trail().stream().map(f -> f.rule().text()).toList();
  }

  /** The finding of the last ruling that cites a rule. */
  public Data found(String rule) {
    return last.trail().stream()
        .filter(f -> f.rule().text().equals(rule))
        .findFirst()
        .orElseThrow()
        .inputs();
  }

  public Walk act(SideId side, String kind, Data args) {
    return permitted(Input.act(side, kind, args));
  }

  /** Answers the open choice that this side owes. */
  public Walk answer(SideId side, Data answer) {
    return permitted(new Input.Answer(side, owed(side).id(), answer));
  }

  /** Dice for the open roll. */
  public Walk dice(int... dice) {
    return permitted(new Input.Dice(IntStream.of(dice).boxed().toList(), "a test"));
  }

  /** An action that must be refused, for these rules and no others. */
  public Walk refused(SideId side, String kind, Data args, String... rules) {
    return refused(Input.act(side, kind, args), rules);
  }

  public Walk refusedAnswer(SideId side, Data answer, String... rules) {
    return refused(new Input.Answer(side, owed(side).id(), answer), rules);
  }

  public Choice owed(SideId side) {
    return position().openChoices().stream()
        .filter(c -> c.owner().equals(side))
        .findFirst()
        .orElseThrow();
  }

  public List<Data> offered(SideId side, String kind) {
    return Offers.of(title, position(), side).stream()
        .filter(l -> l.kind().equals(kind))
        .flatMap(l -> l.offer().examples().stream())
        .toList();
  }

  /** The kinds of what a side may do or must answer. */
  public List<String> kinds(SideId side) {
    return Offers.of(title, position(), side).stream().map(Offers.Legal::kind).toList();
  }

  private Walk permitted(Input input) {
    Position before = position();
    Ruling ruling = Engine.decide(title, before, input, Chance.NONE);
    assertThat(ruling.forbidding()).as("%s", input).isEmpty();
    assertTwinAgrees(input, ruling);
    last = ruling;
    check(before, ruling);
    return this;
  }

  private Walk refused(Input input, String... rules) {
    Position before = position();
    Ruling ruling = Engine.decide(title, before, input, Chance.NONE);
    assertThat(ruling.forbidding().stream().map(f -> f.rule().text()).toList())
        .as("%s", input)
        .isEqualTo(Arrays.asList(rules));
    assertThat(ruling.events()).isEmpty();
    assertThat(ruling.after()).isSameAs(before);
    return this;
  }

  /** Whoever takes the game up from its record rules alike. */
  private void assertTwinAgrees(Input input, Ruling ruling) {
    for (Position twin : List.of(Restart.refold(written), Restart.fromSnapshot(position()))) {
      Ruling again = Engine.decide(title, twin, input, Chance.NONE);
      assertThat(again.after().digest()).isEqualTo(ruling.after().digest());
      assertThat(again.events()).isEqualTo(ruling.events());
      assertThat(again.trail()).isEqualTo(ruling.trail());
    }
  }

  private void check(Position before, Ruling ruling) {
    List<Effect> effects =
        ruling.events().stream().flatMap(event -> event.effects().stream()).toList();
    written.addAll(effects);
    assertThat(Effects.fold(before, effects).digest()).isEqualTo(ruling.after().digest());
    assertThat(Restart.refold(written).digest()).isEqualTo(ruling.after().digest());
    assertThat(Restart.fromSnapshot(ruling.after()).digest()).isEqualTo(ruling.after().digest());
    Eyes.assertViewsFold(before, effects, Eyes.all(title));
    assertThat(title.brokenInvariant(ruling.after())).isEmpty();
    checkOffers(ruling.after());
  }

  private void checkOffers(Position position) {
    List<SideId> deciding = Offers.deciding(position);
    assertThat(deciding.isEmpty())
        .as("somebody decides, or chance, or it is over")
        .isEqualTo(position.openRoll().isPresent() || position.outcome().isPresent());
    int offered = 0;
    for (SideId side : title.sides()) {
      for (Offers.Legal legal : Offers.of(title, position, side)) {
        for (Data example : legal.offer().examples()) {
          offered++;
          Input input = legal.input(example);
          Ruling ruling = Engine.decide(title, position, input, Chance.NONE);
          assertThat(ruling.forbidding()).as("offered: %s", input).isEmpty();
          assertThat(judged(position, input)).as("judged: %s", input).isTrue();
          Data typed = legal.shape().parse("x", words(legal.shape().print(example)), id -> id);
          assertThat(typed).isEqualTo(example);
        }
      }
    }
    assertThat(offered > 0).as("offers to %s", deciding).isEqualTo(!deciding.isEmpty());
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  private boolean judged(Position position, Input input) {
    if (input instanceof Input.Answer answer) {
      Choice choice =
          position.openChoices().stream()
              .filter(c -> c.id().equals(answer.choice()))
              .findFirst()
              .orElseThrow();
      return !Engine.judge(title, position, answer.by(), choice, answer.answer()).forbidden();
    }
    Action action = ((Input.Act) input).action();
    ActionKind kind = Offers.kind(title, action.kind());
    return !Engine.judge(title, position, input.by(), kind, action.args()).forbidden();
  }
}
