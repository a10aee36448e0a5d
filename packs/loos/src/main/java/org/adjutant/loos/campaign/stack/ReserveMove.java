package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.movement.Moves;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.support.Reading;

/**
 * {@code go <hex> [via <hexes>]} or {@code stay}: where a reserve goes whose die has fallen
 * (18.4.c, 18.4.d, LI-57).
 */
final class ReserveMove implements ChoiceKind {
  static final String NAME = "reserve";
  static final String UNIT = "unit";
  static final String AFTER_THE_DIE = "loos:LI-57";
  private static final String HOW = "how";
  private static final String GO = "go";
  private static final String STAY = "stay";
  private static final String TO = "to";
  private static final String VIA = "via";
  private static final String ENDS_ALONE = "loos:18.4.d";
  private static final int MUST_MOVE = 2;

  private final Battlefield field;
  private final Moves moves;

  ReserveMove(Battlefield field, Moves moves) {
    this.field = field;
    this.moves = moves;
  }

  static boolean stays(Data answer) {
    return answer.text(HOW).equals(STAY);
  }

  /** The move that an answer is about. */
  static Data move(String unit, Data answer) {
    Data move = Data.of(UNIT, unit).with(TO, answer.text(TO));
    return answer.has(VIA) ? move.with(VIA, answer.get(VIA)) : move;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return "Where does "
        + choice.facts().text(UNIT)
        + " go with "
        + choice.facts().integer("MP")
        + " MP, or does it stay?";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.word(HOW, List.of(GO, STAY), "move, or stay and not attack"),
        Field.of(TO, Type.PLACE, "the hex where it ends").optionally(),
        Field.of(VIA, Type.PLACES, "the hexes in between, if it is to go a certain way")
            .after(VIA)
            .optionally());
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    String unit = choice.facts().text(UNIT);
    if (stays(answer)) {
      Reading reading = Reading.of(desk.view(), AFTER_THE_DIE, 1);
      if (reading.is(MUST_MOVE)) {
        String says = "its die has been rolled, and it must move";
        findings.forbids(
            Finding.forbids(ReserveRight.DIE.text(), says, Data.of(UNIT, unit))
                .from(reading.source()),
            () -> "answer go with a hex it can reach for its MP");
      }
      return;
    }
    if (!answer.has(TO)) {
      findings.forbids(
          ReserveRight.RESERVES.text(),
          "say where it goes",
          Data.of(UNIT, unit),
          "answer go with a hex, or stay");
      return;
    }
    if (answer.text(TO).equals(choice.facts().text("at"))) {
      findings.forbids(
          ENDS_ALONE,
          "a move of this phase does not end where it began",
          answer,
          "answer go with another hex, or stay");
    }
    moves.check().check(desk, move(unit, answer), findings);
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    Situation situation = field.in(desk.view());
    Unit unit = situation.unit(choice.facts().text(UNIT)).orElseThrow();
    List<Data> answers = new ArrayList<>();
    for (Data move : moves.all(situation, unit, desk.reading(Moves.REENTRY))) {
      Data go = Data.of(HOW, GO).with(TO, move.text(TO));
      answers.add(move.has(VIA) ? go.with(VIA, move.get(VIA)) : go);
    }
    if (!Reading.of(desk.view(), AFTER_THE_DIE, 1).is(MUST_MOVE)) {
      answers.add(Data.of(HOW, STAY));
    }
    return Offer.examples(answers);
  }
}
