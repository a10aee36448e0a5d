package org.adjutant.rules.spi;

import java.util.List;
import org.adjutant.rules.data.Data;

/**
 * What is legal now: arguments of an action or answers to a choice.
 *
 * @param complete true if these are all there are; false if they are examples of a shape too large
 *     to list
 */
public record Offer(boolean complete, List<Data> examples) {
  public static final Offer NOTHING = new Offer(true, List.of());

  public Offer {
    examples = List.copyOf(examples);
  }

  public static Offer all(List<Data> legal) {
    return new Offer(true, legal);
  }

  public static Offer examples(List<Data> legal) {
    return new Offer(false, legal);
  }

  public boolean isEmpty() {
    return examples.isEmpty();
  }
}
