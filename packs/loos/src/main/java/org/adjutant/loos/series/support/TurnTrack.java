package org.adjutant.loos.series.support;

import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.SideId;

/**
 * The support numbers on the turn track: {@code 8/9} is 8 for the first player, 9 for the second.
 */
public final class TurnTrack implements Allotment {
  private final SideId first;
  private final SortedMap<Integer, int[]> boxes;

  private TurnTrack(SideId first, SortedMap<Integer, int[]> boxes) {
    this.first = first;
    this.boxes = boxes;
  }

  /**
   * Reads the field {@code allotments}, {@code {"1": "5/4", "2": "6"}}; one number is for both.
   *
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static TurnTrack parse(Data scenario, SideId first, int lastTurn) {
    Problems problems = new Problems();
    SortedMap<Integer, int[]> boxes = new TreeMap<>();
    problems.eachField(
        scenario, "", "allotments", (turn, box) -> boxes.put(number(turn), pair(box.text())));
    for (int turn = 1; turn <= lastTurn; turn++) {
      if (!boxes.containsKey(turn)) {
        problems.add("allotments", "the box of turn " + turn + " is missing");
      }
    }
    problems.refuseAny("the turn track");
    return new TurnTrack(first, boxes);
  }

  private static int[] pair(String box) {
    String[] parts = box.split("/", -1);
    if (parts.length > 2) {
      throw new DataException("write first player/second player, 8/9, not \"" + box + "\"");
    }
    return new int[] {number(parts[0]), number(parts[parts.length - 1])};
  }

  private static int number(String digits) {
    if (!digits.matches("[0-9]{1,3}")) {
      throw new DataException("a whole number from 0 to 999 was expected, not \"" + digits + "\"");
    }
    return Integer.parseInt(digits);
  }

  @Override
  public int markers(int turn, SideId side) {
    int[] box = boxes.get(turn);
    return box == null ? 0 : box[side.equals(first) ? 0 : 1];
  }
}
