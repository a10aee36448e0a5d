package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.FallDice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;

/** Every fall of a roll that was never made, and of those that follow from it, where they are few. */
final class Falls {
  /** So many falls are listed at most. */
  static final long FEW = 216;

  private final Position before;
  private final Map<String, Thrown> known;
  private final Function<RecordedChance, Ruling> decide;
  private final Map<Data, Leaf> leaves = new LinkedHashMap<>();
  private long all;

  /** Falls that lead to the same. */
  private record Leaf(List<List<Integer>> falls, Ruling ruling, boolean further) {}

  private Falls(
      Position before, Map<String, Thrown> known, Function<RecordedChance, Ruling> decide) {
    this.before = before;
    this.known = known;
    this.decide = decide;
  }

  /**
   * @param known dice that fell
   * @param missing the roll that did not
   * @param decide the ruling, whatever dice it is given
   * @return what may come of it, equal outcomes gathered; none if there are too many falls to list
   */
  static List<Outcome> of(
      Position before,
      Map<String, Thrown> known,
      RecordedChance.Missing missing,
      Function<RecordedChance, Ruling> decide) {
    long count = count(missing.roll().faces());
    if (count > FEW) {
      return List.of();
    }
    Falls falls = new Falls(before, known, decide);
    falls.all = count;
    for (List<Integer> fall : each(missing.roll().faces())) {
      falls.after(fall, Map.of(missing.key(), fall), count);
    }
    return falls.leaves.values().stream()
        .map(leaf -> new Outcome(leaf.falls(), count, leaf.ruling(), leaf.further()))
        .toList();
  }

  private void after(List<Integer> first, Map<String, List<Integer>> assumed, long branches) {
    Map<String, Thrown> dice = new LinkedHashMap<>(known);
    assumed.forEach((key, fall) -> dice.put(key, new Thrown(key, fall, "assumed")));
    RecordedChance chance = new RecordedChance(dice);
    Ruling ruling = decide.apply(chance);
    if (chance.missing().isEmpty()) {
      lead(first, ruling, false);
      return;
    }
    RecordedChance.Missing next = chance.missing().get();
    long count = count(next.roll().faces());
    if (branches * count > FEW || all + count > FEW * FEW) {
      lead(first, ruling, true);
      return;
    }
    all += count;
    for (List<Integer> fall : each(next.roll().faces())) {
      Map<String, List<Integer>> more = new LinkedHashMap<>(assumed);
      more.put(next.key(), fall);
      after(first, more, branches * count);
    }
  }

  private void lead(List<Integer> first, Ruling ruling, boolean further) {
    Data to =
        Data.of(
            new Plain(before)
                .effects(
                    Comparison.effects(ruling).stream()
                        .filter(effect -> !(effect instanceof FallDice))
                        .toList()));
    leaves
        .computeIfAbsent(to, t -> new Leaf(new ArrayList<>(), ruling, further))
        .falls()
        .add(first);
  }

  private static long count(List<Integer> faces) {
    long count = 1;
    for (int each : faces) {
      count = Math.min(FEW + 1, count * each);
    }
    return count;
  }

  /** All falls of these dice, in order. */
  private static List<List<Integer>> each(List<Integer> faces) {
    List<List<Integer>> falls = List.of(List.of());
    for (int die : faces) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> fall : falls) {
        for (int face = 1; face <= die; face++) {
          List<Integer> more = new ArrayList<>(fall);
          more.add(face);
          longer.add(more);
        }
      }
      falls = longer;
    }
    return falls;
  }
}
