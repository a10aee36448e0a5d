package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/**
 * A stage of a procedure opens on top of the others.
 *
 * @param frame its number, which no stage of the game had before
 * @param actor the side whose action, answer or phase set the procedure going
 * @param audience who may know the locals
 */
public record OpenStage(int frame, String stage, SideId actor, Data locals, Audience audience)
    implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.push(Frame.of(frame, stage, actor, locals, audience));
  }

  @Override
  public Data write() {
    Row row = Row.of("stage").add(frame).add(stage).add(actor.id()).add(locals);
    return (audience.everyone() ? row : row.add(audience.text())).written();
  }

  static OpenStage read(Row row) {
    return new OpenStage(row.number(), row.text(), row.side(), row.data(), row.audience());
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(
        audience.includes(viewer)
            ? this
            : new OpenStage(frame, stage, actor, Data.EMPTY, audience));
  }
}
