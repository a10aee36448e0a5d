package org.adjutant.rules.board.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.adjutant.rules.board.Place.Hex;

/** Grids of every kind, some of the sort that titles use and some drawn from a seed. */
public final class Grids {
  private static final List<String> PATTERNS =
      List.of("CCRR", "RRCC", "CCCRRR", "RaC", "CaR", "CRa", "RaCC");

  private Grids() {}

  public static HexGrid loos() {
    return new HexGrid(GridSpec.numbered(33, 20, Parity.EVEN));
  }

  public static HexGrid noMansLand() {
    return new HexGrid(
        new GridSpec(Tops.FLAT, 13, 18, Parity.ODD, HexIds.of("RaC"), 1, 1, List.of()));
  }

  /** Whole grids of every stagger, pattern of ids and first number. */
  public static Stream<HexGrid> whole() {
    return specs().stream().map(HexGrid::new);
  }

  /** The same grids, each with some hexes missing. */
  public static Stream<HexGrid> ragged() {
    Random random = new Random(11);
    return specs().stream()
        .map(
            spec -> {
              List<String> gaps =
                  new HexGrid(spec)
                      .hexes().stream().map(Hex::id).filter(id -> random.nextInt(5) == 0).toList();
              return new HexGrid(
                  new GridSpec(
                      spec.tops(),
                      spec.columns(),
                      spec.rows(),
                      spec.shoved(),
                      spec.ids(),
                      spec.firstColumn(),
                      spec.firstRow(),
                      gaps));
            });
  }

  private static List<GridSpec> specs() {
    Random random = new Random(7);
    List<GridSpec> specs = new ArrayList<>();
    for (Tops tops : Tops.values()) {
      for (Parity shoved : Parity.values()) {
        for (String pattern : PATTERNS) {
          int first = pattern.contains("a") ? 1 : random.nextInt(9);
          specs.add(
              new GridSpec(
                  tops,
                  3 + random.nextInt(9),
                  3 + random.nextInt(30),
                  shoved,
                  HexIds.of(pattern),
                  first,
                  1 + random.nextInt(2),
                  List.of()));
        }
      }
    }
    return specs;
  }
}
