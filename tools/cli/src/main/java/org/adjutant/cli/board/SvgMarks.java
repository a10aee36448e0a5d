package org.adjutant.cli.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** Flags of those who control hexes, marks, and names. */
record SvgMarks(SvgPlan plan, Signbook signs, Counters counters) {
  private static final int APART = 22;

  /** In hundredths of a side below the middle: clear of the number of the hex below. */
  private static final int DOWN = 66;

  private static final String NAME =
      "font-size=\"12\" font-style=\"italic\" font-weight=\"bold\" text-anchor=\"middle\""
          + " fill=\"#2f2a1e\"";

  void flags(Svg svg) {
    for (Hex hex : plan.hexes()) {
      counters.control(hex).ifPresent(side -> flag(svg, plan.centre(hex), side));
    }
  }

  private void flag(Svg svg, Spot at, SideId side) {
    int x = at.x() + SvgPlan.SIDE * 62 / 100;
    int y = at.y() + 4;
    int rank = counters.title().sides().indexOf(side);
    svg.path(
        "M" + x + " " + y + "v-22h14l-4 5 4 5h-14",
        "fill=\"" + Palette.flag(rank) + "\" stroke=\"#222\"");
  }

  /** Marks lie across the lower edge of a hex, one beside the other, clear of counters. */
  void marks(Svg svg) {
    for (Hex hex : plan.hexes()) {
      List<Mark> here =
          counters.marks(hex).stream()
              .filter(mark -> signs.find(On.MARK, mark.kind()).isPresent())
              .toList();
      for (int i = 0; i < here.size(); i++) {
        Spot at = plan.centre(hex);
        int x = at.x() - APART * (here.size() - 1) / 2 + APART * i;
        Sign sign = signs.find(On.MARK, here.get(i).kind()).orElseThrow();
        draw(svg, sign, here.get(i).side(), new Spot(x, at.y() + SvgPlan.SIDE * DOWN / 100));
      }
    }
  }

  private void draw(Svg svg, Sign sign, Optional<SideId> side, Spot at) {
    svg.use(SvgForms.mark(sign.form()), at, style(sign));
    side.ifPresent(
        owner -> {
          int rank = counters.title().sides().indexOf(owner);
          svg.circle(at.x(), at.y(), 4, "fill=\"" + Palette.flag(rank) + "\" stroke=\"#fff\"");
        });
  }

  /** The colours of a mark. */
  static String style(Sign sign) {
    String part = sign.form() == Form.CROSS ? "stroke" : "fill";
    return part + "=\"" + sign.colour() + "\"";
  }

  /** Each name once, near the middle of what it names. */
  void names(Svg svg, Names names) {
    List<Hex> covered = plan.hexes().stream().filter(hex -> !counters.at(hex).isEmpty()).toList();
    Map<String, Spot> spots = new NamePlaces(plan, covered).of(names.all());
    // Twice, for not every program that shows pictures knows an order of painting.
    svg.begin(NAME + " stroke=\"#f7f2e4\" stroke-width=\"3\" stroke-linejoin=\"round\"");
    written(svg, spots);
    svg.end();
    svg.begin(NAME);
    written(svg, spots);
    svg.end();
  }

  private static void written(Svg svg, Map<String, Spot> spots) {
    spots.forEach((name, at) -> svg.text(at.x(), at.y(), 12, "", name));
  }
}
