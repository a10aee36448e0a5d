package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.host.typed.Natural;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/** The pieces that are not on the map, place by place, in rows of a given width. */
record SvgBoxes(Counters counters, boolean mapped, int width) {
  private static final int APART = SvgCounters.SIZE + 6;
  private static final int HEAD = 22;

  int height() {
    int height = 0;
    for (List<Piece> there : places().values()) {
      height += HEAD + rows(there) * APART + 8;
    }
    return height;
  }

  void draw(Svg svg, int left, int top) {
    SvgCounters boxes = new SvgCounters(counters);
    int y = top;
    for (Map.Entry<String, List<Piece>> place : places().entrySet()) {
      svg.text(left, y + 14, 14, "fill=\"#444\" font-weight=\"bold\"", place.getKey());
      List<Piece> there = place.getValue();
      for (int i = 0; i < there.size(); i++) {
        boxes.box(svg, there.get(i), left + i % across() * APART, y + HEAD + i / across() * APART);
      }
      y += HEAD + rows(there) * APART + 8;
    }
  }

  private int across() {
    return Math.max(1, width / APART);
  }

  private int rows(List<Piece> there) {
    return (there.size() + across() - 1) / across();
  }

  private Map<String, List<Piece>> places() {
    Map<String, List<Piece>> places = new LinkedHashMap<>();
    for (Piece piece : counters.view().pieces()) {
      if (!mapped || !(piece.place() instanceof Hex)) {
        String place = counters.title().display().place(piece.place());
        places.computeIfAbsent(place, p -> new ArrayList<>()).add(piece);
      }
    }
    Comparator<Piece> byName = Comparator.comparing(piece -> piece.id().id(), Natural.ORDER);
    places.values().forEach(there -> there.sort(byName));
    return places;
  }
}
