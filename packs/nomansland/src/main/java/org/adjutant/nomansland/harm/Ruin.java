package org.adjutant.nomansland.harm;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/**
 * A structure goes with the fighting units inside (4.2.12.h). An Officer inside is no unit (NI-011)
 * and stays in the hex: whether he dies {@link Officers} decide (1.5.1.f, 1.5.1.g).
 */
public record Ruin(Setting setting) {
  private static final String OCCUPANTS = "nomansland:4.2.12.h";

  /**
   * All units inside are lost; the structure itself is still there.
   *
   * @return the units lost
   */
  public Toll loseOccupants(Play play, Piece structure) {
    Toll hurt = Toll.NONE;
    play.find(
        Finding.applies(
            OCCUPANTS,
            "all units inside are lost with the structure",
            Data.of("structure", structure.id().id())));
    for (Piece unit : units(play.position(), structure)) {
      new Harm(setting).eliminate(play, unit.id(), OCCUPANTS);
      hurt = hurt.with(unit.id(), true);
    }
    return hurt;
  }

  /** The fighting units inside. */
  public List<Piece> units(Position position, Piece structure) {
    Field field = new Field(setting, position);
    return inside(position, structure).stream().filter(field::isFighting).toList();
  }

  /** All that is inside, Officers too. */
  static List<Piece> inside(Position position, Piece structure) {
    String id = structure.id().id();
    return position.at(structure.place()).stream()
        .filter(p -> p.attribute(Mark.INSIDE).filter(in -> in.text().equals(id)).isPresent())
        .toList();
  }
}
