package org.adjutant.loos.campaign.fire.sight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Reading;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code fly <hex>}: before each combat phase the British may put the aircraft over any hex
 * (17.2.g). Where it is not flown it stays over its hex.
 */
public final class Flight {
  private static final String NAME = "fly";
  private static final String HEX = "hex";
  private static final String RULE = "loos:17.2.g";
  private static final Shape SHAPE =
      Shape.of(Field.of(HEX, Type.PLACE, "the hex it is to observe"));

  private final Battlefield field;

  private Flight(Battlefield field) {
    this.field = field;
  }

  public static Chapter chapter(Battlefield field) {
    Flight flight = new Flight(field);
    ActionKind fly =
        SimpleAction.listing(
            NAME,
            "Put the aircraft over a hex: it observes that and the six around it.",
            SHAPE,
            List.of(
                Checks.active(RULE), Checks.phase(RULE, List.of(PhaseIds.AIRCRAFT)), flight::check),
            flight::mostSeenFirst);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, flight::fly);
    return new Chapter(List.of(fly), List.of(), stages);
  }

  private void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    if (!desk.side().equals(field.first())) {
      findings.forbids(
          RULE,
          "the aircraft is British",
          Data.of("side", desk.side().id()),
          "the British fly it, in the phase Observation from the air");
    }
    Place place = Place.parse(args.text(HEX));
    if (!(place instanceof Hex hex) || !situation.grid().contains(hex)) {
      findings.forbids(
          RULE,
          "this is no hex of the map",
          Data.of(HEX, place.text()),
          () -> Remedy.onMap(situation.grid()));
    }
    if (!Aircraft.isUp(situation)) {
      Finding grounded =
          Finding.forbids(RULE, "it is flown in British combat phases only", Data.EMPTY);
      findings.forbids(
          grounded.from(Reading.of(desk.view(), Aircraft.WHEN, 1).source()),
          () -> "fly it at the start of the next British combat phase");
    }
  }

  /** Every hex, those first from which it would observe the most enemy units. */
  private List<Data> mostSeenFirst(Desk desk) {
    if (!desk.inPhase(PhaseIds.AIRCRAFT) || !desk.isActive()) {
      return List.of();
    }
    Situation situation = field.in(desk.view());
    SideId enemy = field.enemyOf(desk.side());
    List<Hex> hexes = new ArrayList<>(situation.grid().hexes());
    int[] seen = new int[situation.grid().size()];
    for (Hex hex : hexes) {
      int there = (int) situation.at(hex).stream().filter(u -> u.side().equals(enemy)).count();
      if (there > 0) {
        seen[situation.grid().index(hex)] += there;
        situation.grid().neighbours(hex).forEach(n -> seen[situation.grid().index(n)] += there);
      }
    }
    hexes.sort(Comparator.comparingInt(hex -> -seen[situation.grid().index(hex)]));
    return hexes.stream().map(hex -> Data.of(HEX, hex.id())).toList();
  }

  private Step fly(Play play) {
    Position position = play.position();
    Hex to = new Hex(play.locals().text(HEX));
    Data facts =
        Aircraft.over(position)
            .map(from -> Data.of("from", from.id()))
            .orElse(Data.EMPTY)
            .with("to", to.id());
    play.reading(Aircraft.WHEN);
    play.find(Finding.applies(RULE, "the aircraft is put over a hex", facts));
    play.happens("loos/AircraftFlown", facts, Aircraft.fly(to));
    return Step.done();
  }
}
