package org.adjutant.kit.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.adjutant.kit.play.Turn;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/** What is hidden stays hidden. */
final class Secrets {
  private Secrets() {}

  /** What a viewer has after being told of one more ruling. */
  static Position told(Position before, Turn turn, Viewer viewer) {
    Position whole = turn.before();
    Position told = before;
    for (Event event : turn.ruling().events()) {
      for (Effect effect : event.effects()) {
        Optional<Effect> seen = effect.seenBy(viewer, whole);
        if (seen.isPresent()) {
          told = Effects.fold(told, List.of(seen.get()));
        }
        whole = Effects.fold(whole, List.of(effect));
      }
    }
    return told;
  }

  /** The same position, but everything that the viewer may not know has another value. */
  @SuppressWarnings("ReferenceEquality") // a piece that was not changed is the same object
  static Position otherwise(Position position, Viewer viewer) {
    Draft draft = position.draft();
    for (Piece piece : position.pieces()) {
      Piece changed = piece;
      for (var attribute : piece.attributes().entrySet()) {
        if (!attribute.getValue().audience().includes(viewer)) {
          changed = changed.with(attribute.getKey(), otherwise(attribute.getValue()));
        }
      }
      if (!piece.knownTo().includes(viewer)) {
        changed = changed.withSteps(changed.steps() + 1);
      }
      if (changed != piece) {
        draft.replace(changed);
      }
    }
    position
        .entries()
        .forEach(
            (key, entry) -> {
              if (!entry.audience().includes(viewer)) {
                draft.put(key, otherwise(entry));
              }
            });
    return draft.seal();
  }

  private static Entry otherwise(Entry entry) {
    Data value = otherwise(entry.value());
    return entry
        .facade()
        .map(facade -> Entry.secret(value, entry.audience(), facade))
        .orElseGet(() -> Entry.secret(value, entry.audience()));
  }

  /** Another value of the same form, with as many items: how many there are may be known. */
  private static Data otherwise(Data value) {
    if (value instanceof Data.Num number) {
      return Data.of(number.value() + 1);
    }
    if (value instanceof Data.Flag flag) {
      return Data.of(!flag.value());
    }
    if (value instanceof Data.Text text) {
      return Data.of(text.value() + "x");
    }
    if (value instanceof Data.Items items) {
      List<Data> turned = new ArrayList<>(items.values());
      Collections.reverse(turned);
      return Data.of(turned.stream().map(Secrets::otherwise).toList());
    }
    Data changed = Data.EMPTY;
    for (var field : value.fields().entrySet()) {
      changed = changed.with(field.getKey(), otherwise(field.getValue()));
    }
    return changed;
  }
}
