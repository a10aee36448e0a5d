package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** What the actions of the set-up do. */
final class SetUpStages {
  private static final String GERMAN_FIRST = "loos:11.1.c";
  private static final String SECTORS = "loos:11.5.a";

  private final Battlefield field;
  private final Places places;
  private final ReadyMade plans;

  SetUpStages(Battlefield field, Places places, ReadyMade plans) {
    this.field = field;
    this.places = places;
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
    Optional<Data> own = play.locals().find(SetUpActions.HEXES);
    SetUpPlan plan = plans.meant(side, own);
    List<Effect> effects = new ArrayList<>();
    if (own.isPresent()) {
      effects.addAll(PlanCheck.lifting(play.position(), plan));
      effects.addAll(plan.moves());
    } else {
      effects.addAll(Filling.of(play.position(), field, places.of(side), plan).moves());
    }
    find(play, plan.stacks().get(0).hex());
    play.happens("loos/SetUpMade", facts(play.position(), side, own, plan, effects), effects);
    return Step.done();
  }

  /** How many units it deploys; and, where some stood on the map, how many stay or are moved. */
  private static Data facts(
      Position position, SideId side, Optional<Data> own, SetUpPlan plan, List<Effect> effects) {
    int standing = 0;
    for (Piece piece : position.pieces(side)) {
      standing += piece.place() instanceof Hex ? 1 : 0;
    }
    int moved = own.isPresent() ? effects.size() - plan.size() : 0;
    Data facts =
        Data.of("set-up", plan.title())
            .with("units", own.isPresent() ? plan.size() : effects.size());
    facts = moved > 0 ? facts.with("moved", moved) : facts;
    return standing > moved ? facts.with("kept", standing - moved) : facts;
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
