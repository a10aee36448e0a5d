package org.adjutant.ledger.absent;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Opening;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Title;

/**
 * A title whose pack is not here. It shows and explains what is recorded; whatever needs the rules
 * is refused, with a {@link GameException} that names the pack.
 */
public final class AbsentTitle implements Title {
  private final Opening opening;
  private final List<SideId> sides;
  private final RuleIndex rules;
  private final Interpretations interpretations;
  private final Display display;

  /**
   * @param data the data set kept with the game
   */
  public AbsentTitle(Opening opening, List<SideId> sides, DataSet data) {
    this.opening = opening;
    this.sides = List.copyOf(sides);
    KeptData kept = new KeptData(data);
    this.rules = kept.rules();
    this.interpretations = kept.interpretations();
    this.display = new PlainDisplay(kept.map(), kept.signs(), kept.phrases());
  }

  /** What a person is told: which pack is missing, and what therefore cannot be done. */
  public static String note(Opening opening) {
    return "pack "
        + opening.pack()
        + " "
        + opening.version()
        + " is not here: what needs its rules (can, why-not, do, odds) is refused";
  }

  private GameException refused() {
    return new GameException(note(opening) + "; put its jar into the folder of packs");
  }

  @Override
  public String pack() {
    return opening.pack();
  }

  @Override
  public String scenario() {
    return opening.scenario();
  }

  @Override
  public List<SideId> sides() {
    return sides;
  }

  /** Nobody here can tell, so everything is treated as if there were some. */
  @Override
  public boolean hasSecrets() {
    return true;
  }

  @Override
  public List<Effect> opening() {
    throw refused();
  }

  /** Phases are called by the ids that stand in the record. */
  @Override
  public Phases phases() {
    return new Phases() {
      @Override
      public List<Phase> all() {
        throw refused();
      }

      @Override
      public Clock next(Position position) {
        throw refused();
      }

      @Override
      public Phase of(String id) {
        return Phase.played(id, id, "");
      }
    };
  }

  @Override
  public List<ActionKind> actions() {
    throw refused();
  }

  @Override
  public Optional<ActionKind> action(String name) {
    return Optional.empty();
  }

  @Override
  public List<ChoiceKind> choices() {
    throw refused();
  }

  @Override
  public Optional<ChoiceKind> choice(String name) {
    return Optional.of(new AbsentChoice(name, this::refused));
  }

  @Override
  public SortedMap<String, Stage> stages() {
    throw refused();
  }

  @Override
  public RuleIndex rules() {
    return rules;
  }

  @Override
  public Interpretations interpretations() {
    return interpretations;
  }

  @Override
  public Display display() {
    return display;
  }
}
