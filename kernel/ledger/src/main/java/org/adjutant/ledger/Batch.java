package org.adjutant.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;

/** A permitted ruling as the rows to append: its events, and the ruling that closes them. */
final class Batch {
  private Batch() {}

  /**
   * @param head the number of the event before, -1 at the opening
   * @param origin the number of the ruling that began the procedure, if this one goes on with it
   */
  static List<Unsealed> of(Title title, Position before, Ruling ruling, long head, Optional<Long> origin) {
    List<SideId> sides = title.hasSecrets() ? title.sides() : List.of();
    List<Unsealed> rows = new ArrayList<>();
    Position now = before;
    for (Event event : ruling.events()) {
      rows.add(EventBook.write(event, now, sides));
      now = sides.isEmpty() ? now : Effects.fold(now, event.effects());
    }
    long own = head + rows.size() + 1;
    rows.add(RulingBook.permitted(ruling, before, origin.orElse(own), eyes(title, before, ruling.input()), sides));
    return rows;
  }

  /** Who may know an input. */
  private static Audience eyes(Title title, Position before, Input input) {
    if (!title.hasSecrets()) {
      return Audience.ALL;
    }
    if (input instanceof Input.Act act && title.action(act.action().kind()).isPresent()) {
      Desk desk = new Desk(title, before.seenBy(Viewer.of(act.by())), act.by());
      return Offers.kind(title, act.action().kind()).audience(desk, act.action().args());
    }
    if (input instanceof Input.Answer answer) {
      boolean sealed = before.openChoices().stream().anyMatch(c -> c.id().equals(answer.choice()) && sealed(c));
      return sealed ? Audience.of(answer.by()) : Audience.ALL;
    }
    boolean hidden = input instanceof Input.Dice && before.openRoll().filter(r -> !r.audience().everyone()).isPresent();
    return hidden ? before.openRoll().orElseThrow().audience() : Audience.ALL;
  }

  private static boolean sealed(Choice choice) {
    return choice.sealed() || !choice.audience().everyone();
  }
}
