package com.example.outpost;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/** 1: each unit in its hex. Which of them are dummies, their side alone knows. */
record SetUp(Ground ground, Data data) {
  private static final String IN_ITS_HEX = "outpost:1.1";

  List<Effect> opening() {
    List<Effect> opening = new ArrayList<>();
    opening.add(new SetClock(Turn.ORDER.first(1)));
    for (Data unit : data.get("units").items()) {
      opening.add(new Create(piece(unit)));
    }
    return opening;
  }

  private Piece piece(Data unit) {
    SideId side = SideId.of(unit.text("side"));
    Hex at = ground.hex(unit.text("at")).orElseThrow(() -> offTheMap(IN_ITS_HEX, unit));
    boolean dummy = unit.find("dummy").map(Data::flag).orElse(false);
    return Piece.of(PieceId.of(unit.text("id")), "unit", side, at, unit.integer("steps"))
        .with("dummy", Entry.secret(Data.of(dummy), Audience.of(side)));
  }

  private static DataException offTheMap(String rule, Data unit) {
    return new DataException(
        unit.text("id")
            + " cannot stand in "
            + unit.text("at")
            + ", which is not on the map ("
            + rule
            + ")");
  }
}
