package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Facing;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.guns.creep.CreepingFall;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Face;
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
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code emerge UNIT HEX [facing N]}: a machine gun leaves the Dugout it was set up in for an
 * adjacent trench hex, at any moment of the Assault (2.1.2.b, 4.2.2.b; NI-115).
 */
record EmergeAction(Setting setting) {
  static final String NAME = "emerge";

  private static final String UNIT = "unit";
  private static final String HEX = "hex";
  private static final String FACING = "facing";
  private static final String RULE = "nomansland:4.2.2.b";
  private static final String GUNS_STAY = "nomansland:2.1.2.b";
  private static final String WHEN = "nomansland:NI-115";
  private static final int OWN_ACTION = 1;
  private static final int SAME_HEX = 3;

  ActionKind action() {
    Shape shape =
        Shape.of(
            Shape.Field.of(UNIT, Shape.Type.PIECE, "a machine gun in a Dugout"),
            Shape.Field.of(HEX, Shape.Type.PLACE, "the adjacent trench hex"),
            Facing.field(FACING, "1 to 6, clockwise from north; as it was")
                .after(FACING)
                .optionally());
    return SimpleAction.sampling(
        NAME, "Let a machine gun leave its Dugout.", shape, List.of(this::check), this::candidates);
  }

  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    Field field = new Field(setting, desk.view());
    for (Piece unit : field.fighting(desk.side())) {
      if (setting.counters().has(unit, Trait.MACHINE_GUN) && field.cover(unit) == Cover.DUGOUT) {
        for (Hex to : setting.ground().grid().neighbours(Field.hex(unit))) {
          all.add(Data.of(UNIT, unit.id().id()).with(HEX, to.id()));
        }
      }
    }
    return all;
  }

  private void check(Desk desk, Data args, Findings findings) {
    Field field = new Field(setting, desk.view());
    Optional<Piece> unit =
        new Activation(setting)
            .unit(desk, args.text(UNIT))
            .filter(piece -> setting.counters().has(piece, Trait.MACHINE_GUN))
            .filter(piece -> field.cover(piece) == Cover.DUGOUT);
    Data facts = Data.of("unit", args.text(UNIT)).with("hex", args.text(HEX));
    int reading = desk.reading(WHEN);
    if (unit.isEmpty() || reading == SAME_HEX || desk.view().clock().turn() == 0) {
      findings.forbids(
          GUNS_STAY,
          "a machine gun moves only out of its Dugout, during the Assault",
          facts,
          reading == SAME_HEX ? "submit: leave UNIT" : "name one that is in a Dugout");
      return;
    }
    if (Field.isPinned(unit.get())) {
      findings.forbids("nomansland:2.1.2.a", "it is Pinned", facts, "rally it first");
    }
    new MoverRules(setting).checkLeaving(desk, unit.get(), findings);
    if (isOwnAction(desk)) {
      new Activation(setting).check(desk, unit.get(), findings);
    } else if (reading == OWN_ACTION) {
      findings.forbids(
          Finding.forbids(RULE, "it leaves in its side's Action Phase", facts)
              .from(Reading.of(desk, WHEN).source()),
          () -> "wait for that phase");
    }
    int facing = args.find(FACING).map(Data::integer).orElse(unit.get().facing());
    if (facing < 1 || facing > 6) {
      findings.forbids(RULE, "there is no such direction", facts, "name a facing from 1 to 6");
    }
    checkHex(field, unit.get(), Place.parse(args.text(HEX)), facts, findings);
  }

  private static boolean isOwnAction(Desk desk) {
    return desk.isActive() && desk.inPhase(PhaseId.ACTION);
  }

  private void checkHex(Field field, Piece unit, Place place, Data facts, Findings findings) {
    boolean trench =
        place instanceof Hex hex
            && setting.ground().grid().contains(hex)
            && setting.ground().adjacent(Field.hex(unit), hex)
            && isTrench(field, hex);
    if (!trench) {
      findings.forbids(
          RULE, "this is no adjacent trench hex", facts, "name a trench hex beside the Dugout");
      return;
    }
    Hex to = (Hex) place;
    if (!field.takes(to, unit.side(), List.of(unit))) {
      findings.forbids(
          setting.ground().isDefenderTrench(to) ? "nomansland:0.4.c" : "nomansland:0.4.a",
          "there is no room for it",
          facts.with("limit", field.limit(to)),
          "name another hex, or make room");
    }
    if (field.isBarricaded(to)) {
      findings.forbids("nomansland:4.2.5.i", "a Barricade bars the hex", facts, "name another hex");
    }
  }

  /** A Shellhole counts as a trench hex (4.2.13.b). */
  private static boolean isTrench(Field field, Hex hex) {
    return field.setting().ground().isTrench(hex)
        || field.position().at(hex).stream().anyMatch(p -> p.kind().equals(Kind.SHELLHOLE));
  }

  Step emerge(Play play) {
    Piece unit = play.position().piece(play.locals().text(UNIT)).orElseThrow();
    Place to = Place.parse(play.locals().text(HEX));
    int reading = play.reading(WHEN);
    List<Effect> effects = new ArrayList<>(new Veil(setting).unveil(play.position(), unit.id()));
    effects.add(SetPieceAttribute.clear(unit.id(), Mark.INSIDE));
    effects.add(new Move(unit.id(), to));
    play.locals()
        .find(FACING)
        .ifPresent(facing -> effects.add(new Face(unit.id(), facing.integer())));
    boolean action =
        play.position().clock().isActive(unit.side())
            && play.position().clock().phase().equals(PhaseId.ACTION);
    if (action) {
      effects.add(SetPieceAttribute.open(unit.id(), Mark.ACTED, Data.of(Activation.MOVE)));
    }
    Data facts = Data.of("unit", unit.id().id()).with("to", to.text());
    play.find(
        Finding.applies(
            RULE,
            action || reading == OWN_ACTION
                ? "leaving the Dugout is its action"
                : "it leaves the Dugout between two activations",
            facts));
    play.happens("nomansland/GunEmerged", facts, effects);
    Data arrived =
        Data.of("units", Data.texts(List.of(unit.id().id()))).with("from", unit.place().text());
    return CreepingFall.arrival(setting, play, (Hex) to, arrived, Moves.OVER, Data.EMPTY);
  }
}
