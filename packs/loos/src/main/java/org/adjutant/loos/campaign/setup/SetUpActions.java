package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.EndPhase;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * What a side does in its set-up: {@code deploy <unit> <hex>}, {@code lift <unit>}, {@code
 * deploy-all} and {@code ready}. A deployed unit may be moved and picked up again until then.
 */
public final class SetUpActions {
  static final String UNIT = "unit";
  static final String HEX = "hex";
  static final String HEXES = "hexes";
  private static final String ORDER = "loos:11.1.c";
  private static final String DEPLOY = "deploy";
  private static final String LIFT = "lift";
  private static final String ALL = "deploy-all";
  private static final List<String> PHASE = List.of(PhaseNames.SET_UP);

  private final Battlefield field;
  private final Places places;
  private final ReadyMade plans;

  private SetUpActions(Battlefield field, CampaignMap map, ReadyMade plans) {
    this.field = field;
    this.places = Places.of(map);
    this.plans = plans;
  }

  /** The chapter, with the set-ups there are ready made. */
  public static Chapter chapter(Battlefield field, CampaignMap map, ReadyMade plans) {
    SetUpActions actions = new SetUpActions(field, map, plans);
    SetUpStages stages = new SetUpStages(field, actions.places, plans);
    TreeMap<String, Stage> all = new TreeMap<>();
    all.put(DEPLOY, stages::deploy);
    all.put(LIFT, stages::lift);
    all.put(ALL, stages::deployAll);
    return new Chapter(
            List.of(actions.deploy(), actions.lift(), actions.deployAll(), actions.ready()),
            List.of(),
            all)
        .with(actions::duties);
  }

  private SimpleAction deploy() {
    List<Validator> rules = new ArrayList<>(own());
    rules.add(new DeployCheck(field, places));
    return SimpleAction.sampling(
        DEPLOY,
        "Put a unit on the map in your set-up, or elsewhere if it is there.",
        Shape.of(
            Field.of(UNIT, Type.PIECE, "the unit"), Field.of(HEX, Type.PLACE, "the hex it gets")),
        rules,
        this::deployments);
  }

  private SimpleAction lift() {
    List<Validator> rules = new ArrayList<>(own());
    rules.add(
        (desk, args, findings) ->
            desk.view()
                .piece(args.text(UNIT))
                .filter(piece -> !(piece.place() instanceof Hex))
                .ifPresent(
                    piece ->
                        findings.forbids(
                            ORDER,
                            "the unit is not on the map",
                            args,
                            "name a unit that is deployed")));
    return SimpleAction.sampling(
        LIFT,
        "Pick up a unit that you deployed.",
        Shape.of(Field.of(UNIT, Type.PIECE, "the unit")),
        rules,
        SetUpActions::deployed);
  }

  private SimpleAction deployAll() {
    return SimpleAction.sampling(
        ALL,
        "Deploy the units that wait as in a ready-made set-up; those on the map stay where they"
            + " are. Or, in the JSON form, deploy units as in data of your own.",
        Shape.of(
            Field.of(HEXES, Type.DATA, "units of each hex, the front line first").optionally()),
        List.of(
            Checks.active(ORDER), Checks.phase(ORDER, PHASE), new PlanCheck(field, places, plans)),
        desk ->
            isOpen(desk) && plans.has(desk.side()) && isWaiting(desk)
                ? List.of(Data.EMPTY)
                : List.of());
  }

  private SimpleAction ready() {
    return SimpleAction.listing(
            "ready",
            "Your set-up is finished.",
            Shape.NONE,
            List.of(
                Checks.active(ORDER),
                Checks.phase(ORDER, PHASE),
                (desk, args, findings) ->
                    duties(desk)
                        .forEach(
                            duty ->
                                findings.forbids(
                                    duty.rule(),
                                    duty.what(),
                                    Data.EMPTY,
                                    "deploy so, then ready"))),
            desk -> isOpen(desk) ? List.of(Data.EMPTY) : List.of())
        .by(EndPhase.STAGE);
  }

  private static List<Validator> own() {
    return List.of(Checks.active(ORDER), Checks.phase(ORDER, PHASE), Checks.ownPiece(ORDER, UNIT));
  }

  private List<Duty> duties(Desk desk) {
    return isOpen(desk) ? places.of(desk.side()).missing(field.in(desk.view())) : List.of();
  }

  /** Good places for the units that are still to be deployed. */
  private List<Data> deployments(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (!isOpen(desk)) {
      return all;
    }
    Situation situation = field.in(desk.view());
    for (Piece piece : desk.view().at(Stores.SET_UP)) {
      if (piece.side().equals(desk.side())) {
        Unit unit = situation.unit(piece);
        for (Hex hex : places.of(desk.side()).suggestions(situation, unit)) {
          all.add(Data.of(UNIT, unit.id().id()).with(HEX, hex.id()));
        }
      }
    }
    return all;
  }

  private static boolean isWaiting(Desk desk) {
    return desk.view().at(Stores.SET_UP).stream()
        .anyMatch(piece -> piece.side().equals(desk.side()));
  }

  /** The units that may be picked up again. */
  private static List<Data> deployed(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (isOpen(desk)) {
      for (Piece piece : desk.view().pieces(desk.side())) {
        if (piece.place() instanceof Hex) {
          all.add(Data.of(UNIT, piece.id().id()));
        }
      }
    }
    return all;
  }

  static boolean isOpen(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseNames.SET_UP);
  }
}
