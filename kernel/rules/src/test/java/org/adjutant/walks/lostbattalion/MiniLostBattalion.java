package org.adjutant.walks.lostbattalion;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.TitleBuilder;

/** Three American regiments and a tank before two German regiments that are dug in. */
public final class MiniLostBattalion {
  static final SideId US = SideId.of("us");
  static final SideId GERMAN = SideId.of("german");

  private MiniLostBattalion() {}

  public static Title title() {
    Phase move = Phase.played("movement", "Movement", "walk:turn");
    PhaseOrder order =
        new PhaseOrder(List.of(new Slot(move, List.of(US)), new Slot(move, List.of(GERMAN))));
    return new TitleBuilder("walk", "lostbattalion", List.of(US, GERMAN), order)
        .opening(
            List.of(
                new SetClock(order.first(1)),
                unit("a1", "infantry", US, "0102", 3),
                unit("a2", "infantry", US, "0102", 3),
                unit("a3", "infantry", US, "0102", 3),
                unit("t", "tank", US, "0102", 1),
                unit("g1", "infantry", GERMAN, "0301", 2),
                unit("g2", "infantry", GERMAN, "0301", 2),
                SetFeature.open(Place.hex("0301"), "works", Data.of(true))))
        .action(March.march(), March::go)
        .action(March.assault(), Battle::assault)
        .stage(Battle.BARRAGE, Battle::barrage)
        .stage(Battle.HIT, Battle::hit)
        .stage(Battle.ANSWERED, Battle::defensiveBarrage)
        .stage(Battle.ODDS, Battle::odds)
        .stage(Battle.RESULT, Battle::result)
        .stage(Battle.ATTACKERS, Battle::attackers)
        .stage(Battle.OVER, Battle::over)
        .stage(Losses.STAGE, Losses::begin)
        .stage(Losses.TAKEN, Losses::taken)
        .choice(Losses.divide())
        .endPhase("walk:turn", "walk/PhaseOver")
        .build();
  }

  private static Create unit(String id, String kind, SideId side, String hex, int steps) {
    Piece piece = Piece.of(id, kind, side, Place.hex(hex), steps).with("full", Data.of(steps));
    return new Create(piece.with(March.POINTS, Data.of(5)));
  }
}
