package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Symbol;

/** Names and values of units, and how the game stands. */
final class SeriesDisplay implements Display {
  private final Battlefield field;
  private final Map<SideId, String> names;
  private final Victory victory;
  private final Extension more;
  private final Look look;

  SeriesDisplay(
      Battlefield field, Map<SideId, String> names, Victory victory, Extension more, Look look) {
    this.field = field;
    this.names = names;
    this.victory = victory;
    this.more = more;
    this.look = look;
  }

  @Override
  public String name(Piece piece) {
    return field.in(Position.EMPTY).unit(piece).name();
  }

  @Override
  public Optional<HexMap> map() {
    return Optional.of(field.ground().map());
  }

  @Override
  public String values(Piece piece) {
    return field.in(Position.EMPTY).unit(piece).values();
  }

  @Override
  public String side(SideId side) {
    return names.getOrDefault(side, side.id());
  }

  @Override
  public List<String> standing(Position view) {
    Situation situation = field.in(view);
    List<String> lines = new ArrayList<>();
    for (SideId side : more.drawsSupport() ? field.sides() : List.<SideId>of()) {
      lines.add(
          side(side)
              + ": "
              + view.cupSize(Stores.received(side))
              + " of "
              + view.tally(Stores.allotment(side))
              + " support markers left");
    }
    lines.addAll(more.standing(situation));
    lines.addAll(victory.standing(situation));
    return lines;
  }

  @Override
  public List<Sign> signs() {
    return look.signs();
  }

  @Override
  public List<Mark> marks(Position view) {
    return more.marks(field.in(view));
  }

  @Override
  public Symbol symbol(Piece piece) {
    return look.symbol(piece.kind());
  }

  @Override
  public String place(Place place) {
    int turn = Stores.turnOf(place);
    return turn > 0 ? "arrive in turn " + turn : more.place(place);
  }

  @Override
  public String region(Region region) {
    return more.region(region);
  }

  @Override
  public Optional<String> tell(String event, SideId actor, Data facts) {
    return look.phrases().tell(this::side, event, actor, facts);
  }
}
