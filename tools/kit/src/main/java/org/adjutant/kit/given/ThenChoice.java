package org.adjutant.kit.given;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/** Claims of one open choice. */
public final class ThenChoice {
  private final Then then;
  private final Choice choice;

  ThenChoice(Then then, List<Choice> meant, String name) {
    then.claim(meant.size() == 1, "one choice is open: " + name + "; there are " + meant.size());
    this.then = then;
    this.choice = meant.get(0);
  }

  /** The only choice that a side owes. */
  static ThenChoice owedBy(String side, Then then) {
    SideId owner = SideId.of(side);
    List<Choice> owed =
        then.after().openChoices().stream().filter(c -> c.owner().equals(owner)).toList();
    return new ThenChoice(then, owed, "choice of " + side);
  }

  public ThenChoice ownedBy(String side) {
    then.claim(choice.owner().id().equals(side), side + " owes " + choice.kind());
    return this;
  }

  public ThenChoice about(String fact, Data value) {
    then.claim(
        choice.facts().find(fact).filter(value::equals).isPresent(),
        choice.kind() + " is about " + fact + " " + value);
    return this;
  }

  public ThenChoice about(String fact, String value) {
    return about(fact, Data.of(value));
  }

  /** Exactly these answers are offered, each as it is typed, with or without the choice's name. */
  public ThenChoice offersOnly(String... typed) {
    SortedSet<String> offered = offered();
    TreeSet<String> claimed = new TreeSet<>();
    for (String answer : typed) {
      claimed.add(normal(answer));
    }
    then.claim(offered.equals(claimed), choice.kind() + " offers " + claimed + ", not " + offered);
    return this;
  }

  /** These answers are offered, and perhaps others. */
  public ThenChoice offers(String... typed) {
    SortedSet<String> offered = offered();
    for (String answer : typed) {
      then.claim(
          offered.contains(normal(answer)),
          choice.kind() + " offers " + answer + " among " + offered);
    }
    return this;
  }

  public ThenChoice offersNot(String... typed) {
    SortedSet<String> offered = offered();
    for (String answer : typed) {
      then.claim(!offered.contains(normal(answer)), choice.kind() + " does not offer " + answer);
    }
    return this;
  }

  /** The owner answers. */
  public When answer(String typed) {
    return then.when(choice.owner().id(), choice.id() + " " + typed);
  }

  public When answer(Data answer) {
    return answer(choice.owner().id(), answer);
  }

  /** Somebody, the owner or not, answers. */
  public When answer(String side, Data answer) {
    return new When(
        then.title(), then.after(), new Input.Answer(SideId.of(side), choice.id(), answer));
  }

  /** Back to the ruling as a whole. */
  public Then and() {
    return then;
  }

  private SortedSet<String> offered() {
    TreeSet<String> offered = new TreeSet<>();
    for (Offers.Legal legal : Offers.of(then.title(), then.after(), choice.owner())) {
      if (legal.choice().equals(choice.id())) {
        legal
            .offer()
            .examples()
            .forEach(answer -> offered.add(shortForm().print(legal.input(answer))));
      }
    }
    return offered;
  }

  private String normal(String typed) {
    return shortForm().print(shortForm().readOne(typed));
  }

  private ShortForm shortForm() {
    return new ShortForm(then.title(), then.after(), choice.owner());
  }
}
