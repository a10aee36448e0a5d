package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.sheet.Formation;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Duty;

/** Each platoon is set up in its stacks, each with its kinds from the bottom to the top. */
record Stacked(Formation formation) implements Order {

  @Override
  public List<Duty> missing(Laid laid) {
    List<Duty> duties = new ArrayList<>();
    for (int company = 1; company <= formation.companies(); company++) {
      for (int platoon = 1; platoon <= formation.platoons(); platoon++) {
        List<Piece> units = units(laid, company, platoon);
        if (!units.isEmpty() && !fits(laid, 0, units, new ArrayList<>())) {
          duties.add(
              Order.duty(
                  formation.rule().text(),
                  "platoon "
                      + platoon
                      + " of company "
                      + company
                      + " is not in its stacks ("
                      + wanted()
                      + "): "
                      + Laid.names(units)));
        }
      }
    }
    return duties;
  }

  private static List<Piece> units(Laid laid, int company, int platoon) {
    return laid.placed().stream()
        .filter(
            piece ->
                piece.number(Mark.COMPANY, 0) == company
                    && piece.number(Mark.PLATOON, 0) == platoon)
        .toList();
  }

  private String wanted() {
    String stacks =
        formation.stacks().stream()
            .map(stack -> String.join(" under ", stack))
            .collect(Collectors.joining("; "));
    return formation.extra().isEmpty()
        ? stacks
        : stacks + "; with one of these " + String.join(", ", formation.extra());
  }

  /** Whether the stacks from this one on, and the extra units, can be made of what is left. */
  private boolean fits(Laid laid, int from, List<Piece> left, List<Place> hexes) {
    if (from == formation.stacks().size()) {
      return left.stream()
          .allMatch(
              piece -> formation.extra().contains(piece.kind()) && hexes.contains(piece.place()));
    }
    List<String> kinds = formation.stacks().get(from);
    for (Piece bottom : left) {
      if (bottom.kind().equals(kinds.get(0))) {
        List<Piece> rest = new ArrayList<>(left);
        rest.remove(bottom);
        List<Place> more = new ArrayList<>(hexes);
        more.add(bottom.place());
        if (kinds.size() == 1 && fits(laid, from + 1, rest, more)) {
          return true;
        }
        for (Piece top : rest) {
          if (kinds.size() > 1 && top.kind().equals(kinds.get(1)) && isOn(laid, top, bottom)) {
            List<Piece> others = new ArrayList<>(rest);
            others.remove(top);
            if (fits(laid, from + 1, others, more)) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private static boolean isOn(Laid laid, Piece top, Piece bottom) {
    List<Piece> there = laid.field().position().at(bottom.place());
    return top.place().equals(bottom.place()) && there.indexOf(top) > there.indexOf(bottom);
  }
}
