package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;

/**
 * {@code replacement at <hex>}: the town hex of the next replacement (11.4.d); {@code replacement
 * decline} where LI-79 allows it.
 */
final class ReplaceChoice implements ChoiceKind {
  static final String NAME = "replacement";
  static final String HEX = "hex";
  static final String LEFT = "left";
  static final String COMPULSORY = "loos:LI-79";
  static final int MAY_DECLINE = 2;
  private static final String WHAT = "what";
  private static final String PLACE = "at";
  private static final String DECLINE = "decline";

  private static final String AT_ONCE = "loos:11.4.b";
  private static final String WHERE = "loos:11.4.d";

  private final Battlefield field;
  private final Towns towns;

  ReplaceChoice(Battlefield field, Towns towns) {
    this.field = field;
    this.towns = towns;
  }

  static boolean places(Data answer) {
    return answer.text(WHAT).equals(PLACE);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "In which town hex is a replacement placed? " + choice.facts().get(LEFT) + " to place.";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.word(WHAT, List.of(PLACE, DECLINE), "place a battalion, or decline the rest"),
        Field.of(HEX, Type.PLACE, "an empty town hex in German hands").optionally());
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> open = open(desk);
    if (places(answer) && answer.find(HEX).map(Data::text).filter(open::contains).isEmpty()) {
      findings.forbids(
          WHERE,
          "a replacement goes in an empty town hex in German hands",
          answer.with("open", Data.texts(open)),
          () -> "answer at with one of " + Remedy.some(open));
    }
    if (!places(answer) && (desk.reading(COMPULSORY) != MAY_DECLINE || answer.has(HEX))) {
      findings.forbids(
          AT_ONCE,
          "replacements are to be placed while there is a hex",
          answer,
          () ->
              desk.reading(COMPULSORY) == MAY_DECLINE
                  ? "answer decline without a hex"
                  : "answer at with one of " + Remedy.some(open));
    }
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    List<Data> answers = new ArrayList<>();
    open(desk).forEach(hex -> answers.add(Data.of(WHAT, PLACE).with(HEX, hex)));
    if (desk.reading(COMPULSORY) == MAY_DECLINE) {
      answers.add(Data.of(WHAT, DECLINE));
    }
    return Offer.all(answers);
  }

  private List<String> open(Desk desk) {
    return towns
        .open(field.in(desk.view()), desk.reading(Towns.BY_HEX), desk.reading(Towns.CITIES))
        .stream()
        .map(Hex::id)
        .toList();
  }
}
