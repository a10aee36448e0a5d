package org.adjutant.nomansland.outlook;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;
import org.adjutant.rules.spi.Desk;

/** What a side has before it when it asks for advice. */
record View(Setting setting, Desk desk) {
  Position position() {
    return desk.view();
  }

  Field field() {
    return new Field(setting, desk.view());
  }

  SideId side() {
    return desk.side();
  }

  SideId enemy() {
    return Sides.enemy(desk.side());
  }

  boolean attacks() {
    return desk.side().equals(Sides.ATTACKER);
  }

  Worth worth() {
    return new Worth(setting);
  }

  Optional<Piece> piece(String id) {
    return desk.view().piece(id);
  }

  /** What is offered of a kind of action now. */
  List<Data> offers(String kind) {
    return desk.title().action(kind).map(k -> k.offer(desk).examples()).orElse(List.of());
  }

  /** The part of it in which a piece has the leading part. */
  List<Data> offers(String kind, Piece piece) {
    return desk.title().action(kind).map(k -> k.offer(desk, piece).examples()).orElse(List.of());
  }

  /** The first offer of a kind, or nothing. */
  Advice first(String kind) {
    return offers(kind).stream()
        .findFirst()
        .map(args -> Advice.take(Action.of(kind, args)))
        .orElse(Advice.NONE);
  }
}
