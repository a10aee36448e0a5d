package org.adjutant.rules.board.area;

import java.util.List;
import java.util.stream.IntStream;
import org.adjutant.rules.board.Place.Box;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * A row of boxes in order: a turn track, a release track. The space {@code 3} of the track {@code
 * turn} is the place {@code box:turn-3}. A bare number that moves on a track without a marker to it
 * is a tally, not this.
 *
 * @param spaces the names of its spaces, in order; at least one, all different
 */
public record Track(String id, List<String> spaces) {
  public Track {
    spaces = List.copyOf(spaces);
    if (spaces.isEmpty() || spaces.stream().distinct().count() != spaces.size()) {
      throw new DataException("the track \"" + id + "\" needs spaces with different names");
    }
  }

  /** A track of numbers, both ends included. */
  public static Track numbered(String id, int from, int to) {
    return new Track(id, IntStream.rangeClosed(from, to).mapToObj(Integer::toString).toList());
  }

  /** Reads {@code ["dawn", "noon"]}, or {@code {"from": 0, "to": 20}}. */
  public static Track parse(String id, Data data) {
    return data instanceof Data.Items
        ? new Track(id, data.textItems())
        : numbered(id, data.integer("from"), data.integer("to"));
  }

  /** The place of a space. @throws DataException naming the spaces if there is none of this name */
  public Box space(String name) {
    if (!spaces.contains(name)) {
      throw new DataException(
          "the track \"" + id + "\" has no space \"" + name + "\", only " + spaces);
    }
    return new Box(id + "-" + name);
  }

  /** All spaces as places, in order. */
  public List<Box> boxes() {
    return spaces.stream().map(this::space).toList();
  }

  public boolean contains(Box box) {
    return boxes().contains(box);
  }

  /**
   * How many spaces a space lies from the first, 0 or more. @throws DataException if it is not on
   * this track
   */
  public int index(Box box) {
    int index = boxes().indexOf(box);
    if (index < 0) {
      throw new DataException(
          box + " is no space of the track \"" + id + "\": they are " + boxes());
    }
    return index;
  }

  public Box first() {
    return space(spaces.get(0));
  }

  public Box last() {
    return space(spaces.get(spaces.size() - 1));
  }

  /** The space after this; the last has none and stays. */
  public Box next(Box box) {
    return move(box, 1);
  }

  /** The space before this; the first has none and stays. */
  public Box previous(Box box) {
    return move(box, -1);
  }

  /** The space so many further on, or back if negative, but never off either end. */
  public Box move(Box box, int by) {
    long at = Math.max(0, Math.min(spaces.size() - 1L, (long) index(box) + by));
    return space(spaces.get((int) at));
  }
}
