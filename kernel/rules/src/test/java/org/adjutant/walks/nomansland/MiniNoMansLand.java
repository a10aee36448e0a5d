package org.adjutant.walks.nomansland;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.TitleBuilder;

/** A British squad with Initiative before two German markers, and a sniper somewhere. */
public final class MiniNoMansLand {
  static final SideId BRITISH = SideId.of("british");
  static final SideId GERMAN = SideId.of("german");
  private static final Audience GERMANS = Audience.of(GERMAN);

  private MiniNoMansLand() {}

  /**
   * @param first what is under the marker in J7
   * @param second what is under the marker in J8
   * @param sniper the hex of the sniper
   */
  public static Title title(String first, String second, String sniper) {
    Phase fire = Phase.played("fire", "Fire", "walk:turn");
    PhaseOrder order =
        new PhaseOrder(List.of(new Slot(fire, List.of(BRITISH)), new Slot(fire, List.of(GERMAN))));
    return new TitleBuilder("walk", "nomansland", List.of(BRITISH, GERMAN), order)
        .secrets()
        .opening(
            List.of(
                new SetClock(order.first(1)),
                new Create(squad("L3", BRITISH, "L3")),
                new Create(squad("L4", BRITISH, "L4")),
                new Create(marker("q1", first, "J7")),
                new Create(marker("q2", second, "J8")),
                new Create(Piece.of("u9", "sniper", GERMAN, Place.hex(sniper), 1).knownTo(GERMANS)),
                new SetTally(Fire.INITIATIVE + " british", 1),
                new SetTally(Forward.held(BRITISH), 1),
                new SetTally(Forward.held(GERMAN), 1)))
        .action(Fire.kind(), Fire::declare)
        .stage("fire-result", Fire::result)
        .stage("survival", Fire::survival)
        .action(Creep.kind(), Creep::go)
        .choice(Forward.choice())
        .rollInterrupt(Forward.STAGE, Forward::afterRoll)
        .stage(Forward.ANSWERED, Forward::answered)
        .endPhase("walk:turn", "walk/PhaseOver")
        .build();
  }

  private static Piece squad(String id, SideId side, String hex) {
    return Piece.of(id, "squad", side, Place.hex(hex), 1).with("firepower", Data.of(2));
  }

  private static Piece marker(String id, String under, String hex) {
    Piece marker =
        Piece.of(id, "marker", GERMAN, Place.hex(hex), 0)
            .with(Fire.HIDDEN, Entry.secret(Data.of(under), GERMANS));
    return under.equals("section")
        ? marker.with("officer", Entry.secret(Data.of(true), GERMANS))
        : marker;
  }
}
