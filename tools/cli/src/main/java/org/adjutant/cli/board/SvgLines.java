package org.adjutant.cli.board;

import java.util.List;
import org.adjutant.rules.board.Feature;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** What lies along hexsides, and the roads through hexes. */
record SvgLines(SvgPlan plan, Signbook signs) {
  private static final String ROUND = "stroke-linecap=\"round\" fill=\"none\"";
  private static final int TEETH = 4;

  void draw(Svg svg) {
    for (Sign sign : signs.all(On.PATH)) {
      String path = road(sign.kind());
      if (sign.form() == Form.DASHES) {
        svg.path(path, stroke(sign, 3) + " stroke-dasharray=\"7 5\" fill=\"none\"");
      } else {
        svg.path(path, "stroke=\"#5d4526\" stroke-width=\"6\" " + ROUND);
        svg.path(path, "stroke=\"#e3cf9f\" stroke-width=\"3\" " + ROUND);
      }
    }
    for (Sign sign : signs.all(On.HEXSIDE)) {
      StringBuilder path = new StringBuilder();
      for (Hex hex : plan.hexes()) {
        for (Hex next : plan.map().grid().neighbours(hex)) {
          path.append(side(hex, next, sign));
        }
      }
      if (!path.isEmpty()) {
        svg.path(path.toString(), style(sign));
      }
    }
    plan.hexes().forEach(hex -> bridges(svg, hex));
  }

  private static String stroke(Sign sign, int width) {
    return "stroke=\"" + sign.colour() + "\" stroke-width=\"" + width + "\"";
  }

  /** The style of a line along hexsides. */
  static String style(Sign sign) {
    return switch (sign.form()) {
      case DASHES -> stroke(sign, 5) + " stroke-dasharray=\"3 6\" " + ROUND;
      case TEETH -> stroke(sign, 4) + " " + ROUND;
      default -> stroke(sign, 6) + " " + ROUND;
    };
  }

  /** All of one kind of road: a bend in each hex, from side to side. */
  private String road(String kind) {
    StringBuilder path = new StringBuilder();
    for (Hex hex : plan.hexes()) {
      List<Hex> ways =
          plan.map().grid().neighbours(hex).stream()
              .filter(next -> plan.map().joined(hex, next, kind))
              .toList();
      Spot middle = plan.centre(hex);
      if (ways.size() == 2) {
        path.append(to('M', plan.middle(hex, ways.get(0)))).append(to('Q', middle));
        path.append(to(' ', plan.middle(hex, ways.get(1))));
      } else {
        ways.forEach(way -> path.append(to('M', plan.middle(hex, way))).append(to('L', middle)));
      }
    }
    return path.toString();
  }

  private static String to(char letter, Spot spot) {
    return letter + String.valueOf(spot.x()) + " " + spot.y();
  }

  /** Each side once: from the hex that owns the feature, or else from the lesser hex. */
  private String side(Hex hex, Hex next, Sign sign) {
    if (sign.form() == Form.BRIDGE) {
      return "";
    }
    if (has(plan.map().ownedBy(hex, next), sign)) {
      return owned(plan.ends(hex, next), plan.centre(hex), sign.form() == Form.TEETH);
    }
    boolean lesser = plan.map().grid().index(hex) < plan.map().grid().index(next);
    boolean drawn = lesser || !plan.hexes().contains(next);
    boolean other = has(plan.map().ownedBy(next, hex), sign);
    if (!drawn || other || !has(plan.map().along(hex, next), sign)) {
      return "";
    }
    List<Spot> ends = plan.ends(hex, next);
    return to('M', ends.get(0)) + to('L', ends.get(1));
  }

  /** A little inside its hex; teeth point away from it. */
  private static String owned(List<Spot> ends, Spot middle, boolean teeth) {
    Spot from = SvgPlan.between(ends.get(0), middle, 9);
    Spot to = SvgPlan.between(ends.get(1), middle, 9);
    StringBuilder path = new StringBuilder(to('M', from)).append(to('L', to));
    for (int i = 0; teeth && i < TEETH; i++) {
      int along = (2 * i + 1) * 100 / (2 * TEETH);
      Spot foot = SvgPlan.between(from, to, along);
      Spot edge = SvgPlan.between(ends.get(0), ends.get(1), along);
      path.append(to('M', foot)).append(to('L', SvgPlan.between(foot, edge, 130)));
    }
    return path.toString();
  }

  private static boolean has(List<Feature> features, Sign sign) {
    return features.stream().anyMatch(feature -> feature.kind().equals(sign.kind()));
  }

  private void bridges(Svg svg, Hex hex) {
    for (Hex next : plan.map().grid().neighbours(hex)) {
      if (plan.map().grid().index(hex) < plan.map().grid().index(next)) {
        List<Sign> along = signs.of(On.HEXSIDE, plan.map().along(hex, next));
        boolean own = along.stream().anyMatch(sign -> sign.form() == Form.BRIDGE);
        boolean water = along.stream().anyMatch(sign -> sign.form() == Form.WATER);
        if (own || water && !plan.map().paths(hex, next).isEmpty()) {
          Spot from = SvgPlan.between(plan.centre(hex), plan.centre(next), 40);
          Spot to = SvgPlan.between(plan.centre(hex), plan.centre(next), 60);
          svg.line(from, to, "stroke=\"#4a3a22\" stroke-width=\"11\"");
          svg.line(from, to, "stroke=\"#f2e6c9\" stroke-width=\"6\"");
        }
      }
    }
  }
}
