package org.adjutant.rules.odds;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;

/** How far one way has come, or several that came to the same. */
record Way(
    Chances chances,
    List<String> results,
    List<List<Integer>> dice,
    List<Event> events,
    Position after) {

  static Way from(Position position) {
    return new Way(Chances.CERTAIN, List.of(), List.of(List.of()), List.of(), position);
  }

  /** Further by a ruling that no die was needed for. */
  Way and(Ruling ruling) {
    return new Way(chances, results(ruling), dice, events(ruling), ruling.after());
  }

  /** Further by the fall of the dice it waited for. */
  Way and(Fall fall, Ruling ruling) {
    List<List<Integer>> more = new ArrayList<>(dice.size());
    for (List<Integer> way : dice) {
      List<Integer> longer = new ArrayList<>(way);
      longer.addAll(fall.dice());
      more.add(longer);
    }
    return new Way(
        chances.times(fall.chances()), results(ruling), more, events(ruling), ruling.after());
  }

  /** This and another that came to the same. */
  Way or(Way other) {
    List<List<Integer>> both = new ArrayList<>(dice);
    other.dice.stream().limit(Math.max(0, Upshot.WAYS - both.size())).forEach(both::add);
    return new Way(chances.plus(other.chances), results, both, events, after);
  }

  /** What ways that came to the same have in common. */
  String sameness() {
    return after.digest().text() + String.join("|", results);
  }

  private List<Event> events(Ruling ruling) {
    List<Event> all = new ArrayList<>(events);
    all.addAll(ruling.events());
    return all;
  }

  private List<String> results(Ruling ruling) {
    List<String> all = new ArrayList<>(results);
    all.addAll(Results.of(ruling.events()));
    return all;
  }
}
