package org.adjutant.nomansland.fire;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.sight.SightLine;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.spi.Play;

/**
 * Whether an attack is Flanking Fire (2.1.3.2.l). The hexsides by which fire has entered a hex this
 * game turn stand in {@link Mark#FIRE_FROM}, with the side whose fire it was.
 */
record Crossfire(Setting setting) {
  /** Whether flanking is kept for hexes or for units (an interpretation). */
  static final String KEPT_FOR = "nomansland:NI-123";

  private static final int UNITS = 2;
  private static final String BY = "by";
  private static final String SIDES = "sides";

  /** The hexsides by which fire from one hex enters another. */
  List<Integer> entries(Hex from, Hex to) {
    return Flank.entries(setting.ground(), SightLine.between(setting.ground().grid(), from, to));
  }

  /** By which hexsides a side has fired into a hex this game turn, line by line. */
  static List<List<Integer>> earlier(Position position, Hex hex, SideId by) {
    Optional<Data> fire = position.attribute(Subject.of(hex), Mark.FIRE_FROM);
    return fire.filter(each -> each.text(BY).equals(by.id())).stream()
        .flatMap(each -> each.get(SIDES).items().stream())
        .map(line -> line.items().stream().map(Data::integer).toList())
        .toList();
  }

  /** The effect of fire by one more line. */
  static Effect mark(Hex hex, SideId by, List<List<Integer>> earlier, List<Integer> entries) {
    Stream<List<Integer>> all = Stream.concat(earlier.stream(), Stream.of(entries)).distinct();
    Data value = Data.of(BY, by.id()).with(SIDES, written(all.toList()));
    return SetAttribute.open(Subject.of(hex), Mark.FIRE_FROM, value);
  }

  /** Lines as data: a list of the hexsides of each. */
  static Data written(List<List<Integer>> lines) {
    return Data.of(lines.stream().map(Data::numbers).toList());
  }

  /** Whether a target of this attack is flanked. */
  boolean strikes(Play play, Shot shot, Piece target) {
    if (play.reading(KEPT_FOR) != UNITS) {
      return shot.flank();
    }
    List<Integer> now = entries(shot.from(), shot.to());
    int reading = play.reading(Flank.OPPOSITE);
    for (Piece other : new Field(setting, play.position()).fighting(shot.side())) {
      boolean fired =
          !other.id().equals(shot.firer())
              && other
                  .attribute(Mark.FIRE_TARGETS)
                  .filter(ids -> ids.textItems().contains(target.id().id()))
                  .isPresent();
      if (fired && Flank.isOpposite(now, List.of(entries(Field.hex(other), shot.to())), reading)) {
        return true;
      }
    }
    return false;
  }
}
