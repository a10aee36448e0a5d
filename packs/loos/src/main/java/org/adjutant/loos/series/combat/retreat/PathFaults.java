package org.adjutant.loos.series.combat.retreat;

import java.util.List;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;

/** Says which rules a way breaks that is none of the legal ones. */
record PathFaults(WayFinder finder, boolean bombarded, Unit unit, Ways ways) {
  static final String AS_FAR = "loos:8.3.i";
  static final String ENEMY = "loos:8.3.e";
  static final String NO_ZOC = "loos:6.2.a";
  static final String PROHIBITED = "loos:8.3.g";
  static final String ON_MAP = "loos:8.3.k";
  static final String VACANT = "loos:8.3.d";
  static final String EDGE = "loos:8.3.c";
  static final String AWAY = "loos:8.1.5.a";
  static final String CAN_GO = "loos:8.3.b";
  static final String PUSH = "loos:8.3.1.c";

  /** Adds a finding for each rule broken; one at least. */
  void name(List<Hex> path, Findings findings) {
    Data facts =
        Data.of("unit", unit.id().id())
            .with("path", Data.texts(path.stream().map(Hex::id).toList()));
    if (path.isEmpty()) {
      findings.forbids(CAN_GO, "it can retreat, so it has to", facts, this::possible);
      return;
    }
    if (!steps(path, findings, facts)) {
      return;
    }
    if (ways.list().isEmpty()) {
      findings.forbids(PUSH, "no friend in the way can make room", facts, this::possible);
    } else {
      ending(path, findings, facts);
    }
  }

  /** Each step by itself; true if all are such that a retreat may make them. */
  private boolean steps(List<Hex> path, Findings findings, Data facts) {
    Situation situation = finder.situation();
    HexGrid grid = situation.grid();
    Hex from = unit.hex().orElseThrow();
    for (Hex to : path) {
      Data step = facts.with("hex", to.id());
      if (!grid.contains(to)) {
        findings.forbids(ON_MAP, "a retreat stays on the map", step, this::possible);
        return false;
      }
      if (!grid.adjacent(from, to)) {
        findings.forbids(AS_FAR, "a retreat goes from hex to adjacent hex", step, this::possible);
        return false;
      }
      if (situation.enemyAt(unit.side(), to)) {
        findings.forbids(ENEMY, "an enemy is there", step, this::possible);
      } else if (situation.inEnemyZone(unit.side(), to)) {
        findings.forbids(ENEMY, "it is in an enemy ZOC", step, this::possible);
        findings.forbids(NO_ZOC, "a retreat enters no enemy ZOC", step, this::possible);
      }
      if (situation.ground().crossing(from, to).bars(unit)) {
        findings.forbids(PROHIBITED, "hex or hexside is prohibited to it", step, this::possible);
      }
      for (Toll.Bar bar : finder.rule().bars(situation, unit, to)) {
        findings.forbids(bar.rule().text(), bar.why(), step, this::possible);
      }
      from = to;
    }
    return !findings.forbidden();
  }

  /** The way as a whole, against the ways there are. */
  private void ending(List<Hex> path, Findings findings, Data facts) {
    Situation situation = finder.situation();
    Hex start = unit.hex().orElseThrow();
    Hex end = path.get(path.size() - 1);
    boolean asFar = ways.list().stream().anyMatch(way -> way.path().size() == path.size());
    if (!asFar || situation.grid().distance(start, end) != path.size()) {
      findings.forbids(
          AS_FAR,
          "each hex must be farther from the combat hex, and the last as far as can be",
          facts,
          this::possible);
      return;
    }
    if (situation.holds(unit.side(), end)) {
      findings.forbids(
          PUSH, "the friend in the last hex cannot or need not make room", facts, this::possible);
      return;
    }
    boolean through = path.stream().anyMatch(hex -> situation.holds(unit.side(), hex));
    boolean vacant =
        ways.list().stream()
            .anyMatch(way -> way.path().stream().noneMatch(h -> situation.holds(unit.side(), h)));
    if (through && vacant) {
      findings.forbids(VACANT, "there is a way of vacant hexes", facts, this::possible);
    } else if (bombarded && !Preferences.fromEnemy(situation, unit).test(end)) {
      findings.forbids(AWAY, "it must get farther from the closest enemy", facts, this::possible);
    } else {
      findings.forbids(EDGE, "it can end nearer to its own map edge", facts, this::possible);
    }
  }

  /** The ways there are. */
  private String possible() {
    if (ways.list().isEmpty()) {
      return ways.friendsBar()
          ? "no way is open, as friends are in the way: answer go without hexes"
          : "no way is open: answer go without hexes, and it is eliminated";
    }
    return "ways it may go: "
        + Remedy.some(ways.list().stream().map(way -> Remedy.way(way.path())).toList());
  }
}
