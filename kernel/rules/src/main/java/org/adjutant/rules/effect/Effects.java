package org.adjutant.rules.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** Reads effects, and folds them. */
public final class Effects {
  private Effects() {}

  /**
   * Reads one written effect. @throws DataException if the word is not one of the vocabulary, or an
   * item is missing
   */
  public static Effect read(Data data) {
    Row row = Row.reading(data);
    String word = row.text();
    return switch (word) {
      case "create" -> Create.read(row);
      case "exchange" -> Exchange.read(row);
      case "move" -> Move.read(row);
      case "face" -> Face.read(row);
      case "remove" -> Remove.read(row);
      case "steps" -> SetSteps.read(row);
      case "mark" -> SetPieceAttribute.read(row);
      case "attribute" -> SetAttribute.read(row);
      case "feature" -> SetFeature.read(row);
      case "control" -> SetControl.read(row);
      case "tally" -> SetTally.read(row);
      case "cup" -> SetCup.read(row);
      case "seal" -> SealPaper.read(row);
      case "open" -> OpenPaper.read(row);
      case "clock" -> SetClock.read(row);
      case "reveal" -> Reveal.read(row);
      case "hide" -> Hide.read(row);
      case "stage" -> OpenStage.read(row);
      case "close" -> CloseStage.read(row);
      case "choice" -> OpenChoice.read(row);
      case "answer" -> AnswerChoice.read(row);
      case "roll" -> OpenRoll.read(row);
      case "dice" -> FallDice.read(row);
      case "count" -> CountRoll.read(row);
      case "reading" -> SetReading.read(row);
      case "end" -> EndGame.read(row);
      case "reopen" -> new ReopenGame();
      case "restore" -> Restore.read(row);
      case "appear" -> Appear.read(row);
      case "forget" -> Forget.read(row);
      default -> throw new DataException("\"" + word + "\" is no effect of this kernel");
    };
  }

  /** Reads what {@link #write} wrote. @throws DataException as {@link #read} */
  public static List<Effect> readAll(Data data) {
    return data.items().stream().map(Effects::read).toList();
  }

  /** The position after these effects. @throws BrokenEffectException if one does not fit */
  public static Position fold(Position before, Iterable<? extends Effect> effects) {
    Draft draft = before.draft();
    for (Effect effect : effects) {
      effect.applyTo(draft);
    }
    return draft.seal();
  }

  /**
   * What a viewer may know of these effects, the whole position before them given. Folded on his
   * view of the position before, it gives his view of the position after.
   *
   * @throws BrokenEffectException if an effect does not fit
   */
  public static List<Effect> seenBy(
      Viewer viewer, Position before, Iterable<? extends Effect> effects) {
    List<Effect> seen = new ArrayList<>();
    Position now = before;
    for (Effect effect : effects) {
      (viewer.isUmpire() ? Optional.of(effect) : effect.seenBy(viewer, now)).ifPresent(seen::add);
      now = fold(now, List.of(effect));
    }
    return seen;
  }

  public static Data write(List<? extends Effect> effects) {
    return Data.of(effects.stream().map(Effect::write).toList());
  }
}
