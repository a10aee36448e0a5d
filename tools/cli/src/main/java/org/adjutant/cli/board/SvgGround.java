package org.adjutant.cli.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.board.hex.Region;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** Hexes with their terrain and numbers, and the outlines of groups of hexes. */
record SvgGround(SvgPlan plan, Signbook signs) {
  private static final int STROKES = 6;

  void draw(Svg svg) {
    tints(svg);
    plan.hexes().forEach(hex -> drawings(svg, hex));
    for (Sign sign : signs.all(On.TERRAIN)) {
      List<Hex> group = plan.map().hexesWith(sign.kind());
      if (sign.form() == Form.HEIGHT) {
        group.forEach(hex -> slope(svg, hex, group));
      } else if (sign.form() == Form.OUTLINE) {
        outline(svg, group, sign);
      }
    }
    for (Region region : plan.map().regions()) {
      signs
          .find(On.REGION, region.kind())
          .filter(sign -> sign.form() == Form.OUTLINE)
          .ifPresent(sign -> outline(svg, region.hexes(), sign));
    }
    numbers(svg);
  }

  private void tints(Svg svg) {
    Map<String, StringBuilder> paths = new LinkedHashMap<>();
    for (Hex hex : plan.hexes()) {
      if (!beyond(hex)) {
        paths
            .computeIfAbsent(tint(hex), tint -> new StringBuilder())
            .append(Svg.closed(plan.corners(hex)));
      }
    }
    svg.begin("stroke=\"" + Palette.FRAME + "\"");
    paths.forEach((tint, path) -> svg.path(path.toString(), "fill=\"" + tint + "\""));
    svg.end();
  }

  private List<Sign> terrain(Hex hex) {
    return signs.of(On.TERRAIN, plan.map().terrain(hex));
  }

  private boolean beyond(Hex hex) {
    return terrain(hex).stream().anyMatch(sign -> sign.form() == Form.BEYOND);
  }

  private String tint(Hex hex) {
    return terrain(hex).stream()
        .filter(sign -> SvgForms.fills(sign.form()))
        .map(Sign::colour)
        .findFirst()
        .orElse(Palette.OPEN);
  }

  private void drawings(Svg svg, Hex hex) {
    for (Sign sign : terrain(hex)) {
      SvgForms.ground(sign.form()).ifPresent(form -> svg.use(form, plan.centre(hex), ""));
    }
  }

  /** Strokes down from the edge of a group of high hexes, as maps draw a slope. */
  private void slope(Svg svg, Hex hex, List<Hex> group) {
    if (!plan.hexes().contains(hex) || beyond(hex)) {
      return;
    }
    StringBuilder path = new StringBuilder();
    Spot middle = plan.centre(hex);
    for (Hex next : plan.outside(hex, group)) {
      List<Spot> ends = plan.ends(hex, next);
      for (int i = 0; i <= STROKES; i++) {
        Spot edge = SvgPlan.between(ends.get(0), ends.get(1), 100 * i / STROKES);
        Spot from = SvgPlan.between(edge, middle, 5);
        Spot to = SvgPlan.between(edge, middle, i % 2 == 0 ? 24 : 17);
        path.append('M').append(from.x()).append(' ').append(from.y());
        path.append('L').append(to.x()).append(' ').append(to.y());
      }
    }
    if (!path.isEmpty()) {
      svg.path(path.toString(), "stroke=\"#a3804a\" stroke-width=\"1.5\" fill=\"none\"");
    }
  }

  private void outline(Svg svg, List<Hex> group, Sign sign) {
    StringBuilder path = new StringBuilder();
    for (Hex hex : group) {
      if (plan.hexes().contains(hex)) {
        for (Hex next : plan.outside(hex, group)) {
          Spot middle = plan.centre(hex);
          Spot from = SvgPlan.between(plan.ends(hex, next).get(0), middle, 8);
          Spot to = SvgPlan.between(plan.ends(hex, next).get(1), middle, 8);
          path.append('M').append(from.x()).append(' ').append(from.y());
          path.append('L').append(to.x()).append(' ').append(to.y());
        }
      }
    }
    svg.path(
        path.toString(),
        "stroke=\""
            + sign.colour()
            + "\" stroke-width=\"2.5\" stroke-dasharray=\"9 4\" fill=\"none\"");
  }

  private void numbers(Svg svg) {
    for (Hex hex : plan.hexes()) {
      if (!beyond(hex)) {
        Spot at = plan.centre(hex);
        svg.styled("n", at.x(), at.y() - SvgPlan.SIDE * 62 / 100, hex.id());
      }
    }
  }
}
