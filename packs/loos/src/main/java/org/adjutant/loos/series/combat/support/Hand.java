package org.adjutant.loos.series.combat.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Keys;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/** The markers a side has received this turn and not used or committed yet (7.1). */
public record Hand(Position position, SideId side) {
  private String cup() {
    return Stores.received(side);
  }

  public int size() {
    return position.cupSize(cup());
  }

  /** Whether the side may look at them; else they are drawn as they come. */
  public boolean isOpenToOwner() {
    return audience().includes(Viewer.of(side));
  }

  /** The numbers among which the side may choose; empty while it draws blindly. */
  public List<Integer> numbers() {
    return isOpenToOwner()
        ? List.copyOf(new TreeSet<>(position.cup(cup()).stream().map(Integer::valueOf).toList()))
        : List.of();
  }

  /** Who may know what is in it. */
  Audience audience() {
    return position.entry(Keys.cup(cup())).map(Entry::audience).orElse(Audience.ALL);
  }

  /** The number of the marker that is taken: the one chosen, or the next that comes. */
  public int draw(Optional<Integer> chosen) {
    return chosen.orElseGet(() -> Integer.parseInt(position.cup(cup()).get(0)));
  }

  /** The hand without one marker of this number. */
  public Effect without(int number) {
    List<String> rest = new ArrayList<>(position.cup(cup()));
    rest.remove(Integer.toString(number));
    return new SetCup(cup(), rest, audience());
  }

  /** Markers join those that the side has used this turn, face up. */
  public Effect used(List<Integer> numbers) {
    List<String> used = new ArrayList<>(position.cup(Stores.used(side)));
    numbers.forEach(number -> used.add(Integer.toString(number)));
    return new SetCup(Stores.used(side), used, Audience.ALL);
  }
}
