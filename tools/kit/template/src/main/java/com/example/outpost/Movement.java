package com.example.outpost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;

/** 3: movement. */
record Movement(Ground ground) implements ActionKind {
  static final String STAGE = "move";
  private static final String ONE_HEX = "outpost:3.1";
  private static final String ONE_UNIT = "outpost:3.2";

  @Override
  public String name() {
    return "move";
  }

  @Override
  public String about() {
    return "Move a unit into the hex beside it.";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.of("unit", Type.PIECE, "the unit that moves"),
        Field.of("to", Type.PLACE, "the hex it enters"));
  }

  @Override
  public List<Validator> validators() {
    return List.of(
        Checks.active(Turn.RULE),
        Checks.phase(Turn.RULE, List.of(Turn.MOVE)),
        Checks.ownPiece(Turn.RULE, "unit"),
        this::once,
        this::next,
        this::vacant);
  }

  private void once(Desk desk, Data args, Findings findings) {
    if (unit(desk, args).filter(u -> u.flag(Turn.SPENT)).isPresent()) {
      findings.forbids(ONE_HEX, "the unit has moved in this phase", args);
    }
  }

  private void next(Desk desk, Data args, Findings findings) {
    Optional<Hex> to = ground.hex(args.text("to"));
    Optional<Piece> unit = unit(desk, args);
    if (to.isEmpty()
        || unit.filter(u -> !ground.map().grid().adjacent(ground.hexOf(u), to.get())).isPresent()) {
      findings.forbids(ONE_HEX, "the hex is not beside the unit's own", args);
    }
  }

  private void vacant(Desk desk, Data args, Findings findings) {
    if (ground.hex(args.text("to")).filter(to -> !desk.view().isVacant(to)).isPresent()) {
      findings.forbids(ONE_UNIT, "a unit is in the hex", args);
    }
  }

  @Override
  public String stage() {
    return STAGE;
  }

  @Override
  public Offer offer(Desk desk) {
    List<Data> legal = new ArrayList<>();
    desk.view().pieces(desk.side()).forEach(unit -> legal.addAll(offer(desk, unit).examples()));
    return Offer.all(legal);
  }

  @Override
  public Offer offer(Desk desk, Piece unit) {
    if (!desk.isActive()
        || !desk.inPhase(Turn.MOVE)
        || !unit.side().equals(desk.side())
        || unit.flag(Turn.SPENT)) {
      return Offer.NOTHING;
    }
    return Offer.all(
        ground.ways(desk.view(), unit).stream()
            .map(to -> Data.of("unit", unit.id().id()).with("to", to.id()))
            .toList());
  }

  Step run(Play play) {
    Piece unit = play.position().piece(play.locals().text("unit")).orElseThrow();
    Hex to = ground.hex(play.locals().text("to")).orElseThrow();
    play.happens(
        EventNames.MOVEMENT_DECLARED,
        play.locals().with("from", unit.place().text()),
        new Move(unit.id(), to),
        Turn.spend(unit));
    return Victory.check(play, ground);
  }

  private static Optional<Piece> unit(Desk desk, Data args) {
    return desk.view().piece(args.text("unit"));
  }
}
