package org.adjutant.loos.campaign.british;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.campaign.map.Sector;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Stacking;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code commit <division> <sector>}: a reserve division goes to the second line of a sector, whole
 * (11.7 a to c).
 */
final class Commit {
  private static final String NAME = "commit";
  private static final String DIVISION = "division";
  private static final String SECTOR = "sector";
  private static final String WHEN = "loos:11.7.a";
  private static final String WHOLE = "loos:11.7.b";
  private static final String EACH = "loos:11.7.c";
  private static final String FRONT_LINE = "loos:11.7.d";
  private static final int NO_ROOM_NO_COMMITMENT = 2;

  private final Battlefield field;
  private final CampaignMap map;
  private final Stacking stacking;

  Commit(Battlefield field, CampaignMap map, Stacking stacking) {
    this.field = field;
    this.map = map;
    this.stacking = stacking;
  }

  ActionKind action() {
    return SimpleAction.listing(
        NAME,
        "Commit a reserve division to the second line of a sector.",
        Shape.of(
            Field.word(DIVISION, List.of(), "the division: 21 or 24; by LI-70, 2, a unit"),
            Field.word(SECTOR, List.of(), "the sector: I to VI")),
        List.of(Checks.active(WHEN), Checks.phase(WHEN, List.of(PhaseNames.MOVEMENT)), this::check),
        this::candidates);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::commit);
  }

  /** The units of a division that are still available; by LI-70, 2, the unit of that id. */
  private static List<Unit> available(Situation situation, String division) {
    return situation.at(Store.AVAILABLE).stream()
        .filter(unit -> SecondLine.reserve(situation, unit).filter(division::equals).isPresent())
        .toList();
  }

  /** The divisions that are still available; by LI-70, 2, the units. */
  private static List<String> divisions(Situation situation) {
    return situation.at(Store.AVAILABLE).stream()
        .flatMap(unit -> SecondLine.reserve(situation, unit).stream())
        .distinct()
        .toList();
  }

  private Optional<Sector> sector(Data args) {
    return map.sectors().stream().filter(s -> s.id().equals(args.text(SECTOR))).findFirst();
  }

  private void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    List<Unit> units = available(situation, args.text(DIVISION));
    int turn = desk.view().clock().turn();
    if (turn < 1 || !desk.side().equals(Store.BRITISH)) {
      String says = "the British commit reserves from turn 1 on";
      findings.forbids(
          WHEN,
          says,
          Data.of("turn", turn).with("side", desk.side().id()),
          "submit it as British, in a British movement phase of turn 1 or later");
    }
    if (units.isEmpty()) {
      findings.forbids(
          WHOLE,
          "no such division is available",
          args,
          () -> "available: " + Remedy.some(divisions(situation)));
    }
    Optional<Sector> sector = sector(args);
    if (sector.isEmpty()) {
      Data there = Data.texts(map.sectors().stream().map(Sector::id).toList());
      findings.forbids(
          WHOLE,
          "there is no such sector",
          args.with("sectors", there),
          () -> "name one of " + Remedy.some(there.textItems()));
      return;
    }
    if (SecondLine.isHexes(desk.view())) {
      Reading reading = Reading.of(desk.view(), SecondLine.WHAT_IT_IS, 1);
      holds(situation, units, sector.get().second(), WHOLE, reading, findings);
    }
    Reading room = Reading.of(desk.view(), Enter.NO_ROOM, 1);
    if (room.is(NO_ROOM_NO_COMMITMENT)) {
      holds(situation, units, sector.get().front(), FRONT_LINE, room, findings);
    }
  }

  private void holds(
      Situation situation,
      List<Unit> units,
      List<Hex> hexes,
      String rule,
      Reading reading,
      Findings findings) {
    int fit = new Room(stacking, hexes).fit(situation, units).size();
    if (fit < units.size()) {
      Data facts = Data.of("units", units.size()).with("room", fit);
      findings.forbids(
          Finding.forbids(rule, "there is no room for the whole division", facts)
              .from(reading.source()),
          () ->
              "name another sector, or first move "
                  + (units.size() - fit)
                  + " units out of its way");
    }
  }

  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (desk.isActive() && desk.inPhase(PhaseNames.MOVEMENT)) {
      for (String division : divisions(field.in(desk.view()))) {
        for (Sector sector : map.sectors()) {
          all.add(Data.of(DIVISION, division).with(SECTOR, sector.id()));
        }
      }
    }
    return all;
  }

  private Step commit(Play play) {
    Situation situation = field.in(play.position());
    Sector sector = sector(play.locals()).orElseThrow();
    String division = play.locals().text(DIVISION);
    List<Unit> units = available(situation, division);
    int turn = play.position().clock().turn();
    Data facts = play.locals().with("turn", turn).with("units", units.size());
    play.find(Finding.applies(WHEN, "reserves are committed in a movement phase", facts));
    play.reading(SecondLine.UNIT_BY_UNIT);
    play.reading(SecondLine.WHAT_IT_IS);
    play.find(Finding.applies(WHOLE, "the division goes to one second line, whole", facts));
    String says = "each division has a sector and a turn of its own";
    Data waiting = facts.with("available", situation.at(Store.AVAILABLE).size() - units.size());
    play.find(Finding.applies(EACH, says, waiting));
    List<Effect> effects = new ArrayList<>(List.of(new SetTally(Store.committed(division), turn)));
    effects.addAll(places(situation, units, sector));
    play.happens("loos/ReservesCommitted", facts, effects);
    return Step.done();
  }

  private List<Effect> places(Situation situation, List<Unit> units, Sector sector) {
    List<Effect> effects = new ArrayList<>();
    if (!SecondLine.isHexes(situation.position())) {
      units.forEach(unit -> effects.add(new Move(unit.id(), Store.secondLine(sector.id()))));
      return effects;
    }
    Map<PieceId, Hex> hexes = new Room(stacking, sector.second()).fit(situation, units);
    hexes.forEach(
        (unit, hex) -> {
          effects.add(new Move(unit, hex));
          effects.add(SetPieceAttribute.open(unit, Mark.SECOND_LINE, Data.of(sector.id())));
        });
    return effects;
  }
}
