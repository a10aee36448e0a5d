package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** What the actions of the set-up do. */
final class SetUpStages {
  private static final String GERMAN_FIRST = "loos:11.1.c";
  private static final String SECTORS = "loos:11.5.a";

  private final ReadyMade plans;

  SetUpStages(ReadyMade plans) {
    this.plans = plans;
  }

  Step deploy(Play play) {
    PieceId unit = new PieceId(play.locals().text(SetUpActions.UNIT));
    Hex hex = new Hex(play.locals().text(SetUpActions.HEX));
    find(play, hex);
    play.happens(
        EventNames.PIECE_PLACED,
        Data.of("unit", unit.id()).with("at", hex.id()),
        new Move(unit, hex));
    return Step.done();
  }

  Step lift(Play play) {
    PieceId unit = new PieceId(play.locals().text(SetUpActions.UNIT));
    String from = play.position().piece(unit).orElseThrow().place().text();
    play.find(
        Finding.applies(
            GERMAN_FIRST,
            "until it is ready a side may change its set-up",
            Data.of("unit", unit.id())));
    play.happens(
        "loos/UnitLifted",
        Data.of("unit", unit.id()).with("from", from),
        new Move(unit, Stores.SET_UP));
    return Step.done();
  }

  Step deployAll(Play play) {
    SideId side = play.actor();
    SetUpPlan plan = plans.meant(side, play.locals().find(SetUpActions.HEXES));
    List<Effect> effects = new ArrayList<>(PlanCheck.lifting(play.position(), side));
    plan.stacks().forEach(stack -> effects.addAll(stack.moves()));
    find(play, plan.stacks().get(0).hex());
    play.happens(
        "loos/SetUpMade", Data.of("set-up", plan.title()).with("units", plan.size()), effects);
    return Step.done();
  }

  private void find(Play play, Hex hex) {
    boolean british = play.actor().equals(Store.BRITISH);
    plans
        .map()
        .sectorOf(hex)
        .filter(sector -> british)
        .ifPresent(
            sector ->
                play.find(
                    Finding.applies(
                        SECTORS,
                        "the hex is in the front line of a sector",
                        Data.of("hex", hex.id()).with("sector", sector.id()))));
    play.find(
        Finding.applies(
            GERMAN_FIRST,
            british ? "the German has deployed before" : "the German deploys first",
            Data.of("side", play.actor().id())));
  }
}
