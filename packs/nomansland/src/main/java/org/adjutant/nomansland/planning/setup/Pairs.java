package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.setting.Ground;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Duty;

/**
 * Infantry stacked two by two: side by side on one row (S01.special.b, S02.special.b), or no stack
 * beside another (S03.special.c, S04.special.c).
 *
 * @param together side by side; false for apart
 */
record Pairs(List<String> kinds, boolean together, String rule) implements Order {
  private static final int TWO = 2;
  private static final String WITHOUT_A_GAP = "nomansland:NI-134";
  private static final int SOME = 2;

  Pairs {
    kinds = List.copyOf(kinds);
  }

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    if (!kinds.contains(piece.kind())) {
      return List.of();
    }
    List<Bar> bars = new ArrayList<>();
    Ground ground = laid.field().setting().ground();
    List<Piece> others = new ArrayList<>(laid.placed(kinds));
    others.removeIf(other -> other.id().equals(piece.id()));
    if (others.stream().filter(other -> other.place().equals(hex)).count() >= TWO) {
      bars.add(new Bar(rule, "there are two in " + hex.text() + " already", "name another hex"));
    }
    for (Piece other : others) {
      Hex there = Field.hex(other);
      if (together && !laid.row(there).equals(laid.row(hex))) {
        bars.add(
            new Bar(
                rule,
                "the pairs stand on one row, and " + other.id() + " is in " + there.text(),
                "name a hex of row " + laid.row(there) + ", or lift what is on another row"));
        break;
      }
      if (!together && ground.adjacent(there, hex)) {
        bars.add(
            new Bar(
                rule,
                "no stack stands beside another, and " + other.id() + " is in " + there.text(),
                "leave a hex between stacks"));
        break;
      }
    }
    return bars;
  }

  @Override
  public List<Duty> missing(Laid laid) {
    Map<Integer, Integer> columns = new TreeMap<>();
    List<Duty> duties = new ArrayList<>();
    Ground ground = laid.field().setting().ground();
    for (Piece piece : laid.placed(kinds)) {
      columns.merge(ground.column(Field.hex(piece)), 1, Integer::sum);
    }
    columns.forEach(
        (column, units) -> {
          if (units != TWO) {
            duties.add(
                Order.duty(rule, "in column " + column + " there are " + units + ", not a pair"));
          }
        });
    if (together && !columns.isEmpty()) {
      gap(laid, List.copyOf(columns.keySet()), duties);
    }
    return duties;
  }

  private void gap(Laid laid, List<Integer> columns, List<Duty> duties) {
    boolean some = laid.reading(WITHOUT_A_GAP) == SOME;
    for (int i = 0; i < columns.size(); i++) {
      int here = columns.get(i);
      boolean left = i > 0 && columns.get(i - 1) == here - 1;
      boolean right = i + 1 < columns.size() && columns.get(i + 1) == here + 1;
      boolean alone = !left && !right && columns.size() > 1;
      boolean broken = i + 1 < columns.size() && !right;
      if (some ? alone : broken) {
        duties.add(
            Order.duty(
                rule, "the pairs stand side by side; there is none beside that in column " + here));
      }
    }
  }
}
