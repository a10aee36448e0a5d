package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.board.hex.HexMap;

/** Where the hexes of a map lie on a picture, in pixels; of the whole map or of a part of it. */
final class SvgPlan {
  static final int SIDE = 44;

  private final HexMap map;
  private final HexLayout layout;
  private final List<Hex> hexes;
  private final Spot origin;
  private final int width;
  private final int height;

  /**
   * @param left the left edge of the map on the picture
   * @param top its top edge
   */
  SvgPlan(HexMap map, List<Hex> hexes, int left, int top) {
    this.map = map;
    this.layout = new HexLayout(map.grid());
    this.hexes = List.copyOf(hexes);
    List<Spot> all = hexes.stream().flatMap(hex -> layout.corners(hex).stream()).toList();
    int west = all.stream().mapToInt(Spot::x).min().orElse(0);
    int north = all.stream().mapToInt(Spot::y).min().orElse(0);
    this.width = (all.stream().mapToInt(Spot::x).max().orElse(0) - west) * SIDE / 1000;
    this.height = (all.stream().mapToInt(Spot::y).max().orElse(0) - north) * SIDE / 1000;
    this.origin = new Spot(left - west * SIDE / 1000, top - north * SIDE / 1000);
  }

  HexMap map() {
    return map;
  }

  /** The hexes that are drawn. */
  List<Hex> hexes() {
    return hexes;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  Spot centre(Hex hex) {
    return scaled(layout.centre(hex));
  }

  List<Spot> corners(Hex hex) {
    return layout.corners(hex).stream().map(this::scaled).toList();
  }

  /** The two ends of the side towards a neighbour, anticlockwise end first. */
  List<Spot> ends(Hex hex, Hex next) {
    int number = map.grid().side(hex, next);
    List<Spot> corners = corners(hex);
    return List.of(corners.get((number + 5) % 6), corners.get(number));
  }

  /** The middle of the side towards a neighbour. */
  Spot middle(Hex hex, Hex next) {
    List<Spot> ends = ends(hex, next);
    return between(ends.get(0), ends.get(1), 50);
  }

  /** A spot on the way from one to another, in hundredths of the way. */
  static Spot between(Spot from, Spot to, int hundredths) {
    return new Spot(
        from.x() + (to.x() - from.x()) * hundredths / 100,
        from.y() + (to.y() - from.y()) * hundredths / 100);
  }

  /** The neighbours of a hex that are not of a group; the map's edge counts for nothing. */
  List<Hex> outside(Hex hex, List<Hex> group) {
    return map.grid().neighbours(hex).stream().filter(next -> !group.contains(next)).toList();
  }

  private Spot scaled(Spot spot) {
    return new Spot(origin.x() + spot.x() * SIDE / 1000, origin.y() + spot.y() * SIDE / 1000);
  }
}
