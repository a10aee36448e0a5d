package org.adjutant.cli.play;

import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;

/**
 * Whether an action may end the game at once, because a bot need but answer it: a person is told so
 * before, with what he sees of how it would end.
 */
record LastWord(Scene scene) {
  private static final int FEW_ANSWERS = 4;

  /** How the game would end; nothing if it would go on, or if it cannot be foreseen. */
  Optional<String> of(Input input) {
    if (!(input instanceof Input.Act)) {
      return Optional.empty();
    }
    try {
      Position seen = scene.position().seenBy(Viewer.of(input.by()));
      Ruling ruling = Engine.decide(scene.title(), seen, input, Chance.NONE);
      return ruling.permitted() ? ending(ruling.after(), input.by()) : Optional.empty();
    } catch (InputException | DataException | PackFault | BrokenEffectException e) {
      // What is hidden from him may be needed to go on.
      return Optional.empty();
    }
  }

  private Optional<String> ending(Position after, SideId by) {
    List<SideId> deciding = Offers.deciding(after);
    boolean answers =
        after.outcome().isEmpty()
            && !after.openChoices().isEmpty()
            && deciding.size() == 1
            && !deciding.get(0).equals(by)
            && scene.register().seats().getOrDefault(deciding.get(0), Seat.HUMAN).isBot();
    if (!answers) {
      return Optional.empty();
    }
    for (Legal legal : Offers.of(scene.title(), after, deciding.get(0))) {
      for (Data answer : legal.offer().examples().stream().limit(FEW_ANSWERS).toList()) {
        Position then =
            Engine.decide(scene.title(), after, legal.input(answer), Chance.NONE).after();
        if (then.outcome().isPresent()) {
          return then.outcome().map(this::words);
        }
      }
    }
    return Optional.empty();
  }

  private String words(Outcome end) {
    String winners =
        end.winners().isEmpty()
            ? "nobody wins"
            : String.join(", ", end.winners().stream().map(scene.title().display()::side).toList())
                + " win";
    return winners + ", by what you see (" + end.why() + ")";
  }
}
