package org.adjutant.walks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;

/**
 * A title that is over after some turns, for the mini titles know no end of their own.
 *
 * @param last the last turn that is played
 */
record Limited(Title of, RuleIndex rules, int last) implements Title {
  private static final String OVER = "over";
  private static final String LIMIT = "walk:limit";

  @Override
  public String pack() {
    return of.pack();
  }

  @Override
  public String scenario() {
    return of.scenario();
  }

  @Override
  public List<SideId> sides() {
    return of.sides();
  }

  @Override
  public List<SideId> systemSides() {
    return of.systemSides();
  }

  @Override
  public boolean hasSecrets() {
    return of.hasSecrets();
  }

  @Override
  public List<Effect> opening() {
    return of.opening();
  }

  @Override
  public Phases phases() {
    return new Phases() {
      @Override
      public List<Phase> all() {
        List<Phase> all = new ArrayList<>(of.phases().all());
        all.add(Phase.automatic(OVER, "The end", LIMIT, OVER));
        return all;
      }

      @Override
      public Clock next(Position position) {
        Clock next = of.phases().next(position);
        return next.turn() > last ? new Clock(last, OVER, List.of()) : next;
      }
    };
  }

  @Override
  public List<ActionKind> actions() {
    return of.actions();
  }

  @Override
  public List<ChoiceKind> choices() {
    return of.choices();
  }

  @Override
  public SortedMap<String, Stage> stages() {
    TreeMap<String, Stage> stages = new TreeMap<>(of.stages());
    stages.put(OVER, Limited::end);
    return stages;
  }

  private static Step end(Play play) {
    Outcome draw = new Outcome(List.of(), "draw", LIMIT, "the last turn is over");
    play.happens(EventNames.GAME_ENDED, Data.EMPTY, new EndGame(draw));
    return Step.done();
  }

  @Override
  public Optional<String> rollInterrupt() {
    return of.rollInterrupt();
  }

  @Override
  public Interpretations interpretations() {
    return of.interpretations();
  }

  @Override
  public Display display() {
    return of.display();
  }

  @Override
  public Optional<String> brokenInvariant(Position position) {
    return of.brokenInvariant(position);
  }
}
