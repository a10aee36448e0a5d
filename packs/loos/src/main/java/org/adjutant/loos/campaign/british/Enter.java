package org.adjutant.loos.campaign.british;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code enter <unit> <hex>}: a unit goes from the second line into the front line of its sector,
 * in the movement phase of the turn after its commitment, and moves freely from the next on
 * (11.7.d, 11.7.e).
 */
final class Enter {
  /** What becomes of those for whom the front line has no room. */
  static final String NO_ROOM = "loos:LI-61";

  private static final String NAME = "enter";
  private static final String UNIT = "unit";
  private static final String HEX = "hex";
  private static final String FRONT_LINE = "loos:11.7.d";
  private static final String FREE = "loos:11.7.e";
  private static final String NO_ENEMY = "loos:5.2.e";
  private static final String FREEDOM = "loos:LI-62";
  private static final int LOST = 3;

  private final Battlefield field;
  private final CampaignMap map;
  private final Stacking stacking;

  Enter(Battlefield field, CampaignMap map, Stacking stacking) {
    this.field = field;
    this.map = map;
    this.stacking = stacking;
  }

  ActionKind action() {
    return SimpleAction.listing(
        NAME,
        "Bring a committed unit into the front line of its sector.",
        Shape.of(
            Field.of(UNIT, Shape.Type.PIECE, "the unit"),
            Field.of(HEX, Shape.Type.PLACE, "a front line hex of its sector")),
        List.of(
            Checks.active(FRONT_LINE),
            Checks.phase(FRONT_LINE, List.of(PhaseNames.MOVEMENT)),
            Checks.ownPiece(FRONT_LINE, UNIT),
            (desk, args, findings) ->
                field
                    .in(desk.view())
                    .unit(args.text(UNIT))
                    .ifPresent(unit -> check(field.in(desk.view()), unit, args, findings))),
        this::candidates);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::enter);
  }

  private void check(Situation situation, Unit unit, Data args, Findings findings) {
    Data facts =
        args.with("committed", SecondLine.committed(situation, unit))
            .with("turn", situation.position().clock().turn());
    Optional<Sector> sector = SecondLine.of(map, unit);
    if (sector.isEmpty()) {
      findings.forbids(
          FRONT_LINE,
          "it does not wait in a second line",
          facts,
          () -> "waiting to enter: " + Remedy.units(SecondLine.waiting(map, situation)));
      return;
    }
    if (!SecondLine.isDue(situation, unit)) {
      findings.forbids(
          FRONT_LINE,
          "it enters the turn after its commitment",
          facts,
          () ->
              "enter in the movement phase of turn " + (SecondLine.committed(situation, unit) + 1));
    }
    List<Hex> front = SecondLine.before(situation, unit, sector.get());
    if (!(Place.parse(args.text(HEX)) instanceof Hex hex) || !front.contains(hex)) {
      String says = "it enters the front line of sector " + sector.get().id() + " alone";
      findings.forbids(
          Finding.forbids(FRONT_LINE, says, facts)
              .from(situation.reading(SecondLine.WHAT_IT_IS).source()),
          () -> "with room for it: " + Remedy.some(open(situation, unit, front)));
      return;
    }
    if (situation.enemyAt(unit.side(), hex)) {
      findings.forbids(
          NO_ENEMY,
          "an enemy unit is in the hex",
          args,
          () -> "with room for it: " + Remedy.some(open(situation, unit, front)));
    } else if (!isLost(situation, unit, front)) {
      for (Toll.Bar bar : stacking.bars(situation, unit, hex).stream().toList()) {
        findings.forbids(
            bar.rule().text(),
            bar.why(),
            args,
            () -> "with room for it: " + Remedy.some(open(situation, unit, front)));
      }
    }
  }

  private List<Hex> open(Situation situation, Unit unit, List<Hex> front) {
    return new Room(stacking, front).open(situation, unit);
  }

  private boolean isLost(Situation situation, Unit unit, List<Hex> front) {
    return situation.reading(NO_ROOM).is(LOST) && !new Room(stacking, front).isFor(situation, unit);
  }

  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (desk.isActive() && desk.inPhase(PhaseNames.MOVEMENT) && desk.side().equals(Store.BRITISH)) {
      Situation situation = field.in(desk.view());
      for (Unit unit : SecondLine.waiting(map, situation)) {
        Sector sector = SecondLine.of(map, unit).orElseThrow();
        for (Hex hex : SecondLine.before(situation, unit, sector)) {
          all.add(Data.of(UNIT, unit.id().id()).with(HEX, hex.id()));
        }
      }
    }
    return all;
  }

  private Step enter(Play play) {
    Situation situation = field.in(play.position());
    Unit unit = situation.unit(play.locals().text(UNIT)).orElseThrow();
    Hex hex = new Hex(play.locals().text(HEX));
    int turn = play.position().clock().turn();
    Sector sector = SecondLine.of(map, unit).orElseThrow();
    Data facts =
        Data.of(UNIT, unit.id().id())
            .with("at", hex.id())
            .with("committed", SecondLine.committed(situation, unit))
            .with("turn", turn);
    play.reading(NO_ROOM);
    if (isLost(situation, unit, SecondLine.before(situation, unit, sector))) {
      play.find(Finding.applies(FRONT_LINE, "the front line has no room: it is lost", facts));
      play.happens(
          EventNames.PIECE_ELIMINATED,
          Data.of(UNIT, unit.id().id()).with("before", unit.steps()),
          lost(unit));
      return Step.done();
    }
    play.find(
        Finding.applies(
            FRONT_LINE,
            "it enters the front line of its sector",
            facts.with("sector", sector.id())));
    play.reading(FREEDOM);
    play.find(
        Finding.applies(
            FREE, "it moves like any other from then on", facts.with("from", turn + 1)));
    List<Effect> effects = new ArrayList<>(leaves(unit));
    effects.add(new Move(unit.id(), hex));
    effects.add(SetPieceAttribute.flag(unit.id(), Marks.MOVED));
    effects.add(SetPieceAttribute.open(unit.id(), Mark.ARRIVED, Data.of(turn)));
    effects.addAll(field.entering().effects(situation, unit, List.of(hex)));
    play.happens(Event.open(EventNames.PIECE_PLACED, unit.side(), facts, effects));
    field.entering().settle(play, field.in(play.position()), List.of(unit), List.of(hex));
    return Step.done();
  }

  private static List<Effect> lost(Unit unit) {
    List<Effect> effects = new ArrayList<>(leaves(unit));
    effects.add(new SetSteps(unit.id(), 0));
    effects.add(new Move(unit.id(), Stores.ELIMINATED));
    return effects;
  }

  private static List<Effect> leaves(Unit unit) {
    return unit.piece().attribute(Mark.SECOND_LINE).isPresent()
        ? List.of(SetPieceAttribute.clear(unit.id(), Mark.SECOND_LINE))
        : List.of();
  }

  /** 11.7.d: those whose turn has come enter, as far as there is room (LI-61). */
  List<Duty> duties(Desk desk) {
    List<Duty> duties = new ArrayList<>();
    if (!desk.isActive()
        || !desk.inPhase(PhaseNames.MOVEMENT)
        || !desk.side().equals(Store.BRITISH)) {
      return duties;
    }
    Situation situation = field.in(desk.view());
    for (Unit unit : SecondLine.waiting(map, situation)) {
      Sector sector = SecondLine.of(map, unit).orElseThrow();
      List<Hex> front = SecondLine.before(situation, unit, sector);
      if (SecondLine.isDue(situation, unit)
          && (new Room(stacking, front).isFor(situation, unit) || isLost(situation, unit, front))) {
        String what = unit.name() + " is to enter the front line of sector " + sector.id();
        duties.add(new Duty(FRONT_LINE, what, true));
      }
    }
    return duties;
  }
}
