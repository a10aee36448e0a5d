package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/** Close Combats whose odds are good, with Initiative if there is some. */
record AssaultAdvice() implements Advisor {
  private static final String ASSAULT = "assault";
  private static final String HEX = "hex";
  private static final int BONUS = 1;

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    for (Piece unit : view.field().fighting(view.side())) {
      Hex hex = Field.hex(unit);
      if (!view.field().fighting(hex, view.enemy()).isEmpty() && !matters.contains(hex.text())) {
        matters.add(hex.text());
      }
    }
    return matters;
  }

  @Override
  public Advice advise(View view, String matter) {
    Clash clash = new Clash(view);
    Advice best = Advice.NONE;
    int most = 0;
    for (Data args : view.offers(ASSAULT)) {
      if (!args.text(HEX).equals(matter)) {
        continue;
      }
      List<Piece> own = pieces(view, args.get("with"));
      List<Piece> enemies = pieces(view, args.get("against"));
      int worth = clash.worth(new Hex(matter), own, enemies);
      worth += args.has("initiative") ? BONUS : 0;
      if (worth > most) {
        most = worth;
        best = Advice.take(Action.of(ASSAULT, args));
      }
    }
    return best;
  }

  private static List<Piece> pieces(View view, Data ids) {
    List<Piece> pieces = new ArrayList<>();
    ids.textItems().forEach(id -> view.piece(id).ifPresent(pieces::add));
    return pieces;
  }
}
