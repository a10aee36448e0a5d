package org.adjutant.loos.series.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.EndPhase;

/** Section 8 alone as a title: nothing but bombardment and combat phases, turn after turn. */
record FightTitle(Battlefield field, Chapter chapter) implements Title {
  private static final RuleIndex RULES = RuleIndex.parse(CombatField.resource("rules.json"));
  private static final Interpretations READINGS =
      Interpretations.parse(CombatField.resource("interpretations.json"));

  @Override
  public String pack() {
    return "loos";
  }

  @Override
  public String scenario() {
    return "fight";
  }

  @Override
  public List<SideId> sides() {
    return field.sides();
  }

  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public List<Effect> opening() {
    return List.of(new SetClock(new Clock(1, "bombardment", List.of(field.first()))));
  }

  @Override
  public Phases phases() {
    List<Slot> slots = new ArrayList<>();
    for (SideId side : field.sides()) {
      for (String phase : List.of("bombardment", "combat", "mobile-combat")) {
        slots.add(new Slot(Phase.played(phase, phase, "loos:4.1.b"), List.of(side)));
      }
    }
    return new PhaseOrder(slots);
  }

  @Override
  public List<ActionKind> actions() {
    List<ActionKind> actions = new ArrayList<>(chapter.actions());
    actions.add(new EndPhase("loos:4.1.b"));
    return actions;
  }

  @Override
  public List<ChoiceKind> choices() {
    return chapter.choices();
  }

  @Override
  public SortedMap<String, Stage> stages() {
    SortedMap<String, Stage> stages = new TreeMap<>(chapter.stages());
    stages.put(EndPhase.STAGE, EndPhase.stage("PhaseEnded"));
    return stages;
  }

  @Override
  public RuleIndex rules() {
    return RULES;
  }

  @Override
  public Interpretations interpretations() {
    return READINGS;
  }

  @Override
  public Display display() {
    return new Display() {
      @Override
      public String name(Piece piece) {
        return piece.id().id();
      }

      @Override
      public String side(SideId side) {
        return side.id();
      }
    };
  }
}
