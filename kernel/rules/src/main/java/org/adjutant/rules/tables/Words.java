package org.adjutant.rules.tables;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.DataException;

/** Labels that are words: kinds of terrain, of unit, of target. */
public final class Words implements Axis {
  private final List<String> labels;
  private final Map<String, Integer> places = new HashMap<>();

  /**
   * @throws DataException if a label stands twice
   */
  public Words(List<String> labels) {
    this.labels = List.copyOf(labels);
    for (int n = 0; n < labels.size(); n++) {
      if (places.put(labels.get(n), n) != null) {
        throw new DataException("the label \"" + labels.get(n) + "\" stands twice");
      }
    }
  }

  @Override
  public List<String> labels() {
    return labels;
  }

  /**
   * The place of a label, from 0.
   *
   * @throws DataException naming the labels there are, if it is none of them
   */
  public int find(String label) {
    Integer place = places.get(label);
    if (place == null) {
      throw new DataException("there is no \"" + label + "\" among " + labels);
    }
    return place;
  }
}
