package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** Legal moves worth a look: every mover alone, and all movers of a hex together. */
final class MoveOffers {
  private final Setting setting;
  private final Desk desk;
  private final MoverRules movers;
  private final ArrivalRules arrivals;

  MoveOffers(Setting setting, Desk desk) {
    this.setting = setting;
    this.desk = desk;
    this.movers = new MoverRules(setting);
    this.arrivals = new ArrivalRules(setting);
  }

  List<Data> all() {
    Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
    for (Piece piece : desk.view().pieces(desk.side())) {
      if (piece.place() instanceof Hex hex
          && MoverRules.isMover(setting, piece)
          && mayMove(piece)) {
        stacks.computeIfAbsent(hex, any -> new ArrayList<>()).add(piece);
      }
    }
    List<Data> offers = new ArrayList<>();
    stacks.forEach((hex, stack) -> offer(hex, stack, offers));
    return offers;
  }

  private void offer(Hex from, List<Piece> stack, List<Data> offers) {
    for (Hex to : setting.ground().grid().neighbours(from)) {
      if (stack.size() > 1) {
        offer(stack, to, offers);
      }
      for (Piece one : stack) {
        offer(List.of(one), to, offers);
      }
    }
  }

  private void offer(List<Piece> leaving, Hex to, List<Data> offers) {
    Findings findings = Findings.unheard();
    arrivals.check(desk, leaving, to, findings);
    if (!findings.forbidden()) {
      List<String> ids = leaving.stream().map(piece -> piece.id().id()).toList();
      offers.add(Data.of(MoveAction.UNITS, Data.texts(ids)).with(MoveAction.TO, to.id()));
    }
  }

  private boolean mayMove(Piece piece) {
    Findings findings = Findings.unheard();
    movers.check(desk, piece, findings);
    return !findings.forbidden();
  }
}
