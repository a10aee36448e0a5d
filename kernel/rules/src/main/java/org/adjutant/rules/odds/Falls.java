package org.adjutant.rules.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.spi.Title;

/** Every way in which the dice of a roll may fall. */
public final class Falls {
  private Falls() {}

  /**
   * All ways that a title tells apart, in the order of the dice.
   *
   * @see Title#sumAlone
   */
  public static List<Fall> of(Title title, Roll roll) {
    return title.sumAlone(roll) ? bySum(roll.faces()) : eachOf(roll.faces());
  }

  /** How many ways the title tells apart. */
  public static BigInteger count(Title title, Roll roll) {
    BigInteger count = BigInteger.ONE;
    int sum = 1;
    for (int faces : roll.faces()) {
      count = count.multiply(BigInteger.valueOf(faces));
      sum += faces - 1;
    }
    return title.sumAlone(roll) ? BigInteger.valueOf(sum) : count;
  }

  private static List<Fall> eachOf(List<Integer> faces) {
    List<List<Integer>> all = List.of(List.of());
    for (int die : faces) {
      List<List<Integer>> next = new ArrayList<>();
      for (List<Integer> fall : all) {
        for (int face = 1; face <= die; face++) {
          next.add(with(fall, face));
        }
      }
      all = next;
    }
    Chances each = Chances.of(1, all.size());
    return all.stream().map(dice -> new Fall(dice, each)).toList();
  }

  /** One fall for each sum, the first in the order of the dice. */
  private static List<Fall> bySum(List<Integer> faces) {
    TreeMap<Integer, BigInteger> ways = new TreeMap<>();
    TreeMap<Integer, List<Integer>> examples = new TreeMap<>();
    ways.put(0, BigInteger.ONE);
    examples.put(0, List.of());
    BigInteger all = BigInteger.ONE;
    for (int die : faces) {
      TreeMap<Integer, BigInteger> before = new TreeMap<>(ways);
      TreeMap<Integer, List<Integer>> known = new TreeMap<>(examples);
      ways.clear();
      examples.clear();
      for (Map.Entry<Integer, BigInteger> sum : before.entrySet()) {
        for (int face = 1; face <= die; face++) {
          int next = sum.getKey() + face;
          ways.merge(next, sum.getValue(), BigInteger::add);
          examples.putIfAbsent(next, with(known.getOrDefault(sum.getKey(), List.of()), face));
        }
      }
      all = all.multiply(BigInteger.valueOf(die));
    }
    List<Fall> falls = new ArrayList<>();
    for (Map.Entry<Integer, BigInteger> sum : ways.entrySet()) {
      List<Integer> dice = examples.getOrDefault(sum.getKey(), List.of());
      falls.add(new Fall(dice, new Chances(sum.getValue(), all)));
    }
    return falls;
  }

  private static List<Integer> with(List<Integer> dice, int face) {
    List<Integer> more = new ArrayList<>(dice);
    more.add(face);
    return more;
  }
}
