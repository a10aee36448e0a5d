package org.adjutant.rules.spi.support;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
public final class Chapter {
  private final List<ActionKind> actions;
  private final List<ChoiceKind> choices;
  private final SortedMap<String, Stage> stages;
  private final List<DutyRule> duties;
  private final Map<String, ActionKind> actionNames = new HashMap<>();
  private final Map<String, ChoiceKind> choiceNames = new HashMap<>();

  public Chapter(
      List<ActionKind> actions,
      List<ChoiceKind> choices,
      SortedMap<String, Stage> stages,
      List<DutyRule> duties) {
    this.actions = List.copyOf(actions);
    this.choices = List.copyOf(choices);
    this.stages = Collections.unmodifiableSortedMap(new TreeMap<>(stages));
    this.duties = List.copyOf(duties);
    actions.forEach(kind -> actionNames.putIfAbsent(kind.name(), kind));
    choices.forEach(kind -> choiceNames.putIfAbsent(kind.name(), kind));
  }

  public Chapter(
      List<ActionKind> actions, List<ChoiceKind> choices, SortedMap<String, Stage> stages) {
    this(actions, choices, stages, List.of());
  }

  /** The same chapter with duties. */
  public Chapter with(DutyRule... more) {
    return new Chapter(actions, choices, stages, List.of(more));
  }

  public List<ActionKind> actions() {
    return actions;
  }

  public List<ChoiceKind> choices() {
    return choices;
  }

  public SortedMap<String, Stage> stages() {
    return stages;
  }

  public List<DutyRule> duties() {
    return duties;
  }

  /** The action of a name. */
  public Optional<ActionKind> action(String name) {
    return Optional.ofNullable(actionNames.get(name));
  }

  /** The choice of a name. */
  public Optional<ChoiceKind> choice(String name) {
    return Optional.ofNullable(choiceNames.get(name));
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
