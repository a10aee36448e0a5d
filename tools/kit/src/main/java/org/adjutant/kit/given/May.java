package org.adjutant.kit.given;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.ActionKind;

/** Claims of what a side may do on a position; nothing is done. */
public final class May {
  private final Then then;
  private final SideId side;

  May(Then then, SideId side) {
    this.then = then;
    this.side = side;
  }

  /** Each of these is permitted, as it is typed. */
  public May act(String... typed) {
    for (String action : typed) {
      List<String> rules = forbidding(action);
      then.claim(rules.isEmpty(), side + " may " + action + ", which is forbidden by " + rules);
    }
    return this;
  }

  /** This is forbidden, by exactly these rules. */
  public May not(String typed, String... rules) {
    TreeSet<String> forbidding = new TreeSet<>(forbidding(typed));
    TreeSet<String> claimed = new TreeSet<>(List.of(rules));
    then.claim(
        forbidding.equals(claimed),
        typed + " by " + side + " is forbidden by " + claimed + ", not by " + forbidding);
    return this;
  }

  /** Each of these is among the offers. */
  public May offered(String... typed) {
    SortedSet<String> offers = offers();
    for (String action : typed) {
      then.claim(
          offers.contains(normal(action)), side + " is offered " + action + " among " + offers);
    }
    return this;
  }

  public May notOffered(String... typed) {
    for (String action : typed) {
      then.claim(!offers().contains(normal(action)), side + " is not offered " + action);
    }
    return this;
  }

  /** Back to the ruling as a whole. */
  public Then and() {
    return then;
  }

  private List<String> forbidding(String typed) {
    Input input = shortForm().readOne(typed);
    if (!(input instanceof Input.Act act)) {
      throw new AssertionError("\"" + typed + "\" answers a choice; claim of it with .choice(...)");
    }
    ActionKind kind = Offers.kind(then.title(), act.action().kind());
    return Engine.judge(then.title(), then.after(), side, kind, act.action().args()).list().stream()
        .filter(Finding::isForbidding)
        .map(f -> f.rule().text())
        .toList();
  }

  private SortedSet<String> offers() {
    TreeSet<String> offers = new TreeSet<>();
    for (Offers.Legal legal : Offers.of(then.title(), then.after(), side)) {
      legal.offer().examples().forEach(args -> offers.add(shortForm().print(legal.input(args))));
    }
    return offers;
  }

  private String normal(String typed) {
    return shortForm().print(shortForm().readOne(typed));
  }

  private ShortForm shortForm() {
    return new ShortForm(then.title(), then.after(), side);
  }
}
