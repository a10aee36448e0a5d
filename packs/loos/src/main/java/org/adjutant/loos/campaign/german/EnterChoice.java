package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/** {@code enter <unit> <hex>}: a regiment of a released division comes on the map (11.3.d). */
final class EnterChoice implements ChoiceKind {
  static final String NAME = "enter";
  static final String UNIT = "unit";
  static final String HEX = "hex";
  static final String DIVISION = "division";

  private final Battlefield field;
  private final Placings placings;

  EnterChoice(Battlefield field, Placings placings) {
    this.field = field;
    this.placings = placings;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Where does a regiment of the division " + choice.facts().text(DIVISION) + " enter?";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.of(UNIT, Type.PIECE, "the regiment that enters"),
        Field.of(HEX, Type.PLACE, "a hex in or next to an entry hex, the same for the division"));
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    String division = choice.facts().text(DIVISION);
    Situation situation = field.in(desk.view());
    Optional<Unit> unit =
        Placings.waiting(situation, division).stream()
            .filter(u -> u.id().id().equals(answer.text(UNIT)))
            .findFirst();
    if (unit.isEmpty()) {
      findings.forbids(
          Placings.ONE_ENTRY.text(),
          "it is no regiment of the division that is to be placed",
          Data.of(UNIT, answer.text(UNIT)).with(DIVISION, division),
          () -> "name one of " + Remedy.units(Placings.waiting(situation, division)));
      return;
    }
    List<Hex> entries = placings.entries(situation, division, readings(desk));
    Data facts =
        Data.of(HEX, answer.text(HEX))
            .with("entries", Data.texts(entries.stream().map(Hex::id).toList()));
    if (!(Place.parse(answer.text(HEX)) instanceof Hex hex)
        || !situation.grid().contains(hex)
        || placings.entriesAt(entries, hex).isEmpty()) {
      findings.forbids(
          Placings.ONE_ENTRY.text(),
          "it is placed in or next to the entry hex",
          facts,
          () -> open(situation, unit.get(), entries));
      return;
    }
    for (Toll.Bar bar : placings.bars(situation, unit.get(), hex)) {
      findings.forbids(
          bar.rule().text(),
          bar.why(),
          Data.of(HEX, hex.id()),
          () -> open(situation, unit.get(), entries));
    }
  }

  /** The hexes in which the regiment may be placed. */
  private String open(Situation situation, Unit regiment, List<Hex> entries) {
    return "with room for it: "
        + Remedy.some(
            entries.stream()
                .flatMap(entry -> placings.around(entry).stream())
                .distinct()
                .filter(hex -> placings.bars(situation, regiment, hex).isEmpty())
                .toList());
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    return Offer.all(answers(field.in(desk.view()), choice.facts().text(DIVISION), readings(desk)));
  }

  private static Placings.Readings readings(Desk desk) {
    return new Placings.Readings(desk.reading(Placings.WHICH_ENTRY), desk.reading(Placings.ROOM));
  }

  /** Every way to place the next regiment of a division. */
  List<Data> answers(Situation situation, String division, Placings.Readings readings) {
    Set<Hex> hexes = new LinkedHashSet<>();
    for (Hex entry : placings.entries(situation, division, readings)) {
      hexes.addAll(placings.around(entry));
    }
    List<Data> answers = new ArrayList<>();
    for (Unit unit : Placings.waiting(situation, division)) {
      for (Hex hex : hexes) {
        if (placings.bars(situation, unit, hex).isEmpty()) {
          answers.add(Data.of(UNIT, unit.id().id()).with(HEX, hex.id()));
        }
      }
    }
    return answers;
  }
}
