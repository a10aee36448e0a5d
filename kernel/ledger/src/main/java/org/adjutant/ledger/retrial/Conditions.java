package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.adjutant.ledger.game.Terms;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/**
 * By what is judged.
 *
 * @param title the rules, on the data that are to count; where a game had several, the latest
 * @param earlier by the fingerprint of a data set that a game was played by before, the rules on it
 * @param flips by the id of an interpretation the reading that is to hold throughout; all others
 *     hold as recorded, so one that was changed in mid-game is honoured from there on
 */
public record Conditions(Title title, Map<String, Title> earlier, Map<String, Integer> flips) {

  /**
   * @throws org.adjutant.rules.data.DataException naming the nearest interpretations or the
   *     readings there are, if the title has none such
   */
  public Conditions {
    earlier = Collections.unmodifiableMap(new TreeMap<>(earlier));
    flips = Collections.unmodifiableMap(new TreeMap<>(flips));
    flips.forEach((id, reading) -> title.interpretations().get(RuleId.of(id)).require(reading));
  }

  /** The same title throughout. */
  public Conditions(Title title, Map<String, Integer> flips) {
    this(title, Map.of(), flips);
  }

  /** The recorded readings hold. */
  public static Conditions of(Title title) {
    return new Conditions(title, Map.of());
  }

  /**
   * Every ruling by the data that were in force at it.
   *
   * @param opened the rules on a data set; on the latest it may not fail
   */
  public static Conditions of(
      RecordedGame game, Function<DataSet, Title> opened, Map<String, Integer> flips) {
    Title latest = opened.apply(game.data());
    Map<String, Title> titles = new TreeMap<>();
    for (Terms terms : game.register().allTerms()) {
      if (!terms.data().equals(game.register().terms().data())) {
        open(game.data(terms.data()), opened).ifPresent(title -> titles.put(terms.data(), title));
      }
    }
    titles.put(game.register().terms().data(), latest);
    return new Conditions(latest, titles, flips);
  }

  /** Data of long ago may be too few for the pack as it is. */
  private static Optional<Title> open(DataSet data, Function<DataSet, Title> opened) {
    try {
      return Optional.of(opened.apply(data));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /**
   * What counts for a ruling that was made on a data set; empty if the pack as it is cannot open
   * it.
   *
   * @param data its fingerprint
   */
  Optional<Conditions> under(String data) {
    return earlier.isEmpty()
        ? Optional.of(this)
        : Optional.ofNullable(earlier.get(data)).map(of -> new Conditions(of, flips));
  }

  /** A position with the readings that are to hold. It is the same one if they hold already. */
  Position on(Position recorded) {
    List<Effect> set = missing(recorded);
    return set.isEmpty() ? recorded : Effects.fold(recorded, set);
  }

  /** What sets the readings that are to hold and do not at a position. */
  List<Effect> missing(Position recorded) {
    List<Effect> set = new ArrayList<>();
    flips.forEach(
        (id, reading) -> {
          int now = recorded.reading(id).orElseGet(() -> title.interpretations().byDefault(id));
          if (now != reading) {
            set.add(new SetReading(id, reading));
          }
        });
    return set;
  }
}
