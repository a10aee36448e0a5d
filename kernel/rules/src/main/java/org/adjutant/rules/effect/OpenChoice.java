package org.adjutant.rules.effect;

import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;

/** A side owes a decision, on which the given stage waits. */
public record OpenChoice(int frame, Choice choice) implements Effect {
  @Override
  public void applyTo(Draft draft) {
    draft.replace(draft.frame(frame).with(choice));
  }

  @Override
  public Data write() {
    return Row.of("choice")
        .add(frame)
        .add(choice.id())
        .add(choice.kind())
        .add(choice.owner().id())
        .add(choice.facts())
        .add(choice.sealed() ? 1 : 0)
        .add(choice.audience().text())
        .written();
  }

  static OpenChoice read(Row row) {
    int frame = row.number();
    String id = row.text();
    String kind = row.text();
    SideId owner = row.side();
    Data facts = row.data();
    boolean sealed = row.number() == 1;
    return new OpenChoice(frame, new Choice(id, kind, owner, facts, sealed, row.audience(), null));
  }

  @Override
  public Optional<Effect> seenBy(Viewer viewer, Position before) {
    return Optional.of(
        choice.audience().includes(viewer)
            ? this
            : new OpenChoice(
                frame,
                new Choice(
                    choice.id(),
                    choice.kind(),
                    choice.owner(),
                    Data.EMPTY,
                    choice.sealed(),
                    choice.audience(),
                    null)));
  }
}
