package org.adjutant.rules.board.hex;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * What a hex grid looks like, before it is laid out.
 *
 * @param columns 1 to 9999
 * @param rows 1 to 9999
 * @param shoved flat tops: the columns, by printed number, that lie half a hex higher than their
 *     neighbours; pointed tops: the rows that lie half a hex further left
 * @param firstColumn the printed number of the leftmost column, 0 or more; letters count A as 1
 * @param firstRow the printed number of the topmost row
 * @param missing hexes of the rectangle that the map lacks, as ids or as rectangles {@code A..B} of
 *     ids
 */
public record GridSpec(
    Tops tops,
    int columns,
    int rows,
    Parity shoved,
    HexIds ids,
    int firstColumn,
    int firstRow,
    List<String> missing) {

  private static final List<String> FIELDS =
      List.of(
          "tops",
          "columns",
          "rows",
          "high",
          "left",
          "ids",
          "letters",
          "firstColumn",
          "firstRow",
          "missing");

  public GridSpec {
    missing = List.copyOf(missing);
    if (columns < 1 || rows < 1 || columns > 9999 || rows > 9999) {
      throw new DataException(
          "a grid has 1 to 9999 columns and rows, not " + columns + " x " + rows);
    }
    if (firstColumn < 0 || firstRow < 0) {
      throw new DataException("the first column and row are numbered 0 or more");
    }
  }

  /** The commonest grid: flat tops, ids {@code CCRR}, counted from 01. */
  public static GridSpec numbered(int columns, int rows, Parity high) {
    return new GridSpec(Tops.FLAT, columns, rows, high, HexIds.of("CCRR"), 1, 1, List.of());
  }

  /**
   * Reads {@code {"tops":"flat","columns":33,"rows":20,"high":"even","ids":"CCRR"}}. Flat tops say
   * which columns are {@code high}, pointed tops which rows are further {@code left}, each {@code
   * "even"} or {@code "odd"}. Optional: {@code firstColumn} and {@code firstRow} (1), {@code
   * letters} (A to Z), {@code missing} (a list of hexes or rectangles {@code "0101..0744"}).
   *
   * @throws DataException naming the field that is wrong
   */
  public static GridSpec parse(Data data) {
    for (String field : data.fields().keySet()) {
      if (!FIELDS.contains(field)) {
        throw new DataException("a grid has no field \"" + field + "\"; its fields are " + FIELDS);
      }
    }
    Tops tops = tops(data.text("tops"));
    String stagger = tops == Tops.FLAT ? "high" : "left";
    if (!data.has(stagger) || data.has(tops == Tops.FLAT ? "left" : "high")) {
      throw new DataException(
          tops == Tops.FLAT
              ? "flat tops need \"high\": \"even\" or \"odd\", the columns that lie half a hex"
                  + " higher"
              : "pointed tops need \"left\": \"even\" or \"odd\", the rows that lie half a hex"
                  + " further left");
    }
    HexIds ids =
        data.has("letters")
            ? HexIds.of(data.text("ids"), data.text("letters"))
            : HexIds.of(data.text("ids"));
    return new GridSpec(
        tops,
        data.integer("columns"),
        data.integer("rows"),
        Parity.parse(data.text(stagger)),
        ids,
        data.find("firstColumn").map(Data::integer).orElse(1),
        data.find("firstRow").map(Data::integer).orElse(1),
        data.find("missing").map(Data::textItems).orElse(List.of()));
  }

  private static Tops tops(String text) {
    for (Tops tops : Tops.values()) {
      if (tops.toString().equals(text)) {
        return tops;
      }
    }
    throw new DataException("\"tops\" is \"flat\" or \"pointed\", not \"" + text + "\"");
  }

  /** What ids of a column have in common, for the margin of a map; columns count from 0. */
  public String columnLabel(int column) {
    return ids.columnPart(firstColumn + column);
  }

  /** What ids of a row have in common; rows count from 0. */
  public String rowLabel(int row) {
    return ids.rowPart(firstRow + row);
  }

  /**
   * How far a hex lies along its column (flat) or row (pointed), in half hexes from the map's top
   * or left.
   */
  int halves(int column, int row) {
    boolean flat = tops == Tops.FLAT;
    boolean early = shoved.of(flat ? firstColumn + column : firstRow + row);
    return 2 * (flat ? row : column) + (early ? 0 : 1);
  }

  /** The axial place of a column and row, both counted from 0. */
  Axial axial(int column, int row) {
    boolean flat = tops == Tops.FLAT;
    int line = flat ? column : row;
    int along = (halves(column, row) - line - halves(0, 0)) / 2;
    return flat ? new Axial(line, along) : new Axial(along, line);
  }

  /** The column, counted from 0, of an axial place; it need not lie on the map. */
  int column(Axial at) {
    return tops == Tops.FLAT ? at.q() : along(at.r(), at.q());
  }

  /** The row, counted from 0, of an axial place; it need not lie on the map. */
  int row(Axial at) {
    return tops == Tops.FLAT ? along(at.q(), at.r()) : at.r();
  }

  private int along(int line, int slanted) {
    boolean early = shoved.of((tops == Tops.FLAT ? firstColumn : firstRow) + line);
    return Math.floorDiv(2 * slanted + line + halves(0, 0) - (early ? 0 : 1), 2);
  }
}
