package org.adjutant.loos.campaign.fire;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.fire.sight.Lookout;
import org.adjutant.loos.campaign.fire.sight.View;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;

/** On which hexes a side may lay a marker (17.1.d, f, h). */
final class LayTargets implements Validator {
  static final String ONLY_OBSERVED = "loos:17.1.d";
  static final String ATTACKER_ONE = "loos:17.1.f";
  static final String DEFENDER_ONE = "loos:17.1.h";
  static final String PER_HEX = "loos:LI-22";
  static final int TWO_WITHOUT_ATTACK = 2;
  private static final String DEFENDER_WHERE = "loos:LI-23";
  private static final int ON_ATTACKERS_ONLY = 2;
  private static final String FRONT_LINE = "loos:14.2.g";
  private static final String WORD_ONLY = "loos:LI-27";
  private static final int FRONT_LINE_ONLY = 2;
  private static final int NEAREST = 8;

  private final Battlefield field;
  private final CampaignMap map;
  private final Lookout lookout;

  LayTargets(Battlefield field, CampaignMap map) {
    this.field = field;
    this.map = map;
    this.lookout = new Lookout(map);
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    Place place = Place.parse(args.text(LayAction.HEX));
    Data facts = Data.of("target", place.text());
    if (!(place instanceof Hex hex) || !situation.grid().contains(hex)) {
      findings.forbids(
          ONLY_OBSERVED, "this is no hex of the map", facts, () -> Remedy.onMap(situation.grid()));
      return;
    }
    if (!situation.enemyAt(desk.side(), hex)) {
      findings.forbids(
          ONLY_OBSERVED, "no enemy unit is there", facts, () -> near(situation, desk.side(), hex));
      return;
    }
    View view = lookout.of(situation, desk.side(), hex);
    view.findings().forEach(findings::add);
    if (view.observed()) {
      findings.permits(ONLY_OBSERVED, "the target is observed");
    } else {
      findings.forbids(
          ONLY_OBSERVED,
          "the target is not observed",
          facts,
          () -> near(situation, desk.side(), hex));
    }
    once(situation, desk.side(), hex, findings);
    frontLine(situation, desk.side(), hex, findings);
    if (desk.inPhase(PhaseIds.COUNTER_BARRAGE)) {
      onAttackers(situation, desk.side(), hex, findings);
    }
  }

  private static void once(Situation situation, SideId side, Hex hex, Findings findings) {
    Position position = situation.position();
    boolean attacks = position.clock().phase().equals(PhaseIds.BARRAGE);
    Reading reading = Reading.of(position, PER_HEX, 1);
    int most = attacks && reading.is(TWO_WITHOUT_ATTACK) ? 2 : 1;
    int there = Barrage.on(position, side, hex).map(Barrage::markers).orElse(0);
    if (there >= most) {
      Data facts = Data.of("target", hex.id()).with("markers there", there).with("most", most);
      findings.forbids(
          Finding.forbids(
                  attacks ? ATTACKER_ONE : DEFENDER_ONE, "the hex has its marker already", facts)
              .from(reading.source()),
          () -> "lay it on another hex, or first take-up " + hex);
    }
  }

  /** 14.2.g as LI-27 reads it: German guns hit front line hexes, and perhaps no others. */
  private void frontLine(Situation situation, SideId side, Hex hex, Findings findings) {
    if (!side.equals(field.second())) {
      return;
    }
    Reading reading = situation.reading(WORD_ONLY);
    Data facts = Data.of("target", hex.id());
    if (map.isFrontLine(hex)) {
      findings.permits(FRONT_LINE, "German guns may hit a front line hex");
    } else if (reading.is(FRONT_LINE_ONLY)) {
      findings.forbids(
          Finding.forbids(FRONT_LINE, "German guns hit front line hexes only", facts)
              .from(reading.source()),
          () ->
              "name a front line hex with British units"
                  + front(situation, side)
                  + "; by LI-27, 1, others may be hit as well");
    }
  }

  private void onAttackers(Situation situation, SideId side, Hex hex, Findings findings) {
    Reading reading = situation.reading(DEFENDER_WHERE);
    boolean attacks =
        situation.at(hex).stream()
            .anyMatch(unit -> !unit.side().equals(side) && Pledge.of(unit).isPresent());
    if (reading.is(ON_ATTACKERS_ONLY) && !attacks) {
      findings.forbids(
          Finding.forbids(DEFENDER_ONE, "no unit there is to attack", Data.of("target", hex.id()))
              .from(reading.source()),
          () ->
              "announced to attack are units in "
                  + Remedy.some(
                      enemies(situation, side)
                          .filter(unit -> Pledge.of(unit).isPresent())
                          .flatMap(unit -> unit.hex().stream())
                          .distinct()
                          .toList()));
    }
  }

  /** The observed enemies nearest to a hex; observing is dear, so no more than the nearest few. */
  private String near(Situation situation, SideId side, Hex hex) {
    List<Hex> observed =
        enemies(situation, side)
            .flatMap(unit -> unit.hex().stream())
            .distinct()
            .sorted(Comparator.comparingInt((Hex at) -> situation.grid().distance(hex, at)))
            .limit(NEAREST)
            .filter(at -> lookout.of(situation, side, at).observed())
            .toList();
    return observed.isEmpty()
        ? "name an enemy hex that this side observes; none is near"
        : "observed enemies nearest to it: " + Remedy.some(observed);
  }

  private String front(Situation situation, SideId side) {
    List<Hex> held =
        enemies(situation, side)
            .flatMap(unit -> unit.hex().stream())
            .filter(map::isFrontLine)
            .distinct()
            .toList();
    return held.isEmpty() ? "" : ": " + Remedy.some(held);
  }

  private Stream<Unit> enemies(Situation situation, SideId side) {
    return situation.units(field.enemyOf(side)).stream();
  }
}
