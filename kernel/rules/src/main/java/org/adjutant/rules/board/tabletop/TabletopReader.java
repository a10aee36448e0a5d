package org.adjutant.rules.board.tabletop;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Point;
import org.adjutant.rules.board.tabletop.Figure.Disc;
import org.adjutant.rules.board.tabletop.Figure.Stroke;
import org.adjutant.rules.board.tabletop.Tabletop.Terrain;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.rulebook.Provenance;

/** Reads the data form that {@link Tabletop} describes. */
final class TabletopReader {
  private static final List<String> FIELDS =
      List.of(
          "type",
          "name",
          "provenance",
          "why",
          "area",
          "line",
          "wide",
          "circle",
          "radius",
          "at",
          "width",
          "depth",
          "facing");

  private TabletopReader() {}

  static Tabletop read(Data data) {
    Problems problems = new Problems();
    List<Terrain> terrain = new ArrayList<>();
    problems.onlyFields(data, "", List.of("width", "depth", "provenance", "why", "terrain"));
    problems.attempt("width", () -> size(data, "width"));
    problems.attempt("depth", () -> size(data, "depth"));
    if (data.has("terrain")) {
      problems.eachItem(
          data,
          "",
          "terrain",
          (path, item) -> {
            problems.onlyFields(item, path, FIELDS);
            terrain.add(new Terrain(feature(data, item), figures(item)));
          });
    }
    problems.refuseAny("the table");
    return new Tabletop(data.integer("width"), data.integer("depth"), terrain);
  }

  private static void size(Data data, String field) {
    if (data.integer(field) < 1) {
      throw new DataException("a table measures 1 mm or more, not " + data.integer(field));
    }
  }

  private static Feature feature(Data table, Data item) {
    return new Feature(
        item.text("type"),
        item.find("name").map(Data::text).orElse(""),
        Provenance.parse(item.has("provenance") ? item : table));
  }

  private static List<Figure> figures(Data item) {
    if (item.has("area")) {
      return List.of(new Polygon(spots(item.get("area"))));
    }
    if (item.has("line")) {
      Stroke line = new Stroke(spots(item.get("line")));
      return item.has("wide") ? band(line.spots(), item.integer("wide")) : List.of(line);
    }
    if (item.has("circle")) {
      return List.of(new Disc(spot(item.get("circle")), item.integer("radius") * Spot.MM));
    }
    if (item.has("at")) {
      Spot at = spot(item.get("at"));
      int facing = item.find("facing").map(Data::integer).orElse(0);
      Point point = new Point((int) (at.x() / Spot.MM), (int) (at.y() / Spot.MM), facing);
      return List.of(new Base.Rectangle(item.integer("width"), item.integer("depth")).at(point));
    }
    throw new DataException(
        "terrain has an \"area\", a \"line\", a \"circle\", or lies \"at\" a spot");
  }

  private static List<Figure> band(List<Spot> spots, int wide) {
    List<Figure> band = new ArrayList<>();
    for (int n = 1; n < spots.size(); n++) {
      Spot from = spots.get(n - 1);
      Spot to = spots.get(n);
      band.add(Beam.towards(from, to, wide).part(0, Travel.rootUp(from.square(to))));
      if (n > 1) {
        band.add(new Disc(from, wide * Spot.MM / 2));
      }
    }
    return band;
  }

  private static List<Spot> spots(Data list) {
    return list.items().stream().map(TabletopReader::spot).toList();
  }

  private static Spot spot(Data pair) {
    List<Data> ends = pair.items();
    if (ends.size() != 2) {
      throw new DataException("a spot is written [x, y] in millimetres, not " + pair);
    }
    return Spot.ofMillimetres(ends.get(0).integer(), ends.get(1).integer());
  }
}
