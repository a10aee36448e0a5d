package org.adjutant.rules.spi.look;

import java.util.Locale;
import org.adjutant.rules.data.DataException;

/** How a sign is drawn on a picture of the board. */
public enum Form {
  /** A tint alone in a hex; a disc as a mark. */
  PLAIN,
  /** Trees. */
  WOODS,
  /** Houses. */
  HOUSES,
  /** The strokes by which maps draw a slope. */
  HEIGHT,
  /** A cone: a spoil heap, a peak. */
  HEAP,
  /** Stones. */
  ROUGH,
  /** Ripples. */
  WATER,
  /** Hexes that are not part of the game: no frame, no number. */
  BEYOND,
  /** The outline of a group of hexes. */
  OUTLINE,
  /** A line along a hexside, or a path. */
  LINE,
  /** A line with teeth towards the hex that does not own it: works that face that way. */
  TEETH,
  /** A broken line. */
  DASHES,
  /** A bridge across a hexside. */
  BRIDGE,
  /** A cross: something broken, cut or lost. */
  CROSS,
  /** An explosion. */
  BURST,
  /** A cloud. */
  CLOUD,
  /** An aircraft. */
  AIRCRAFT;

  /** {@code woods} for {@link #WOODS}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * @throws DataException naming the forms there are
   */
  public static Form of(String word) {
    for (Form form : values()) {
      if (form.word().equals(word)) {
        return form;
      }
    }
    StringBuilder all = new StringBuilder();
    for (Form form : values()) {
      all.append(all.isEmpty() ? "" : ", ").append(form.word());
    }
    throw new DataException("no form of a sign is called \"" + word + "\"; there are " + all);
  }
}
