package org.adjutant.loos.series;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Stage;

/** What a section of the rules adds to a title: actions, choices and the stages behind them. */
public record Chapter(
    List<ActionKind> actions, List<ChoiceKind> choices, SortedMap<String, Stage> stages) {
  public Chapter {
    actions = List.copyOf(actions);
    choices = List.copyOf(choices);
    stages = Collections.unmodifiableSortedMap(new TreeMap<>(stages));
  }
}
