package org.adjutant.nomansland.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Phrases;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.SignReader;
import org.adjutant.rules.spi.look.Symbol;

/** Names, values and symbols of counters, what lies on the board, and how the game stands. */
record Look(Setting setting, List<Sign> signs, Phrases phrases) implements Display {
  static Look of(Setting setting, DataSet data) {
    Optional<Data> look = Optional.ofNullable(data.resources().get("look"));
    return new Look(
        setting,
        look.map(SignReader::read).orElse(List.of()),
        look.map(Phrases::read).orElse(Phrases.NONE));
  }

  @Override
  public String name(Piece piece) {
    return piece.kind().equals(Kind.UNKNOWN)
        ? "? " + piece.id().id()
        : setting.counters().type(piece.kind()).name() + " " + number(piece);
  }

  private static String number(Piece piece) {
    String id = piece.id().id();
    return id.substring(id.lastIndexOf('-') + 1);
  }

  @Override
  public String values(Piece piece) {
    return new CounterFace(setting.counters(), piece).values();
  }

  @Override
  public String side(SideId side) {
    return Sides.BOTH.contains(side) ? setting.scenario().nation(side) : side.id();
  }

  @Override
  public List<String> standing(Position view) {
    return new ArrayList<>(Standing.of(new Field(setting, view)));
  }

  @Override
  public Optional<HexMap> map() {
    return Optional.of(setting.ground().map());
  }

  @Override
  public List<Mark> marks(Position view) {
    return BoardMarks.of(new Field(setting, view));
  }

  @Override
  public Symbol symbol(Piece piece) {
    return new CounterFace(setting.counters(), piece).symbol();
  }

  @Override
  public String place(Place place) {
    return PlaceNames.of(place);
  }

  @Override
  public Optional<String> tell(String event, SideId actor, Data facts) {
    return phrases.tell(this::side, event, actor, facts);
  }
}
