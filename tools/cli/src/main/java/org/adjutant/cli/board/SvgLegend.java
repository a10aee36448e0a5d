package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.board.hex.HexLayout.Spot;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** What the drawings of a picture stand for, and how the game stands, in a column. */
final class SvgLegend {
  static final int WIDTH = 290;
  private static final int LINE = 24;
  private static final int LETTERS = 46;

  private final Svg svg;
  private final Counters counters;
  private final Signbook signs;
  private final int x;
  private final List<String> standing;
  private int y;

  /**
   * @param standing lines that tell how the game stands, below it all
   */
  SvgLegend(Svg svg, Counters counters, Signbook signs, int x, int y, List<String> standing) {
    this.standing = List.copyOf(standing);
    this.svg = svg;
    this.counters = counters;
    this.signs = signs;
    this.x = x;
    this.y = y;
  }

  /** How high a legend is at most. */
  static int height(Counters counters, Signbook signs, List<String> standing) {
    int rows = counters.title().sides().size() + 1;
    for (On on : On.values()) {
      rows += signs.all(on).size();
    }
    return rows * LINE + standing.size() * 16 + 40;
  }

  void draw() {
    for (SideId side : counters.title().sides()) {
      int rank = counters.title().sides().indexOf(side);
      String fill = "fill=\"" + Palette.side(rank) + "\" stroke=\"#3a3a3a\"";
      svg.rectangle(x, y - 13, 18, 18, "rx=\"2\" " + fill);
      svg.path(
          "M" + (x + 24) + " " + (y + 5) + "v-18h12l-3 4 3 4h-12",
          "fill=\"" + Palette.flag(rank) + "\" stroke=\"#222\"");
      row(counters.title().display().side(side));
    }
    y += 8;
    signs.all(On.TERRAIN).stream().filter(s -> s.form() != Form.BEYOND).forEach(this::terrain);
    for (On on : List.of(On.HEXSIDE, On.PATH)) {
      signs.all(on).forEach(this::line);
    }
    signs.all(On.REGION).forEach(this::outline);
    signs.all(On.MARK).forEach(this::mark);
    y += 10;
    for (String line : standing) {
      svg.text(x, y, 12, "fill=\"" + Palette.SOFT + "\"", line);
      y += 16;
    }
  }

  private void terrain(Sign sign) {
    if (sign.form() == Form.OUTLINE) {
      outline(sign);
      return;
    }
    String fill = SvgForms.fills(sign.form()) ? sign.colour() : Palette.OPEN;
    svg.path(
        "M" + x + " " + (y - 4) + "l9-11h18l9 11-9 11h-18z",
        "fill=\"" + fill + "\" stroke=\"" + Palette.FRAME + "\"");
    SvgForms.ground(sign.form())
        .ifPresent(
            form ->
                svg.raw(
                    "<use href=\"#"
                        + form
                        + "\" transform=\"translate("
                        + (x + 18)
                        + " "
                        + (y - 4)
                        + ") scale(.4)\"/>\n"));
    if (sign.form() == Form.HEIGHT) {
      svg.path(
          "M" + (x + 7) + " " + y + "l5-3m-1 8l3-6m4 6v-6m7 6l-3-6m7 1l-5-3",
          "stroke=\"#a3804a\" stroke-width=\"1.5\" fill=\"none\"");
    }
    row(sign.label());
  }

  private void line(Sign sign) {
    if (sign.on() == On.PATH && sign.form() == Form.LINE) {
      level(36, "stroke=\"#5d4526\" stroke-width=\"6\"");
      level(36, "stroke=\"#e3cf9f\" stroke-width=\"3\"");
    } else if (sign.on() == On.PATH) {
      level(36, "stroke=\"" + sign.colour() + "\" stroke-width=\"3\" stroke-dasharray=\"7 5\"");
    } else {
      level(36, SvgLines.style(sign));
      if (sign.form() == Form.TEETH) {
        svg.path("M" + (x + 6) + " " + (y - 4) + "v6m8-6v6m8-6v6m8-6v6", SvgLines.style(sign));
      }
    }
    row(sign.label());
  }

  private void level(int wide, String style) {
    svg.line(new Spot(x, y - 4), new Spot(x + wide, y - 4), style);
  }

  private void outline(Sign sign) {
    if (sign.form() == Form.OUTLINE) {
      level(36, "stroke=\"" + sign.colour() + "\" stroke-width=\"2.5\" stroke-dasharray=\"9 4\"");
      row(sign.label());
    }
  }

  private void mark(Sign sign) {
    svg.use(SvgForms.mark(sign.form()), new Spot(x + 18, y - 4), SvgMarks.style(sign));
    y += 4;
    row(sign.label());
    y += 4;
  }

  private void row(String text) {
    svg.text(x + 46, y, 13, "fill=\"#333\"", text);
    y += LINE;
  }

  /** How the game stands, in lines that fit the column. */
  static List<String> standing(Counters counters) {
    List<String> lines = new ArrayList<>();
    for (String line : counters.title().display().standing(counters.view())) {
      lines.addAll(Wrap.hanging("", "   ", line, LETTERS));
    }
    return lines;
  }
}
