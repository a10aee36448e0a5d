package org.adjutant.rules.board.reach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.Set;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.Grids;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.rulebook.RuleId;
import org.junit.jupiter.api.Test;

class ReachTest {
  private static final RuleId RULE = RuleId.of("test:1");
  private static final StepCost<Hex> CLEAR = (from, to, spent, first) -> Toll.halves(2);

  private final HexGrid grid = Grids.loos();

  @Test
  void openGroundIsADisc() {
    Reached<Hex> reached = Reach.from(grid, hex("1010"), 6, CLEAR);
    assertThat(reached.places()).hasSize(36).allMatch(to -> grid.distance(hex("1010"), to) <= 3);
    assertThat(reached.cost(hex("1007"))).hasValue(6);
    assertThat(reached.cost(hex("1006"))).isEmpty();
    assertThat(reached.path(hex("1007")))
        .containsExactly(hex("1010"), hex("1009"), hex("1008"), hex("1007"));
    assertThatThrownBy(() -> reached.path(hex("1006"))).hasMessage("1006 is out of reach");
  }

  @Test
  void aBarredHexIsWalkedAround() {
    StepCost<Hex> costs =
        (from, to, spent, first) ->
            to.equals(hex("1009")) ? Toll.barred(RULE, "an enemy is in 1009") : Toll.halves(2);
    Reached<Hex> reached = Reach.from(grid, hex("1010"), 6, costs);
    assertThat(reached.cost(hex("1008"))).hasValue(6);
    assertThat(reached.contains(hex("1007"))).isFalse();
  }

  @Test
  void aMoveEndsWhereItMustStop() {
    Set<Hex> zone = Set.of(hex("0909"), hex("1008"), hex("1108"));
    Reached<Hex> reached = Reach.from(grid, hex("1010"), 20, CLEAR.stoppingIn(zone::contains));
    assertThat(reached.cost(hex("1008"))).hasValue(4);
    assertThat(reached.stopsIn(hex("1008"))).isTrue();
    assertThat(reached.cost(hex("1007"))).hasValue(8);
    assertThat(reached.path(hex("1007"))).doesNotContainAnyElementsOf(zone);
  }

  @Test
  void goingOnFromAPlaceMayNeedADearerWayIntoIt() {
    Hex gate = hex("1009");
    StepCost<Hex> costs =
        (from, to, spent, first) ->
            to.equals(gate) && from.equals(hex("1010"))
                ? Toll.halves(2).stopping()
                : Toll.halves(2);
    Reached<Hex> reached = Reach.from(grid, hex("1010"), 20, costs);
    assertThat(reached.cost(gate)).hasValue(2);
    assertThat(reached.stopsIn(gate)).isTrue();
    assertThat(reached.path(gate)).hasSize(2);
    assertThat(reached.cost(hex("1008"))).hasValue(6);
    StepCost<Hex> corridor =
        (from, to, spent, first) ->
            grid.distance(to, hex("1010")) > 1 && !to.equals(hex("1008"))
                ? Toll.barred(RULE, "closed")
                : costs.toll(from, to, spent, first);
    Reached<Hex> narrow = Reach.from(grid, hex("1010"), 20, corridor);
    assertThat(narrow.path(hex("1008"))).hasSize(4).doesNotHaveDuplicates();
  }

  @Test
  void aStepMayTakeTheWholeAllowanceIfItIsTheFirst() {
    StepCost<Hex> costs =
        (from, to, spent, first) ->
            to.equals(hex("1008")) || to.equals(hex("1009"))
                ? Toll.halves(4).takingAll()
                : Toll.halves(2);
    Reached<Hex> reached = Reach.from(grid, hex("1010"), 6, costs);
    assertThat(reached.cost(hex("1009"))).hasValue(6);
    assertThat(reached.stopsIn(hex("1009"))).isTrue();
    assertThat(reached.contains(hex("1008"))).isFalse();
    assertThat(Reach.from(grid, hex("1010"), 3, costs).contains(hex("1009"))).isFalse();
  }

  @Test
  void allCheapestPathsAreListedUpToALimit() {
    Reached<Hex> reached = Reach.from(grid, hex("1010"), 20, CLEAR);
    List<List<Hex>> paths = reached.allCheapestPaths(hex("1209"), 100);
    assertThat(grid.distance(hex("1010"), hex("1209"))).isEqualTo(2);
    assertThat(paths).hasSize(1);
    assertThat(reached.allCheapestPaths(hex("1208"), 100)).hasSize(3);
    assertThat(reached.allCheapestPaths(hex("1208"), 2)).hasSize(2);
    assertThat(reached.allCheapestPaths(hex("1208"), 100)).contains(reached.path(hex("1208")));
  }

