package org.adjutant.kit.given;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;

/**
 * The ruling, and what a test claims of it. Every claim that fails prints the whole ruling. Go on
 * with {@link #when}, {@link #answer} or {@link #diceFall}.
 */
public final class Then {
  private final Title title;
  private final Position before;
  private final Ruling ruling;

  Then(Title title, Position before, Ruling ruling) {
    this.title = title;
    this.before = before;
    this.ruling = ruling;
  }

  public Then permitted() {
    return claim(ruling.permitted(), "it is permitted");
  }

  /** It is refused for exactly these rules, no other. */
  public Then refused(String... rules) {
    claim(!ruling.permitted(), "it is refused");
    TreeSet<String> forbidding =
        new TreeSet<>(ruling.forbidding().stream().map(f -> f.rule().text()).toList());
    TreeSet<String> claimed = new TreeSet<>(Arrays.asList(rules));
    return claim(
        forbidding.equals(claimed), "it is refused for " + claimed + ", not for " + forbidding);
  }

  /** It is refused for these rules, and perhaps others. */
  public Then refusedAtLeastFor(String... rules) {
    claim(!ruling.permitted(), "it is refused");
    List<String> forbidding = ruling.forbidding().stream().map(f -> f.rule().text()).toList();
    return claim(
        forbidding.containsAll(Arrays.asList(rules)), "it is refused for " + List.of(rules));
  }

  /** Each of these rules stands in the trail. */
  public Then cites(String... rules) {
    for (String rule : rules) {
      claim(
          ruling.trail().stream().anyMatch(f -> f.rule().text().equals(rule)),
          "the trail cites " + rule);
    }
    return this;
  }

  public Then citesNot(String... rules) {
    for (String rule : rules) {
      claim(
          ruling.trail().stream().noneMatch(f -> f.rule().text().equals(rule)),
          "the trail does not cite " + rule);
    }
    return this;
  }

  /** A finding of this rule was applied to this value. */
  public Then input(String rule, String name, Data value) {
    return claim(
        ruling.trail().stream()
            .filter(f -> f.rule().text().equals(rule))
            .anyMatch(f -> f.inputs().find(name).filter(value::equals).isPresent()),
        rule + " is applied to " + name + " = " + value);
  }

  public Then input(String rule, String name, long value) {
    return input(rule, name, Data.of(value));
  }

  public Then input(String rule, String name, String value) {
    return input(rule, name, Data.of(value));
  }

  /** Some finding draws on this source: {@code ("table", "CRT, column +4, row 3", "D2")}. */
  public Then source(String kind, String ref, String value) {
    return claim(
        ruling.trail().stream()
            .flatMap((Finding f) -> f.sources().stream())
            .anyMatch(s -> s.kind().equals(kind) && s.ref().equals(ref) && s.value().equals(value)),
        "the trail draws on the " + kind + " " + ref + " = " + value);
  }

  /** Some finding says that this reading of an interpretation was in force. */
  public Then usesReading(String interpretation, int reading) {
    return source("interpretation", interpretation, "reading " + reading);
  }

  /** The first event of this name; its facts are claimed next. */
  public ThenEvent event(String name) {
    return new ThenEvent(
        this, ruling.events().stream().filter(e -> e.name().equals(name)).toList(), name);
  }

  public Then noEvent(String name) {
    return claim(
        ruling.events().stream().noneMatch(e -> e.name().equals(name)), "no " + name + " happens");
  }

  /** The open choice of this kind; its owner and offers are claimed next. */
  public ThenChoice choice(String kind) {
    return new ThenChoice(
        this,
        ruling.after().openChoices().stream().filter(c -> c.kind().equals(kind)).toList(),
        kind);
  }

  public Then noChoice() {
    return claim(ruling.after().openChoices().isEmpty(), "nobody owes a choice");
  }

  /** Chance owes a roll for this purpose. */
  public Then awaitsRoll(String purpose) {
    return claim(
        ruling.after().openRoll().map(Roll::purpose).filter(purpose::equals).isPresent(),
        "chance owes a roll for " + purpose);
  }

  public Then at(String piece, String place) {
    Place where = Place.parse(place);
    return claim(
        after().piece(piece).filter(p -> p.place().equals(where)).isPresent(),
        piece + " is at " + place);
  }

  public Then steps(String piece, int steps) {
    return claim(
        after().piece(piece).filter(p -> p.steps() == steps).isPresent(),
        piece + " has " + steps + " steps");
  }

  public Then gone(String piece) {
    return claim(after().piece(piece).isEmpty(), piece + " is gone");
  }

  public Then having(String piece, String attribute, Data value) {
    return claim(
        after().piece(piece).flatMap(p -> p.attribute(attribute)).filter(value::equals).isPresent(),
        piece + " has " + attribute + " = " + value);
  }

  public Then tally(String name, int value) {
    return claim(after().tally(name) == value, "the tally " + name + " is " + value);
  }

  public Then control(String place, String side) {
    return claim(
        after().control(Place.parse(place)).filter(SideId.of(side)::equals).isPresent(),
        side + " controls " + place);
  }

  public Then phase(String phase) {
    return claim(after().clock().phase().equals(phase), "the phase is " + phase);
  }

  public Then turn(int turn) {
    return claim(after().clock().turn() == turn, "the turn is " + turn);
  }

  /** The game is over, with this degree and these winners. */
  public Then outcome(String degree, String... winners) {
    List<SideId> won = Arrays.stream(winners).map(SideId::of).toList();
    return claim(
        after()
            .outcome()
            .filter(o -> o.degree().equals(degree) && o.winners().equals(won))
            .isPresent(),
        "the game ends with " + degree + " for " + won);
  }

  /** Nothing but the verdict: the position is as it was before. */
  public Then unchanged() {
    return claim(after().equals(before), "the position is unchanged");
  }

  /** What else a test may claim of the position afterwards. */
  public Position after() {
    return ruling.after();
  }

  public Ruling ruling() {
    return ruling;
  }

  /** What a side may do now. */
  public May may(String side) {
    return new May(this, SideId.of(side));
  }

  /** The next submission, on the position as it is now. */
  public When when(String side, String typed) {
    return When.typed(title, after(), SideId.of(side), typed);
  }

  public When when(String side, String action, Data args) {
    return new When(title, after(), Input.act(SideId.of(side), action, args));
  }

  /** A side answers the only choice it owes. */
  public When answer(String side, Data answer) {
    return ThenChoice.owedBy(side, this).answer(side, answer);
  }

  public When answer(String side, String typed) {
    return When.typed(title, after(), SideId.of(side), typed);
  }

  /** The dice fall for the roll that is open. */
  public When diceFall(Integer... dice) {
    return new When(title, after(), new Input.Dice(List.of(dice), "reported"));
  }

  /** A position to start other tests from. */
  public Given given() {
    return Given.given(title, after());
  }

  Title title() {
    return title;
  }

  /**
   * @throws AssertionError with the whole ruling if the claim does not hold
   */
  Then claim(boolean holds, String claim) {
    if (!holds) {
      throw new AssertionError("it does not hold that " + claim + "\n" + Account.of(ruling));
    }
    return this;
  }
}
