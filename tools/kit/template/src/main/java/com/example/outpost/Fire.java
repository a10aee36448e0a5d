package com.example.outpost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;

/** 4: who may fire at whom. What comes of it is in {@link FireResult}. */
record Fire(Ground ground) implements ActionKind {
  private static final String ONE_TARGET = "outpost:4.1";
  private static final String DUMMY = "outpost:4.7";

  @Override
  public String name() {
    return "fire";
  }

  @Override
  public String about() {
    return "Fire at an enemy unit in the hex beside.";
  }

  @Override
  public Shape shape() {
    return Shape.of(
        Field.of("unit", Type.PIECE, "the unit that fires"),
        Field.of("target", Type.PIECE, "the unit fired at").after("at"));
  }

  @Override
  public List<Validator> validators() {
    return List.of(
        Checks.active(Turn.RULE),
        Checks.phase(Turn.RULE, List.of(Turn.FIRE)),
        Checks.ownPiece(Turn.RULE, "unit"),
        this::once,
        this::atAnEnemyBeside,
        this::noDummy);
  }

  private void once(Desk desk, Data args, Findings findings) {
    if (piece(desk, args, "unit").filter(u -> u.flag(Turn.SPENT)).isPresent()) {
      findings.forbids(ONE_TARGET, "the unit has fired in this phase", args);
    }
  }

  private void atAnEnemyBeside(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = piece(desk, args, "unit");
    Optional<Piece> target = piece(desk, args, "target");
    if (target.isEmpty() || unit.filter(u -> !isTarget(u, target.get())).isPresent()) {
      findings.forbids(ONE_TARGET, "the target is no enemy unit in the hex beside", args);
    }
  }

  private void noDummy(Desk desk, Data args, Findings findings) {
    if (piece(desk, args, "unit")
        .filter(u -> u.side().equals(desk.side()) && Ground.isDummy(u))
        .isPresent()) {
      findings.forbids(DUMMY, "a dummy does not fire", args);
    }
  }

  @Override
  public String stage() {
    return FireResult.DECLARED;
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
        || !desk.inPhase(Turn.FIRE)
        || !unit.side().equals(desk.side())
        || unit.flag(Turn.SPENT)
        || Ground.isDummy(unit)) {
      return Offer.NOTHING;
    }
    return Offer.all(
        desk.view().pieces().stream()
            .filter(other -> isTarget(unit, other))
            .map(target -> Data.of("unit", unit.id().id()).with("target", target.id().id()))
            .toList());
  }

  private boolean isTarget(Piece unit, Piece other) {
    return !other.side().equals(unit.side()) && ground.areAdjacent(unit, other);
  }

  private static Optional<Piece> piece(Desk desk, Data args, String field) {
    return desk.view().piece(args.text(field));
  }
}
