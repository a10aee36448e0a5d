package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code leave UNIT}: a unit comes out of its structure and lies above it, without its protection,
 * and never goes in again (4.2.12.c, 4.2.12.k; NI-114).
 */
record LeaveAction(Setting setting) {
  static final String NAME = "leave";

  private static final String UNIT = "unit";
  private static final String FREELY = "nomansland:4.2.12.c";
  private static final String NO_COVER = "nomansland:4.2.12.k";
  private static final String COST = "nomansland:NI-114";
  private static final int ITS_ACTION = 2;
  private static final String GUNS = "nomansland:4.2.2.b";
  private static final String GUN_WAY = "nomansland:NI-115";
  private static final int SAME_HEX = 3;

  ActionKind action() {
    Shape shape = Shape.of(Shape.Field.of(UNIT, Shape.Type.PIECE, "a unit in a structure"));
    List<Validator> rules = new ArrayList<>(Activation.inTurn());
    rules.add(this::check);
    return SimpleAction.listing(
        NAME, "Let a unit come out of its structure.", shape, rules, this::candidates);
  }

  private List<Data> candidates(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseId.ACTION)
        ? new Field(setting, desk.view())
            .fighting(desk.side()).stream()
                .filter(unit -> unit.attribute(Mark.INSIDE).isPresent())
                .map(unit -> Data.of(UNIT, unit.id().id()))
                .toList()
        : List.of();
  }

  private void check(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit =
        new Activation(setting)
            .unit(desk, args.text(UNIT))
            .filter(piece -> piece.attribute(Mark.INSIDE).isPresent());
    Data facts = Data.of("unit", args.text(UNIT));
    if (unit.isEmpty()) {
      findings.forbids(
          FREELY, "this is no unit of the side in a structure", facts, "name one that is in one");
      return;
    }
    if (setting.counters().has(unit.get(), Trait.MACHINE_GUN)
        && desk.reading(GUN_WAY) != SAME_HEX) {
      findings.forbids(
          Finding.forbids(
                  GUNS,
                  "a machine gun leaves a Dugout for an adjacent trench hex, and nothing else",
                  facts)
              .from(Reading.of(desk, GUN_WAY).source()),
          () -> "submit: emerge " + args.text(UNIT) + " HEX");
    }
    if (Field.isPinned(unit.get())) {
      findings.forbids("nomansland:2.1.2.a", "it is Pinned", facts, "rally it first");
    }
    if (desk.reading(COST) == ITS_ACTION) {
      new Activation(setting).check(desk, unit.get(), findings);
    }
  }

  Step leave(Play play) {
    Piece unit = play.position().piece(play.locals().text(UNIT)).orElseThrow();
    List<Effect> effects = new ArrayList<>(new Veil(setting).unveil(play.position(), unit.id()));
    effects.add(SetPieceAttribute.clear(unit.id(), Mark.INSIDE));
    effects.add(new Move(unit.id(), unit.place()));
    boolean costs = play.reading(COST) == ITS_ACTION;
    if (costs) {
      effects.add(SetPieceAttribute.open(unit.id(), Mark.ACTED, Data.of(Activation.MOVE)));
    }
    Data facts = Data.of("unit", unit.id().id()).with("at", unit.place().text());
    play.find(
        Finding.applies(FREELY, costs ? "leaving is its move" : "leaving costs nothing", facts));
    play.find(Finding.applies(NO_COVER, "the structure protects it no longer", facts));
    if (Field.isHidden(unit)) {
      play.find(Finding.applies("nomansland:1.2.g", "a unit that moves comes to light", facts));
    }
    play.happens("nomansland/StructureLeft", facts, effects);
    return Step.call("contact", Data.EMPTY, Moves.OVER, Data.EMPTY);
  }
}
