package org.adjutant.loos.series.combat.bombardment;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.support.Hand;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** The rules for a target and for the number of markers (8.0, 8.1). */
final class BombardChecks {
  private static final RuleId ONLY_ENEMIES = RuleId.of("loos:8.1.d");
  private static final RuleId ONCE = RuleId.of("loos:8.0.c");
  private static final String TO_THE_END = "loos:8.0.f";
  private static final String MARKERS_ALONE = "loos:8.1.a";
  private static final String UP_TO_TWO = "loos:8.1.e";
  private static final String ALLOTTED = "loos:7.1.a";

  private final Battlefield field;

  BombardChecks(Battlefield field) {
    this.field = field;
  }

  List<Validator> all() {
    return List.of(BombardChecks::oneAtATime, this::target, BombardChecks::markers);
  }

  private static void oneAtATime(Desk desk, Data args, Findings findings) {
    if (!desk.view().stack().isEmpty()) {
      findings.forbids(
          TO_THE_END,
          "another attack has first to be carried to its end",
          Data.EMPTY,
          "bombard when the combat in progress is over");
    }
  }

  private void target(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    Place place = Place.parse(args.text(BombardAction.TARGET));
    Data facts = Data.of("target", place.text());
    if (!(place instanceof Hex target) || !situation.grid().contains(target)) {
      findings.forbids(
          ONLY_ENEMIES.text(),
          "this is no hex of the map",
          facts,
          () -> Remedy.onMap(situation.grid()));
      return;
    }
    for (Bar bar : bars(situation, desk.side(), target)) {
      findings.forbids(
          bar.rule().text(), bar.why(), facts, () -> open(situation, desk.side(), bar));
    }
    int fallen = BombardedHexes.markers(desk.view(), desk.side(), target);
    if (fallen + args.integer(BombardAction.MARKERS) > BombardedHexes.MOST) {
      findings.forbids(
          UP_TO_TWO,
          "a hex takes two markers in a player turn at most",
          facts.with("fallen before", fallen),
          fallen >= BombardedHexes.MOST
              ? "bombard another hex"
              : BombardedHexes.MOST - fallen + " may still fall there");
    }
  }

  private static void markers(Desk desk, Data args, Findings findings) {
    int markers = args.integer(BombardAction.MARKERS);
    int left = new Hand(desk.view(), desk.side()).size();
    if (markers < 1) {
      findings.forbids(
          MARKERS_ALONE,
          "without a marker there is no bombardment",
          Data.EMPTY,
          "say how many markers fall: 1 or 2");
    }
    if (markers > left) {
      Data facts = Data.of("markers", markers).with("left", left);
      findings.forbids(
          ALLOTTED,
          "so many markers are not left",
          facts,
          () ->
              (left > 0 ? "bombard with " + left + " at most; " : "")
                  + "the next markers come at the start of turn "
                  + (desk.view().clock().turn() + 1));
    }
  }

  private String open(Situation situation, SideId side, Bar bar) {
    List<Hex> hexes =
        situation.units(field.enemyOf(side)).stream()
            .flatMap(unit -> unit.hex().stream())
            .distinct()
            .filter(hex -> bars(situation, side, hex).isEmpty())
            .toList();
    return bar.rule().equals(ONCE) || !hexes.isEmpty()
        ? "hexes that may be bombarded: " + Remedy.some(hexes)
        : "no enemy unit is on the map that may be bombarded";
  }

  /** What keeps a side from bombarding a hex of the map with any number of markers. */
  static List<Bar> bars(Situation situation, SideId side, Hex target) {
    List<Bar> bars = new ArrayList<>(1);
    if (!situation.enemyAt(side, target)) {
      bars.add(new Bar(ONLY_ENEMIES, "no enemy unit is there"));
    }
    if (situation.at(target).stream().anyMatch(unit -> unit.is(Marks.BOMBARDED))) {
      bars.add(new Bar(ONCE, "it has been bombarded in this phase"));
    }
    return bars;
  }
}
