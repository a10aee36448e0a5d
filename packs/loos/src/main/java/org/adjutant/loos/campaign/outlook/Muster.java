package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.victory.Control;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;

/**
 * Who stands where in a position, by the numbers of the hexes, ZOC and control of towns with it.
 */
final class Muster {
  static final int NOBODY = -1;

  final Chart chart;
  final Situation situation;
  private final List<Body> bodies;
  private final int[] fronts;
  private final int[] reserves;
  private final boolean[] britishTown;
  private final boolean[] britishZone;
  private final boolean[] germanZone;

  private Muster(
      Chart chart,
      Situation situation,
      List<Body> bodies,
      int[] fronts,
      int[] reserves,
      boolean[] britishTown) {
    this.chart = chart;
    this.situation = situation;
    this.bodies = bodies;
    this.fronts = fronts;
    this.reserves = reserves;
    this.britishTown = britishTown;
    this.britishZone = new boolean[chart.size];
    this.germanZone = new boolean[chart.size];
    for (Body body : bodies) {
      zone(body);
    }
  }

  static Muster of(Chart chart, Situation situation) {
    List<Body> bodies = new ArrayList<>();
    int[] fronts = new int[chart.size];
    int[] reserves = new int[chart.size];
    Arrays.fill(fronts, NOBODY);
    Arrays.fill(reserves, NOBODY);
    for (var side : situation.field().sides()) {
      for (Unit unit : situation.units(side)) {
        Hex hex = unit.hex().orElseThrow();
        int at = chart.grid.index(hex);
        int number = bodies.size();
        bodies.add(Body.of(unit, at));
        if (fronts[at] == NOBODY) {
          fronts[at] = number;
        } else if (situation.uppermost(hex).id().equals(unit.id())) {
          reserves[at] = fronts[at];
          fronts[at] = number;
        } else {
          reserves[at] = number;
        }
      }
    }
    boolean[] towns = new boolean[chart.size];
    for (int[] town : chart.towns) {
      for (int at : town) {
        towns[at] = Control.holder(situation, chart.grid.at(at)).equals(Store.BRITISH);
      }
    }
    return new Muster(chart, situation, bodies, fronts, reserves, towns);
  }

  /** As it would be with a unit in another hex, on top of whoever is there. */
  Muster moved(String unit, int to) {
    List<Body> next = new ArrayList<>(bodies);
    int[] on = fronts.clone();
    int[] under = reserves.clone();
    boolean[] towns = britishTown;
    for (int n = 0; n < next.size(); n++) {
      Body body = next.get(n);
      if (body.id().equals(unit)) {
        if (on[body.at()] == n) {
          on[body.at()] = under[body.at()];
        }
        under[body.at()] = NOBODY;
        next.set(n, body.to(to));
        under[to] = on[to];
        on[to] = n;
        if (chart.townAt[to] >= 0) {
          towns = towns.clone();
          towns[to] = body.british();
        }
      }
    }
    return new Muster(chart, situation, next, on, under, towns);
  }

  private void zone(Body body) {
    boolean[] zone = body.british() ? britishZone : germanZone;
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = chart.exits[body.at() * Chart.SIDES + exit];
      if (next >= 0 && !zone[next]) {
        zone[next] =
            body.british()
                ? chart.faces[next * Chart.SIDES + (exit + 3) % Chart.SIDES] != Chart.ACROSS
                : !chart.frontLine[next];
      }
    }
  }

  List<Body> bodies() {
    return bodies;
  }

  boolean isVacant(int at) {
    return fronts[at] == NOBODY;
  }

  /** The unit on top in a hex that is not vacant. */
  Body front(int at) {
    return bodies.get(fronts[at]);
  }

  boolean hasReserve(int at) {
    return reserves[at] != NOBODY;
  }

  /** The unit under another in a hex that has one. */
  Body reserve(int at) {
    return bodies.get(reserves[at]);
  }

  boolean isFront(Body body) {
    return front(body.at()).id().equals(body.id());
  }

  boolean holds(boolean british, int at) {
    return fronts[at] != NOBODY && bodies.get(fronts[at]).british() == british;
  }

  /** The hexes in the ZOC of a side; not to be changed. */
  boolean[] zone(boolean ofBritish) {
    return ofBritish ? britishZone : germanZone;
  }

  boolean inZone(boolean ofBritish, int at) {
    return ofBritish ? britishZone[at] : germanZone[at];
  }

  /** Who controls a town hex. */
  boolean isBritishTown(int at) {
    return britishTown[at];
  }

  boolean isBreached(int at) {
    return situation
        .position()
        .feature(chart.grid.at(at), org.adjutant.loos.campaign.Mark.BREACH)
        .isPresent();
  }
}
