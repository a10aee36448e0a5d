package org.adjutant.rules.spi.support;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Stage;

/**
 * What a section of the rules adds to a title: actions, choices, the stages behind them, duties.
 */
public record Chapter(
    List<ActionKind> actions,
    List<ChoiceKind> choices,
    SortedMap<String, Stage> stages,
    List<DutyRule> duties) {
  public Chapter {
    actions = List.copyOf(actions);
    choices = List.copyOf(choices);
    stages = Collections.unmodifiableSortedMap(new TreeMap<>(stages));
    duties = List.copyOf(duties);
  }

  public Chapter(
      List<ActionKind> actions, List<ChoiceKind> choices, SortedMap<String, Stage> stages) {
    this(actions, choices, stages, List.of());
  }

  /** The same chapter with duties. */
  public Chapter with(DutyRule... more) {
    return new Chapter(actions, choices, stages, List.of(more));
  }

  /** All that its duties ask of the side at the desk. */
  public List<Duty> owed(Desk desk) {
    List<Duty> owed = new ArrayList<>();
    for (DutyRule rule : duties) {
      owed.addAll(rule.of(desk));
    }
    return owed;
  }

  /** Chapters in one. @throws IllegalArgumentException if two have a stage of the same name */
  public static Chapter merge(List<Chapter> chapters) {
    List<ActionKind> actions = new ArrayList<>();
    List<ChoiceKind> choices = new ArrayList<>();
    TreeMap<String, Stage> stages = new TreeMap<>();
    List<DutyRule> duties = new ArrayList<>();
    for (Chapter chapter : chapters) {
      actions.addAll(chapter.actions());
      choices.addAll(chapter.choices());
      for (String name : chapter.stages().keySet()) {
        if (stages.put(name, chapter.stages().get(name)) != null) {
          throw new IllegalArgumentException("two stages are called " + name);
        }
      }
      duties.addAll(chapter.duties());
    }
    return new Chapter(actions, choices, stages, duties);
  }
}
