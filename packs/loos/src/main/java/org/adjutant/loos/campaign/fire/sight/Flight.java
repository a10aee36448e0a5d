package org.adjutant.loos.campaign.fire.sight;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code fly <hex>}: before each combat phase the British may put the aircraft over any hex
 * (17.2.g). Where it is not flown it stays over its hex.
 */
public final class Flight implements SimpleAction.Offers {
  private static final String NAME = "fly";
  private static final String HEX = "hex";
  private static final String RULE = "loos:17.2.g";
  private static final Shape SHAPE =
      Shape.of(Field.of(HEX, Type.PLACE, "the hex it is to observe"));

  private final Battlefield field;
  private final List<Validator> validators;

  /** The arguments of a flight to each hex, by the number of the hex. */
  private final List<Data> flights;

  private Flight(Battlefield field) {
    this.field = field;
    this.validators =
        List.of(Checks.active(RULE), Checks.phase(RULE, List.of(PhaseIds.AIRCRAFT)), this::check);
    this.flights =
        field.ground().grid().hexes().stream().map(hex -> Data.of(HEX, hex.id())).toList();
  }

  public static Chapter chapter(Battlefield field) {
    Flight flight = new Flight(field);
    SimpleAction fly =
        SimpleAction.offering(
            NAME,
            "Put the aircraft over a hex: it observes that and the six around it.",
            SHAPE,
            flight.validators,
            flight);
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

  /**
   * Every hex, those first from which it would observe the most enemy units. What forbids a flight
   * to one hex of the map forbids all.
   */
  @Override
  public Offer of(Desk desk) {
    if (!Checks.pass(validators, desk, flights.get(0))) {
      return Offer.NOTHING;
    }
    Situation situation = field.in(desk.view());
    int[] seen = seen(situation, situation.units(field.enemyOf(desk.side())));
    List<Data> mostFirst = new ArrayList<>(seen.length);
    for (int units = Arrays.stream(seen).max().orElse(0); units >= 0; units--) {
      for (int hex = 0; hex < seen.length; hex++) {
        if (seen[hex] == units) {
          mostFirst.add(flights.get(hex));
        }
      }
    }
    return Offer.all(mostFirst);
  }

  /** How many of the units it would observe from each hex, by the number of the hex. */
  private static int[] seen(Situation situation, List<Unit> units) {
    HexGrid grid = situation.grid();
    int[] seen = new int[grid.size()];
    for (Unit unit : units) {
      Hex hex = unit.hex().orElseThrow();
      seen[grid.index(hex)]++;
      grid.neighbours(hex).forEach(next -> seen[grid.index(next)]++);
    }
    return seen;
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
