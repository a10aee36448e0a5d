package org.adjutant.rules.spi.support;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;

/** A title whose actions, choices, stages and duties are those of one chapter. */
public interface ChapterTitle extends Title {
  Chapter chapter();

  @Override
  default List<ActionKind> actions() {
    return chapter().actions();
  }

  @Override
  default Optional<ActionKind> action(String name) {
    return chapter().action(name);
  }

  @Override
  default List<ChoiceKind> choices() {
    return chapter().choices();
  }

  @Override
  default Optional<ChoiceKind> choice(String name) {
    return chapter().choice(name);
  }

  @Override
  default SortedMap<String, Stage> stages() {
    return chapter().stages();
  }

  @Override
  default List<Duty> duties(Desk desk) {
    return chapter().owed(desk);
  }
}
