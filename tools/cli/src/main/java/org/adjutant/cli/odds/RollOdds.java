package org.adjutant.cli.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.adjutant.ledger.game.GameException;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.odds.Chances;
import org.adjutant.rules.odds.Fall;
import org.adjutant.rules.odds.Falls;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.odds.Results;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;

/** What each fall of one recorded roll would have given by itself. */
final class RollOdds {
  private static final BigInteger MANY = BigInteger.valueOf(1_296);

  private final Map<String, List<Fall>> groups = new LinkedHashMap<>();
  private final Roll roll;
  private final boolean summed;

  private RollOdds(Roll roll, boolean summed) {
    this.roll = roll;
    this.summed = summed;
  }

  /**
   * Of the roll of a key in a ruling that is made once more up to there.
   *
   * @param fallen the dice of the rolls before it in the ruling, by key
   * @return nothing if today's rules do not come to that roll, or it has too many falls
   */
  static Optional<RollOdds> of(
      Ground ground, Input input, String key, Map<String, List<Integer>> fallen) {
    try {
      return waiting(ground, input, key, fallen).flatMap(at -> of(ground, at));
    } catch (InputException
        | PackFault
        | BrokenEffectException
        | DataException
        | GameException
        | UnsupportedOperationException e) {
      // On what a side supposes, or without the pack, it may not be possible to come there.
      return Optional.empty();
    }
  }

  private static Optional<Position> waiting(
      Ground ground, Input input, String key, Map<String, List<Integer>> fallen) {
    if (awaits(ground.position(), key)) {
      return Optional.of(ground.position());
    }
    Chance chance =
        (roll, clock) ->
            Optional.ofNullable(fallen.get(roll.key(clock)))
                .filter(dice -> !roll.key(clock).equals(key) && roll.fits(dice))
                .map(dice -> new Chance.Fallen(dice, "recorded"));
    Ruling ruling = Engine.decide(ground.title(), ground.position(), input, chance);
    return Optional.of(ruling.after()).filter(at -> awaits(at, key));
  }

  private static boolean awaits(Position position, String key) {
    return position.openRoll().filter(roll -> roll.key(position.clock()).equals(key)).isPresent();
  }

  private static Optional<RollOdds> of(Ground ground, Position at) {
    Roll roll = at.openRoll().orElseThrow();
    if (Falls.count(ground.title(), roll).compareTo(MANY) > 0) {
      return Optional.empty();
    }
    boolean summed = roll.count() == 1 || ground.title().sumAlone(roll);
    RollOdds odds = new RollOdds(roll, summed);
    Odds.of(ground.title())
        .ofNextRoll(at)
        .forEach((fall, ruling) -> odds.add(String.join(", ", Results.of(ruling.events())), fall));
    return Optional.of(odds);
  }

  private void add(String label, Fall fall) {
    groups.computeIfAbsent(label, any -> new ArrayList<>()).add(fall);
  }

  private boolean decidesNothing() {
    return groups.size() == 1 && groups.containsKey("");
  }

  /** {@code D3 on 1-2 (33.3 %), none on 6 (16.7 %)}; of dice that are only added up, the sum. */
  String words(List<Integer> dice) {
    if (decidesNothing()) {
      return summed && roll.count() > 1 ? sum(dice) : "every face alike, " + each();
    }
    List<String> said = new ArrayList<>();
    groups.forEach(
        (label, falls) ->
            said.add((label.isEmpty() ? "no result" : label) + faces(falls) + percent(falls)));
    return String.join(", ", said);
  }

  private String each() {
    return "1 in " + groups.getOrDefault("", List.of()).size();
  }

  private static Chances chances(List<Fall> falls) {
    return falls.stream().map(Fall::chances).reduce(Chances.NEVER, Chances::plus);
  }

  private static String percent(List<Fall> falls) {
    return " (" + Share.exact(chances(falls)).percent() + ")";
  }

  private String sum(List<Integer> dice) {
    int fell = dice.stream().mapToInt(Integer::intValue).sum();
    List<Fall> falls = groups.getOrDefault("", List.of());
    List<Fall> least = falls.stream().filter(fall -> fall.sum() >= fell).toList();
    int twice = roll.faces().stream().mapToInt(faces -> faces + 1).sum();
    return "the sum counts: "
        + falls.get(0).sum()
        + " to "
        + falls.get(falls.size() - 1).sum()
        + ", "
        + Mean.number(twice / 2.0)
        + " on average; "
        + fell
        + " or more in "
        + Share.exact(chances(least)).percent();
  }

  /** {@code on 1-2}; nothing where the falls of several dice are too many to name. */
  private String faces(List<Fall> falls) {
    if (!summed) {
      return "";
    }
    TreeMap<Integer, Integer> ranges = new TreeMap<>();
    for (Fall fall : falls) {
      int sum = fall.sum();
      Map.Entry<Integer, Integer> last = ranges.lastEntry();
      if (last != null && last.getValue() == sum - 1) {
        ranges.put(last.getKey(), sum);
      } else {
        ranges.put(sum, sum);
      }
    }
    List<String> said = new ArrayList<>();
    ranges.forEach((from, to) -> said.add(from.equals(to) ? "" + from : from + "-" + to));
    return " on " + String.join(",", said);
  }

  Data data() {
    List<Data> all = new ArrayList<>();
    groups.forEach(
        (label, falls) ->
            all.add(
                Data.of("result", label)
                    .with("on", faces(falls).strip())
                    .with("chances", Share.exact(chances(falls)).data())));
    return Data.of(all);
  }
}