  @Test
  void aPathIsPricedStepByStep() {
    StepCost<Hex> costs =
        (from, to, spent, first) ->
            to.equals(hex("1008"))
                ? Toll.of(RULE, "clear", 2).and(RULE, "across a river", 2)
                : Toll.of(RULE, "clear", 2);
    PathCost<Hex> cost = PathCost.of(grid, path("1010", "1009", "1008"), 6, costs);
    assertThat(cost.permitted()).isTrue();
    assertThat(cost.total()).isEqualTo(6);
    assertThat(cost.steps().get(1).toll().parts())
        .extracting(Toll.Part::what)
        .containsExactly("clear", "across a river");
  }

  @Test
  void theFirstStepThatMayNotBeMadeIsNamed() {
    assertThat(fault(5, CLEAR, "1010", "1009", "1008", "1007"))
        .satisfies(f -> assertThat(f.step()).isEqualTo(2))
        .satisfies(f -> assertThat(f.cause()).isEqualTo(PathCost.Cause.ALLOWANCE))
        .satisfies(
            f -> assertThat(f.why()).isEqualTo("the step to 1007 costs 1 MP, and ½ MP are left"));
    assertThat(fault(9, CLEAR, "1010", "1008").cause()).isEqualTo(PathCost.Cause.NOT_ADJACENT);
    assertThat(fault(9, CLEAR.stoppingIn(hex("1009")::equals), "1010", "1009", "1008").why())
        .isEqualTo("the move has to end in 1009");
    StepCost<Hex> whole =
        (from, to, spent, first) ->
            to.equals(hex("1008")) ? Toll.halves(2).takingAll() : Toll.halves(2);
    assertThat(fault(9, whole, "1010", "1009", "1008").cause()).isEqualTo(PathCost.Cause.NOT_WHOLE);
    StepCost<Hex> barred = (from, to, spent, first) -> Toll.barred(RULE, "no").and(RULE, "never");
    assertThat(fault(9, barred, "1010", "1009").why()).isEqualTo("no; never");
  }

  @Test
  void reachAgreesWithTheDearestCheckOfEveryPath() {
    Random random = new Random(3);
    for (int round = 0; round < 40; round++) {
      int[] price = new int[grid.size()];
      boolean[] stop = new boolean[grid.size()];
      for (int n = 0; n < price.length; n++) {
        price[n] = 1 + random.nextInt(6);
        stop[n] = random.nextInt(8) == 0;
      }
      StepCost<Hex> costs =
          (from, to, spent, first) -> {
            Toll.Pay pay = Toll.halves(price[grid.index(to)] + (grid.side(from, to) == 2 ? 3 : 0));
            return stop[grid.index(to)] ? pay.stopping() : pay;
          };
      Hex start = grid.at(random.nextInt(grid.size()));
      Reached<Hex> reached = Reach.from(grid, start, 12, costs);
      int[] best = bellman(start, 12, costs, stop);
      for (Hex to : grid.hexes()) {
        int wanted = best[grid.index(to)];
        assertThat(reached.cost(to).orElse(99)).isEqualTo(wanted);
        if (wanted < 99) {
          for (List<Hex> path : reached.allCheapestPaths(to, 9)) {
            PathCost<Hex> cost = PathCost.of(grid, path, 12, costs);
            assertThat(cost.permitted()).isTrue();
            assertThat(cost.total()).isEqualTo(wanted);
          }
        }
      }
    }
  }

  /** The least costs by relaxing every step until nothing changes. */
  private int[] bellman(Hex start, int allowance, StepCost<Hex> costs, boolean[] stop) {
    int[] best = new int[grid.size()];
    java.util.Arrays.fill(best, 99);
    best[grid.index(start)] = 0;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Hex from : grid.hexes()) {
        int spent = best[grid.index(from)];
        if (spent > allowance || stop[grid.index(from)] && !from.equals(start)) {
          continue;
        }
        for (Hex to : grid.neighbours(from)) {
          int total = spent + ((Toll.Pay) costs.toll(from, to, spent, false)).halves();
          if (total <= allowance && total < best[grid.index(to)]) {
            best[grid.index(to)] = total;
            changed = true;
          }
        }
      }
    }
    return best;
  }

  private PathCost.Fault<Hex> fault(int allowance, StepCost<Hex> costs, String... ids) {
    return PathCost.of(grid, path(ids), allowance, costs).fault().orElseThrow();
  }

  private static List<Hex> path(String... ids) {
    return java.util.Arrays.stream(ids).map(Place::hex).toList();
  }

  private static Hex hex(String id) {
    return Place.hex(id);
  }
}
