package org.adjutant.rules.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.adjutant.rules.data.DataException;

/**
 * Ranges of whole numbers that follow one another upwards without a gap: the columns of a
 * differential, the rows of a die.
 */
public final class Bands implements Axis {
  private static final int WIDEST = 10_000;

  private final List<Band> bands;
  private final List<String> labels;
  private final int least;
  private final int[] places;

  /**
   * @throws DataException naming the first gap or overlap
   */
  public Bands(List<Band> upwards) {
    this.bands = List.copyOf(upwards);
    this.labels = bands.stream().map(Band::label).toList();
    if (bands.isEmpty()) {
      throw new DataException("there is not one label");
    }
    for (int n = 1; n < bands.size(); n++) {
      follow(bands.get(n - 1), bands.get(n));
    }
    Band first = bands.get(0);
    Band last = bands.get(bands.size() - 1);
    this.least = first.from() == Integer.MIN_VALUE ? first.to() : first.from();
    int greatest = last.to() == Integer.MAX_VALUE ? last.from() : last.to();
    if ((long) greatest - least > WIDEST) {
      throw new DataException("the labels span more than " + WIDEST + " numbers");
    }
    this.places = new int[Math.max(greatest - least + 1, 1)];
    for (int n = 0; n < bands.size(); n++) {
      int from = Math.max(bands.get(n).from(), least);
      int to = Math.min(bands.get(n).to(), greatest);
      Arrays.fill(places, from - least, to - least + 1, n);
    }
  }

  /** Reads labels as {@link Band#parse} does. */
  static Bands parse(List<String> labels) {
    List<Band> bands = new ArrayList<>();
    labels.forEach(label -> bands.add(Band.parse(label)));
    return new Bands(bands);
  }

  private static void follow(Band before, Band after) {
    long wanted = before.to() + 1L;
    if (after.from() > wanted) {
      throw new DataException(
          "nothing stands for " + wanted + " between " + before.label() + " and " + after.label());
    }
    if (after.from() < wanted) {
      throw new DataException(
          after.label() + " stands after " + before.label() + " but does not begin above it");
    }
  }

  @Override
  public List<String> labels() {
    return labels;
  }

  @Override
  public int size() {
    return bands.size();
  }

  public Band band(int place) {
    return bands.get(place);
  }

  /** The place of a number, from 0; {@link Axis#BEFORE} below all, {@link #size()} above all. */
  public int find(int number) {
    if (number < least) {
      return bands.get(0).from() == Integer.MIN_VALUE ? 0 : BEFORE;
    }
    if (number - least >= places.length) {
      return bands.get(bands.size() - 1).to() == Integer.MAX_VALUE ? size() - 1 : size();
    }
    return places[number - least];
  }

  /** The numbers of a range that no label covers. */
  List<Integer> missing(int from, int to) {
    List<Integer> found = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      int place = find(number);
      if (place < 0 || place >= size()) {
        found.add(number);
      }
    }
    return found;
  }
}
