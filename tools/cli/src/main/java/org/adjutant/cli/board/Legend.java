package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Sign.On;

/** What the letters on a board of text stand for. */
record Legend(Counters counters, Signbook signs) {

  List<String> lines(Ink ink) {
    StringBuilder sides = new StringBuilder();
    for (SideId side : counters.title().sides()) {
      String name = counters.letter(side) + " " + counters.title().display().side(side);
      sides.append(ink.in(counters.colour(side), name)).append("  ");
    }
    List<String> lines = new ArrayList<>();
    lines.add(sides.toString().stripTrailing());
    List<String> parts = new ArrayList<>();
    for (On on : List.of(On.TERRAIN, On.HEXSIDE, On.PATH)) {
      signs.all(on).stream().filter(Legend::written).forEach(sign -> parts.add(text(sign)));
    }
    for (Sign sign : signs.all(On.MARK)) {
      if (written(sign)
          && counters.marks().stream().anyMatch(mark -> mark.kind().equals(sign.kind()))) {
        parts.add(text(sign));
      }
    }
    if (counters.title().display().map().stream()
        .flatMap(map -> map.grid().hexes().stream())
        .anyMatch(hex -> counters.control(hex).isPresent())) {
      parts.add(
          "(" + counters.letter(counters.title().sides().get(0)) + ") controlled by that side");
    }
    Wrap.indented(0, String.join(", ", parts)).forEach(line -> lines.add(ink.dim(line)));
    return lines;
  }

  private static boolean written(Sign sign) {
    return !sign.letter().isEmpty() && sign.form() != Form.BEYOND;
  }

  private static String text(Sign sign) {
    return sign.letter() + " " + sign.label();
  }
}
