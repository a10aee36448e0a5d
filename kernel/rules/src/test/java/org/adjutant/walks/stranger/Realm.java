package org.adjutant.walks.stranger;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Area;
import org.adjutant.rules.board.area.AreaGraph;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.walks.Json;

/**
 * The map and the blocks: everybody sees where a block stands, its owner alone how strong it is.
 */
final class Realm {
  static final SideId RED = SideId.of("red");
  static final SideId BLUE = SideId.of("blue");
  static final SideId GREEN = SideId.of("green");
  static final List<SideId> SIDES = List.of(RED, BLUE, GREEN);
  static final String STRENGTH = "strength";

  static final AreaGraph MAP =
      AreaGraph.parse(
          Json.of(
              """
              {'provenance': 'printed',
               'areas': ['north', 'south', 'mill', 'ford'],
               'links': [{'kind': 'road', 'between': ['north', 'mill']},
                         {'kind': 'road', 'between': ['south', 'mill']},
                         {'kind': 'road', 'between': ['mill', 'ford']}]}
              """));

  private Realm() {}

  static Area area(String id) {
    return Place.area(id);
  }

  static Area areaOf(Piece piece) {
    return (Area) piece.place();
  }

  static Piece block(String id, SideId side, String area, int strength) {
    return Piece.of(id, "block", side, area(area), 1)
        .with(STRENGTH, Entry.secret(Data.of(strength), Audience.of(side)));
  }

  static boolean foeAt(Position position, Area area, SideId side) {
    return position.at(area).stream().anyMatch(p -> !p.side().equals(side));
  }
}
