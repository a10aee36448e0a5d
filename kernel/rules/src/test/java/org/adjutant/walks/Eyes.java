package org.adjutant.walks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** What sides may know. */
public final class Eyes {
  private Eyes() {}

  /** Every side of a title, the public and the umpire. */
  public static List<Viewer> all(Title title) {
    List<Viewer> viewers = new ArrayList<>(List.of(Viewer.PUBLIC, Viewer.UMPIRE));
    title.sides().forEach(side -> viewers.add(Viewer.of(side)));
    return viewers;
  }

  /** Folding what a viewer may know of effects gives what he may see of their fold. */
  public static void assertViewsFold(Position before, List<Effect> effects, List<Viewer> viewers) {
    Position after = Effects.fold(before, effects);
    for (Viewer viewer : viewers) {
      List<Effect> seen = Restart.reread(Effects.seenBy(viewer, before, effects));
      Position folded = Effects.fold(before.seenBy(viewer), seen);
      Position view = after.seenBy(viewer);
      assertThat(Snapshot.write(folded))
          .as("what %s folds of %s", viewer.id(), Effects.write(effects))
          .isEqualTo(Snapshot.write(view));
      assertThat(folded.digest()).isEqualTo(view.digest());
    }
  }

  /**
   * A side cannot tell two positions apart: not by looking, not by its offers, not by what is
   * refused.
   */
  public static void assertAlike(
      Title one, Position a, Title other, Position b, SideId side, List<Input> probes) {
    assertThat(a.digest()).as("the positions differ").isNotEqualTo(b.digest());
    assertThat(Snapshot.write(a.seenBy(Viewer.of(side))))
        .isEqualTo(Snapshot.write(b.seenBy(Viewer.of(side))));
    assertThat(Offers.of(one, a, side)).isEqualTo(Offers.of(other, b, side));
    for (Input probe : probes) {
      var first = Engine.decide(one, a, probe, Chance.NONE);
      var second = Engine.decide(other, b, probe, Chance.NONE);
      assertThat(first.permitted()).as("permitted: %s", probe).isEqualTo(second.permitted());
      if (!first.permitted()) {
        assertThat(first.trail()).isEqualTo(second.trail());
      }
    }
  }

  /** The written form of what a side sees, to look for what must not be in it. */
  public static String text(Position position, SideId side) {
    Data view = Snapshot.write(position.seenBy(Viewer.of(side)));
    return org.adjutant.rules.data.Canon.text(view);
  }
}
