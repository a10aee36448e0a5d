package org.adjutant.loos.series.game;

import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.support.Chapter;

/** What the exclusive rules of a title add to the series, and which sections they do without. */
public interface Extension {
  /** Nothing added, and all sections. */
  Extension NONE = new Extension() {};

  /** What an extension is made from. */
  record Parts(
      Battlefield field,
      SeriesRules rules,
      ResultsTable table,
      Victory victory,
      Data scenario,
      DataSet data) {}

  /** Its own sections. */
  default List<Chapter> chapters(Parts parts) {
    return List.of();
  }

  /** What it adds to the opening position, before the clock is set. */
  default List<Effect> opening(Parts parts) {
    return List.of();
  }

  /** Whether support markers are drawn and committed as section 7 has it. */
  default boolean drawsSupport() {
    return true;
  }

  /** Whether there is a bombardment phase as 8.1 has it. */
  default boolean bombards() {
    return true;
  }

  /** What knows how well a side stands and what it should look into, in place of the series'. */
  default Optional<Adviser> adviser(Parts parts) {
    return Optional.empty();
  }

  /** The phases that end by an action of its own, not by {@code end}. */
  default List<String> endsByItself() {
    return List.of();
  }

  /** How the game stands beside what the series and the victory rule say, in lines for people. */
  default List<String> standing(Situation situation) {
    return List.of();
  }

  /** What lies on the map beside pieces, for the signs of the resource {@code look}. */
  default List<Mark> marks(Situation situation) {
    return List.of();
  }

  /** What a box or another place off the map is called. */
  default String place(Place place) {
    return place.text();
  }

  /** What a region of the map is called. */
  default String region(Region region) {
    return region.id();
  }
}
