package org.adjutant.walks.loos;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.TitleBuilder;

/** Two British battalions before a German one in a trench. */
public final class MiniLoos {
  private MiniLoos() {}

  public static Title title() {
    Phase combat = Phase.played("combat", "Combat", "walk:phase");
    PhaseOrder order =
        new PhaseOrder(
            List.of(
                new Slot(combat, List.of(Ground.BRITISH)),
                new Slot(combat, List.of(Ground.GERMAN))));
    return new TitleBuilder("walk", "loos", List.of(Ground.BRITISH, Ground.GERMAN), order)
        .opening(
            List.of(
                new SetClock(order.first(1)),
                unit("a", Ground.BRITISH, "0302", 2),
                unit("b", Ground.BRITISH, "0403", 2),
                unit("c", Ground.BRITISH, "0304", 2),
                unit("x", Ground.GERMAN, "0303", 2)))
        .action(Attack.kind(), Attack::declare)
        .endPhase("walk:turn", "walk/PhaseOver")
        .stage(Combat.RESULT, Combat::result)
        .choice(Combat.retreat())
        .stage(Combat.RETREATED, Combat::retreated)
        .choice(Combat.advance())
        .stage(Combat.ADVANCED, Combat::advanced)
        .build();
  }

  private static Create unit(String id, SideId side, String hex, int steps) {
    return new Create(Piece.of(id, "battalion", side, Place.hex(hex), steps));
  }
}
