package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexIds.Cell;
import org.adjutant.rules.data.DataException;

/** The hexes a grid has, numbered column by column, with every way of finding one. */
final class HexIndex {
  private final GridSpec spec;
  private final List<Hex> all = new ArrayList<>();
  private final List<Cell> cells = new ArrayList<>();
  private final int[] byCell;
  private final Map<Hex, Integer> byHex = new HashMap<>();

  HexIndex(GridSpec spec) {
    this.spec = spec;
    this.byCell = new int[spec.columns() * spec.rows()];
    Arrays.fill(byCell, -1);
    Set<Cell> missing = new LinkedHashSet<>();
    spec.missing().forEach(text -> missing.addAll(HexRange.cells(spec, text)));
    for (int column = 0; column < spec.columns(); column++) {
      for (int row = 0; row < spec.rows(); row++) {
        Cell cell = new Cell(column, row);
        if (!missing.contains(cell)) {
          byCell[column * spec.rows() + row] = all.size();
          cells.add(cell);
          Hex hex = new Hex(spec.ids().id(column + spec.firstColumn(), row + spec.firstRow()));
          byHex.put(hex, all.size());
          all.add(hex);
        }
      }
    }
    if (all.isEmpty()) {
      throw new DataException("a grid needs at least one hex; all of this one are missing");
    }
  }

  int size() {
    return all.size();
  }

  List<Hex> all() {
    return java.util.Collections.unmodifiableList(all);
  }

  Hex at(int index) {
    return all.get(index);
  }

  Cell cell(int index) {
    return cells.get(index);
  }

  boolean contains(Hex hex) {
    return byHex.containsKey(hex);
  }

  /** The number of a hex, or -1. */
  int find(Hex hex) {
    Integer index = byHex.get(hex);
    return index == null ? -1 : index;
  }

  int index(Hex hex) {
    int index = find(hex);
    if (index < 0) {
      throw new DataException(
          "there is no hex "
              + hex
              + ": ids are "
              + spec.ids().inWords()
              + ", and the map runs from "
              + all.get(0)
              + " to "
              + all.get(all.size() - 1)
              + "; the nearest is "
              + nearest(hex.id()));
    }
    return index;
  }

  /** The number of the hex at a place, or -1. */
  int index(Axial at) {
    int column = spec.column(at);
    int row = spec.row(at);
    boolean inside = column >= 0 && row >= 0 && column < spec.columns() && row < spec.rows();
    return inside ? byCell[column * spec.rows() + row] : -1;
  }

  List<Hex> edge(Edge edge) {
    boolean columnwise = edge == Edge.TOP || edge == Edge.BOTTOM;
    boolean last = edge == Edge.RIGHT || edge == Edge.BOTTOM;
    int[] ends = new int[columnwise ? spec.columns() : spec.rows()];
    Arrays.fill(ends, -1);
    for (int index = 0; index < size(); index++) {
      int line = columnwise ? cell(index).column() : cell(index).row();
      ends[line] = last || ends[line] < 0 ? index : ends[line];
    }
    return Arrays.stream(ends).filter(index -> index >= 0).sorted().mapToObj(this::at).toList();
  }

  /** The hex whose place, or failing that whose spelling, is nearest. */
  private Hex nearest(String id) {
    var read = spec.ids().read(id);
    Hex best = all.get(0);
    int least = Integer.MAX_VALUE;
    for (int index = 0; index < size(); index++) {
      int far =
          read.isPresent()
              ? place(read.get())
                  .minus(spec.axial(cell(index).column(), cell(index).row()))
                  .length()
              : unlike(id, all.get(index).id());
      if (far < least) {
        least = far;
        best = all.get(index);
      }
    }
    return best;
  }

  private Axial place(Cell printed) {
    return spec.axial(printed.column() - spec.firstColumn(), printed.row() - spec.firstRow());
  }

  /** How many letters must be put in, taken out or changed to make one text of the other. */
  private static int unlike(String a, String b) {
    int[] row = new int[b.length() + 1];
    Arrays.setAll(row, i -> i);
    for (int i = 1; i <= a.length(); i++) {
      int corner = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int swap = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        corner = row[j];
        row[j] = Math.min(swap, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[b.length()];
  }
}
