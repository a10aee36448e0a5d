package org.adjutant.loos.series.combat.clash;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.spi.Play;

/**
 * Moves a unit that retreats, is displaced or advances, with what follows from its entering hexes.
 */
public final class March {
  private final Battlefield field;
  private final Followers followers;

  public March(Battlefield field, Followers followers) {
    this.field = field;
    this.followers = followers;
  }

  /** Who goes along with a unit. */
  public Followers followers() {
    return followers;
  }

  /**
   * Records the event that takes a unit along a path.
   *
   * @param path the hexes entered, one at least
   * @param facts to which the path is added
   * @param more effects on the unit beside its move
   */
  public void make(Play play, String event, Unit unit, List<Hex> path, Data facts, Effect... more) {
    Move move = new Move(unit.id(), path.get(path.size() - 1));
    make(play, event, unit, path, facts, move, more);
  }

  /** The same for a unit that ends underneath a friend. */
  public void makeUnder(Play play, String event, Unit unit, List<Hex> path, Data facts) {
    make(play, event, unit, path, facts, new Move(unit.id(), path.get(path.size() - 1), 0));
  }

  private void make(
      Play play, String event, Unit unit, List<Hex> path, Data facts, Move move, Effect... more) {
    Situation situation = field.in(play.position());
    List<Unit> along = followers.of(situation, unit);
    List<Effect> effects = new ArrayList<>();
    effects.add(move);
    effects.addAll(Arrays.asList(more));
    for (Unit follower : along) {
      followers.remarks(situation, unit, follower).forEach(play::find);
      effects.add(new Move(follower.id(), move.to(), 0));
    }
    effects.addAll(field.entering().effects(situation, unit, path));
    Data way = Data.texts(path.stream().map(Hex::id).toList());
    Data whole = facts.with("path", way);
    Data told =
        along.isEmpty()
            ? whole
            : whole.with("along", Engagement.ids(along.stream().map(Unit::id).toList()));
    play.happens(Event.open(event, unit.side(), told, effects));
    List<Unit> all = new ArrayList<>(along);
    all.add(0, unit);
    field.entering().settle(play, field.in(play.position()), all, path);
  }
}
