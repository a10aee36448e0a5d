package org.adjutant.kit.given;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** Something is submitted on a position; say which dice fall, then see the ruling. */
public final class When {
  private final Title title;
  private final Position position;
  private final Input input;
  private final List<Script.Die> dice;

  When(Title title, Position position, Input input) {
    this(title, position, input, List.of());
  }

  private When(Title title, Position position, Input input, List<Script.Die> dice) {
    this.title = title;
    this.position = position;
    this.input = input;
    this.dice = List.copyOf(dice);
  }

  static When typed(Title title, Position position, SideId side, String typed) {
    return new When(title, position, new ShortForm(title, position, side).readOne(typed));
  }

  /** The next dice, for whatever is rolled. A roll for which none are left stays open. */
  public When dice(int... shows) {
    return die("", shows);
  }

  /** The next dice, which must be rolled for this purpose. */
  public When die(String purpose, int... shows) {
    List<Script.Die> more = new ArrayList<>(dice);
    for (int die : shows) {
      more.add(new Script.Die(purpose, die));
    }
    return new When(title, position, input, more);
  }

  /** The ruling. Dice that nobody rolled are an error of the test. */
  public Then then() {
    return new Then(title, position, new Script(dice).decide(title, position, input));
  }
}
