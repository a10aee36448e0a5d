package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Facing;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code turn UNIT DIRECTION}: a machine gun turns by one hexside as its action, a tank for nothing
 * once in its Action Phase (2.1.2.c, 4.2.2.c, 4.2.11.b). A hidden gun turns unseen.
 */
record TurnAction(Setting setting) {
  static final String NAME = "turn";

  private static final String UNIT = "unit";
  private static final String DIRECTION = "direction";

  /** Of a unit that turned for nothing: the turn in which it did. */
  private static final String TURNED = "turned";

  private static final String GUNS = "nomansland:2.1.2.c";
  private static final String INSTEAD = "nomansland:4.2.2.c";
  private static final String GUN_COST = "nomansland:NI-116";
  private static final String TANKS = "nomansland:4.2.11.b";
  private static final String TANK_OFTEN = "nomansland:NI-110";
  private static final int FREE = 2;

  SimpleAction action() {
    Shape shape =
        Shape.of(
            Shape.Field.of(UNIT, Shape.Type.PIECE, "a machine gun or a tank"),
            Facing.field(DIRECTION, "1 to 6, clockwise from north"));
    List<Validator> rules = new ArrayList<>(Activation.inTurn());
    rules.add(this::check);
    return SimpleAction.listing(
            NAME, "Turn a machine gun or a tank by one hexside.", shape, rules, this::candidates)
        .heardBy(Discreet.knowing(UNIT));
  }

  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (!desk.isActive() || !desk.inPhase(PhaseId.ACTION)) {
      return all;
    }
    for (Piece piece : new Field(setting, desk.view()).fighting(desk.side())) {
      if (setting.counters().has(piece, Trait.ARC)) {
        for (int by : new int[] {1, 5}) {
          int to = (piece.facing() - 1 + by) % 6 + 1;
          all.add(Data.of(UNIT, piece.id().id()).with(DIRECTION, to));
        }
      }
    }
    return all;
  }

  private void check(Desk desk, Data args, Findings findings) {
    Optional<Piece> unit = new Activation(setting).unit(desk, args.text(UNIT));
    if (unit.isEmpty() || !setting.counters().has(unit.get(), Trait.ARC)) {
      findings.forbids(
          GUNS,
          "this is no machine gun or tank of the side on the map",
          Data.of("unit", args.text(UNIT)),
          "name a machine gun or a tank");
      return;
    }
    Piece piece = unit.get();
    boolean tank = piece.kind().equals(Kind.TANK);
    int by = Math.floorMod(args.integer(DIRECTION) - piece.facing(), 6);
    Data facts =
        Data.of("unit", piece.id().id())
            .with("facing", piece.facing())
            .with("direction", args.integer(DIRECTION));
    if (args.integer(DIRECTION) < 1 || args.integer(DIRECTION) > 6 || by != 1 && by != 5) {
      findings.forbids(
          tank ? TANKS : GUNS, "it turns by one hexside", facts, "name a direction beside its own");
    }
    if (Field.isPinned(piece)) {
      findings.forbids("nomansland:2.1.2.a", "it is Pinned", facts, "rally it first");
    }
    if (tank && piece.steps() < 2) {
      findings.forbids(TANKS, "the tank is immobilised", facts, "turn another");
    }
    boolean often = tank && desk.reading(TANK_OFTEN) == FREE;
    boolean free = tank || desk.reading(GUN_COST) == FREE;
    if (!free) {
      new Activation(setting).check(desk, piece, findings);
    } else if (!often && piece.number(TURNED, 0) == desk.view().clock().turn()) {
      Reading reading = Reading.of(desk, tank ? TANK_OFTEN : GUN_COST);
      findings.forbids(
          Finding.forbids(tank ? TANKS : GUNS, "it has turned already", facts)
              .from(reading.source()),
          () -> "turn it again in the next turn");
    }
  }

  Step turn(Play play) {
    Piece unit = play.position().piece(play.locals().text(UNIT)).orElseThrow();
    boolean tank = unit.kind().equals(Kind.TANK);
    boolean free = tank || play.reading(GUN_COST) == FREE;
    Audience eyes = unit.knownTo();
    List<Effect> effects = new ArrayList<>();
    effects.add(new Face(unit.id(), play.locals().integer(DIRECTION)));
    effects.add(
        free
            ? SetPieceAttribute.open(unit.id(), TURNED, Data.of(play.position().clock().turn()))
            : SetPieceAttribute.open(unit.id(), Mark.ACTED, Data.of(NAME)));
    play.find(
        Finding.applies(
                tank ? TANKS : INSTEAD,
                free ? "it turns at no cost" : "it turns instead of another action",
                Data.of("unit", unit.id().id()).with("from", unit.facing()))
            .forEyesOf(eyes));
    play.happens(
        Event.secret(
            "nomansland/UnitTurned", play.actor(), play.locals(), eyes, Data.EMPTY, effects));
    return Step.done();
  }
}
