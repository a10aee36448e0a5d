package org.adjutant.nomansland.fire;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Viewer;

/** Two boards that the Attacker cannot tell apart. */
public record Alike(Given one, Given other) {
  private static final Viewer EYES = Viewer.of(Sides.ATTACKER);

  /** They look the same to him, and he is offered the same. */
  public Alike looks() {
    assertThat(one.position().digest()).isNotEqualTo(other.position().digest());
    assertThat(Snapshot.write(one.position().seenBy(EYES)))
        .isEqualTo(Snapshot.write(other.position().seenBy(EYES)));
    assertThat(Offers.of(one.title(), one.position(), Sides.ATTACKER))
        .isEqualTo(Offers.of(other.title(), other.position(), Sides.ATTACKER));
    return this;
  }

  /** The same verdict with the same trail on the same action. */
  public Alike judges(String action, Data args) {
    assertThat(verdict(one, action, args)).isEqualTo(verdict(other, action, args));
    return this;
  }

  private static String verdict(Given given, String action, Data args) {
    return Engine.judge(
            given.title(),
            given.position(),
            Sides.ATTACKER,
            Offers.kind(given.title(), action),
            args)
        .list()
        .toString();
  }
}
