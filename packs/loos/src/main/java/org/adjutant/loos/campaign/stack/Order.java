package org.adjutant.loos.campaign.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code order <hex> <unit>}: the unit becomes the front line of its stack, in its owner's movement
 * phase alone (18.2.c); by another reading of LI-59 that is a move of both.
 */
final class Order {
  private static final String NAME = "order";
  private static final String HEX = "hex";
  private static final String UPPER = "upper";
  private static final String RULE = "loos:18.2.c";
  private static final String UPPER_IS_FRONT = "loos:18.1.b";
  private static final String COST = "loos:LI-59";
  private static final int A_MOVE = 2;

  private final Battlefield field;

  Order(Battlefield field) {
    this.field = field;
  }

  ActionKind action() {
    return SimpleAction.listing(
        NAME,
        "Put the lower unit of a stack on top, as its front line.",
        Shape.of(
            Shape.Field.of(HEX, Shape.Type.PLACE, "where the stack is"),
            Shape.Field.of(UPPER, Shape.Type.PIECE, "the unit that becomes the front line")),
        List.of(
            Checks.active(RULE),
            Checks.phase(RULE, List.of(PhaseNames.MOVEMENT)),
            Checks.ownPiece(RULE, UPPER),
            this::check),
        this::candidates);
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(NAME, this::order);
  }

  private void check(Desk desk, Data args, Findings findings) {
    Situation situation = field.in(desk.view());
    situation.unit(args.text(UPPER)).ifPresent(unit -> check(situation, unit, args, findings));
  }

  private static void check(Situation situation, Unit unit, Data args, Findings findings) {
    Data facts = Data.of("unit", unit.id().id()).with(HEX, args.text(HEX));
    if (!unit.piece().place().text().equals(args.text(HEX))) {
      findings.forbids(
          RULE, "the unit is not in the hex", facts, "it is in " + unit.piece().place().text());
    } else if (!Line.isReserve(situation, unit)) {
      findings.forbids(
          RULE, "it is the front line already", facts, "name a unit that lies under another");
    }
    Reading reading = situation.reading(COST);
    for (Unit each : reading.is(A_MOVE) ? situation.at(unit.piece().place()) : List.<Unit>of()) {
      if (each.is(Marks.MOVED)) {
        String says = "the order counts as a move of both, and this one has moved";
        findings.forbids(
            Finding.forbids(RULE, says, Data.of("unit", each.id().id())).from(reading.source()),
            () -> "give the order before either moves");
      }
    }
  }

  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (desk.isActive() && desk.inPhase(PhaseNames.MOVEMENT)) {
      Situation situation = field.in(desk.view());
      for (Unit unit : situation.units(desk.side())) {
        if (Line.isReserve(situation, unit)) {
          all.add(Data.of(HEX, unit.piece().place().text()).with(UPPER, unit.id().id()));
        }
      }
    }
    return all;
  }

  private Step order(Play play) {
    Situation situation = field.in(play.position());
    Unit unit = situation.unit(play.locals().text(UPPER)).orElseThrow();
    Hex hex = unit.hex().orElseThrow();
    List<Effect> effects = new ArrayList<>();
    effects.add(new Move(unit.id(), hex));
    boolean moves = play.reading(COST) == A_MOVE;
    for (Unit each : moves ? situation.at(hex) : List.<Unit>of()) {
      effects.add(SetPieceAttribute.flag(each.id(), Marks.MOVED));
    }
    Data facts =
        Data.of(HEX, hex.id())
            .with(UPPER, unit.id().id())
            .with("reserve", situation.uppermost(hex).id().id());
    play.find(Finding.applies(RULE, "the order is changed in the movement phase", facts));
    play.find(Finding.applies(UPPER_IS_FRONT, "the upper unit is the front line", facts));
    play.happens("loos/StackOrdered", facts.with("moved", Data.of(moves)), effects);
    return Step.done();
  }
}
