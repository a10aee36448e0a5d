package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.ListedUnit;
import org.adjutant.loos.campaign.forces.OrderOfBattle;
import org.adjutant.loos.campaign.forces.Start;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;

/**
 * Where all counters are before the first action (11.1 to 11.6): units that their owners deploy,
 * the British reserve divisions in their box (11.6.a), the German divisions that are to arrive, and
 * the blank battalions in the deadpile (11.2.e). Ten markers are on the British track (11.1.b).
 */
record Opening(OrderOfBattle order, int markers) {

  List<Effect> effects() {
    List<Effect> effects = new ArrayList<>();
    for (ListedUnit unit : order.units()) {
      effects.add(new Create(piece(unit)));
    }
    effects.add(new SetTally(Store.artillery(Store.BRITISH), markers));
    effects.add(new SetTally(Store.artillery(Store.GERMAN), 0));
    return effects;
  }

  private Piece piece(ListedUnit unit) {
    PieceId id = unit.id();
    int steps = unit.isBlank() ? 0 : order.counters().of(unit.counter()).steps();
    Piece piece =
        Piece.of(id, unit.counter(), unit.side(), place(unit), steps)
            .with(Marks.NAME, Data.of(unit.name()));
    if (!unit.division().isEmpty()) {
      piece = piece.with(Mark.DIVISION, Data.of(unit.division()));
    }
    return unit.brigade().isEmpty() ? piece : piece.with(Mark.BRIGADE, Data.of(unit.brigade()));
  }

  private Place place(ListedUnit unit) {
    if (unit.isBlank()) {
      return Store.DEADPILE;
    }
    Start start = order.division(unit.division()).start();
    return switch (start) {
      case RESERVES -> Store.AVAILABLE;
      case RELEASE -> Store.unreleased(unit.division());
      case SECTOR, FIELD -> Stores.SET_UP;
    };
  }
}
