package org.adjutant.rules.spi.support;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;

/**
 * Puts a title together. What is not said is as usual: no secrets, no system sides, no interrupt,
 * no duties, no rule index, pieces called by their ids. Used once.
 */
public final class TitleBuilder {
  private final String pack;
  private final String scenario;
  private final List<SideId> sides;
  private final Phases phases;
  private final List<SideId> systemSides = new ArrayList<>();
  private final List<Effect> opening = new ArrayList<>();
  private final List<ActionKind> actions = new ArrayList<>();
  private final List<ChoiceKind> choices = new ArrayList<>();
  private final SortedMap<String, Stage> stages = new TreeMap<>();
  private final Problems problems = new Problems();
  private boolean secrets;
  private Optional<String> interrupt = Optional.empty();
  private Function<Position, List<Effect>> sequel;
  private Function<Desk, List<Duty>> duties = desk -> List.of();
  private Predicate<Roll> added = roll -> false;
  private Function<Position, Optional<String>> invariant = position -> Optional.empty();
  private RuleIndex rules = new RuleIndex(List.of());
  private Interpretations interpretations = new Interpretations(List.of());
  private Display display = new PlainDisplay();

  /** Begins with what every title must say. */
  public TitleBuilder(String pack, String scenario, List<SideId> sides, Phases phases) {
    this.pack = pack;
    this.scenario = scenario;
    this.sides = List.copyOf(sides);
    this.phases = phases;
    this.sequel =
        earlier -> {
          throw new InputException(
              pack + "/" + scenario + " does not go on from the end of another game");
        };
  }

  /** Sides that the title plays by itself. */
  public TitleBuilder systemSides(SideId... played) {
    systemSides.addAll(List.of(played));
    return this;
  }

  /** Something is hidden from a side at times. */
  public TitleBuilder secrets() {
    secrets = true;
    return this;
  }

  /** Changes that make the opening position; each call adds to those before. */
  public TitleBuilder opening(List<? extends Effect> effects) {
    opening.addAll(effects);
    return this;
  }

  /** The opening where the game goes on from the end position of another. */
  public TitleBuilder sequel(Function<Position, List<Effect>> makes) {
    sequel = makes;
    return this;
  }

  /** An action, and the stage that carries it out. */
  public TitleBuilder action(ActionKind kind, Stage stage) {
    actions.add(kind);
    return stage(kind.stage(), stage);
  }

  /** The action that ends a phase. */
  public TitleBuilder endPhase(String rule, String event) {
    return action(new EndPhase(rule), EndPhase.stage(event));
  }

  public TitleBuilder choice(ChoiceKind kind) {
    choices.add(kind);
    return this;
  }

  public TitleBuilder stage(String name, Stage stage) {
    if (stages.put(name, stage) != null) {
      problems.add("stages", "\"" + name + "\" is there twice");
    }
    return this;
  }

  /** The stage that runs after every roll and may cancel it. */
  public TitleBuilder rollInterrupt(String name, Stage stage) {
    interrupt = Optional.of(name);
    return stage(name, stage);
  }

  /** Rolls of which nothing but the sum matters; see {@link Title#sumAlone}. */
  public TitleBuilder sumAlone(Predicate<Roll> rolls) {
    added = rolls;
    return this;
  }

  public TitleBuilder duties(Function<Desk, List<Duty>> owed) {
    duties = owed;
    return this;
  }

  public TitleBuilder invariant(Function<Position, Optional<String>> broken) {
    invariant = broken;
    return this;
  }

  public TitleBuilder rulebook(RuleIndex index, Interpretations documented) {
    rules = index;
    interpretations = documented;
    return this;
  }

  public TitleBuilder display(Display shows) {
    display = shows;
    return this;
  }

  /**
   * @throws org.adjutant.rules.data.DataException naming every name that is there twice, and every
   *     stage that is named but not there
   */
  public Title build() {
    distinct("sides", sides.stream().map(SideId::id).toList());
    distinct("actions", actions.stream().map(ActionKind::name).toList());
    distinct("choices", choices.stream().map(ChoiceKind::name).toList());
    for (Phase phase : phases.all()) {
      phase.entry().ifPresent(stage -> require("the phase " + phase.id(), stage));
    }
    problems.refuseAny("the title " + pack + "/" + scenario);
    return new BuiltTitle(
        pack,
        scenario,
        sides,
        List.copyOf(systemSides),
        secrets,
        List.copyOf(opening),
        sequel,
        phases,
        List.copyOf(actions),
        List.copyOf(choices),
        Collections.unmodifiableSortedMap(new TreeMap<>(stages)),
        interrupt,
        duties,
        rules,
        interpretations,
        display,
        added,
        invariant);
  }

  private void distinct(String what, List<String> names) {
    names.stream()
        .distinct()
        .filter(name -> Collections.frequency(names, name) > 1)
        .forEach(name -> problems.add(what, "\"" + name + "\" is there twice"));
  }

  private void require(String by, String stage) {
    if (!stages.containsKey(stage)) {
      problems.add(by, "there is no stage \"" + stage + "\"; there are " + stages.keySet());
    }
  }
}
