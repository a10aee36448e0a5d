package org.adjutant.nomansland.elan;

import java.util.Optional;
import org.adjutant.nomansland.board.Mark;

/** A column of the Elan track (2.0.b). */
public enum Column {
  INITIATIVE("initiative", Mark.ELAN_INITIATIVE, 7),
  CLOSE_COMBAT("close-combat", Mark.ELAN_CLOSE_COMBAT, 5),
  RALLYING("rallying", Mark.ELAN_RALLYING, 5);

  private final String marker;
  private final String tally;
  private final int boxes;

  Column(String marker, String tally, int boxes) {
    this.marker = marker;
    this.tally = tally;
    this.boxes = boxes;
  }

  /** The markers that go on it, as the cup knows them; also its name in the table of boxes. */
  public String marker() {
    return marker;
  }

  /** The tally of the box, 1 from the top, in which its lowest marker lies. */
  public String tally() {
    return tally;
  }

  /** How many boxes it has. */
  public int boxes() {
    return boxes;
  }

  /** The column of a drawn marker; none for those that go elsewhere. */
  static Optional<Column> of(String marker) {
    for (Column column : values()) {
      if (column.marker.equals(marker)) {
        return Optional.of(column);
      }
    }
    return Optional.empty();
  }
}
