package org.adjutant.rules.position;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * A decision a side owes. Its facts are all that the offer is computed from, with the owner's view
 * of the board; a sealed choice keeps its answer from the others until every choice of its frame is
 * answered.
 *
 * @param id unique within the game
 * @param kind the name of the pack's choice kind, which knows the shape of an answer
 */
public record Choice(
    String id,
    String kind,
    SideId owner,
    Data facts,
    boolean sealed,
    Audience audience,
    @Nullable Data answerOrNull) {

  public Optional<Data> answer() {
    return Optional.ofNullable(answerOrNull);
  }

  public boolean isOpen() {
    return answerOrNull == null;
  }

  public Choice answered(Data answer) {
    return new Choice(id, kind, owner, facts, sealed, audience, answer);
  }

  Choice seenBy(Viewer viewer) {
    boolean facts = audience.includes(viewer);
    boolean answer =
        !sealed || viewer.isUmpire() || viewer.side().filter(owner::equals).isPresent();
    Data shown = answerOrNull == null || answer ? answerOrNull : Data.of("sealed", Data.of(true));
    return facts && shown == answerOrNull
        ? this
        : new Choice(id, kind, owner, facts ? this.facts : Data.EMPTY, sealed, audience, shown);
  }
}
