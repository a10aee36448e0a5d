package org.adjutant.loos.series.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;

/** Names and values of units, and how the game stands. */
final class SeriesDisplay implements Display {
  private final Battlefield field;
  private final Map<SideId, String> names;
  private final Victory victory;
  private final Extension more;

  SeriesDisplay(Battlefield field, Map<SideId, String> names, Victory victory, Extension more) {
    this.field = field;
    this.names = names;
    this.victory = victory;
    this.more = more;
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
}
