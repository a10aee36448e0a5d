package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.guns.creep.CreepingFall;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/**
 * A move from its declaration to the arrival (2.1.2): who moves comes to light and has acted, gets
 * out of the wire or not, into a Bombing Post or not, and what follows where he arrives.
 */
record March(Setting setting) {
  static final String ARRIVE = "move-arrive";
  static final String AFTER = "move-after";

  /** Locals of all stages of a move. */
  static final String UNITS = MoveAction.UNITS;

  static final String FROM = "from";
  static final String TO = MoveAction.TO;

  private static final String UNVEILED = "nomansland:1.2.g";
  private static final String FREELY = "nomansland:NI-118";
  private static final String ONE_HEX = "nomansland:2.1.2.a";
  private static final String OFFICERS = "nomansland:2.1.2.d";

  Step declare(Play play) {
    Initiative.claim(play);
    List<Piece> movers = inStackOrder(play, play.locals().get(UNITS).textItems());
    Hex from = Field.hex(movers.get(0));
    play.reading(FREELY);
    play.find(
        Finding.applies(
            ONE_HEX,
            "what leaves together moves one hex",
            Data.of("units", play.locals().get(UNITS)).with("from", from.id())));
    List<Effect> effects = unveiling(play, movers);
    for (Piece mover : movers) {
      effects.add(SetPieceAttribute.open(mover.id(), Mark.ACTED, Data.of(Activation.MOVE)));
      if (!new Field(setting, play.position()).isFighting(mover)) {
        play.find(
            Finding.applies(
                OFFICERS, "an Officer moves one hex", Data.of("officer", mover.id().id())));
      }
    }
    Data locals =
        Data.of(UNITS, Data.texts(movers.stream().map(mover -> mover.id().id()).toList()))
            .with(FROM, from.text())
            .with(TO, Place.parse(play.locals().text(TO)).text());
    play.happens(EventNames.MOVEMENT_DECLARED, locals, effects);
    return Step.go(Extraction.STAGE, locals);
  }

  /** In the order of the stack, the lowest first, so that it stays the same where they arrive. */
  private static List<Piece> inStackOrder(Play play, List<String> ids) {
    Place place = play.position().piece(ids.get(0)).orElseThrow().place();
    return play.position().at(place).stream()
        .filter(piece -> ids.contains(piece.id().id()))
        .toList();
  }

  private List<Effect> unveiling(Play play, List<Piece> movers) {
    List<PieceId> hidden = movers.stream().filter(Field::isHidden).map(Piece::id).toList();
    if (hidden.isEmpty()) {
      return new ArrayList<>();
    }
    play.find(
        Finding.applies(
            UNVEILED,
            "a unit that moves comes to light",
            Data.of("units", Data.texts(hidden.stream().map(PieceId::id).toList()))));
    return new ArrayList<>(new Veil(setting).unveil(play.position(), hidden));
  }

  /** Those who got as far as this enter the hex. */
  Step arrive(Play play) {
    List<String> units = play.locals().get(UNITS).textItems();
    if (units.isEmpty()) {
      return Step.done();
    }
    Hex to = to(play);
    List<Effect> effects = new ArrayList<>();
    for (String id : units) {
      PieceId unit = PieceId.of(id);
      if (play.position().piece(unit).orElseThrow().attribute(Mark.INSIDE).isPresent()) {
        effects.add(SetPieceAttribute.clear(unit, Mark.INSIDE));
      }
      effects.add(new Move(unit, to));
    }
    play.happens("nomansland/UnitsMoved", play.locals(), effects);
    return CreepingFall.arrival(setting, play, to, play.locals(), AFTER, play.locals());
  }

  static Hex from(Play play) {
    return (Hex) Place.parse(play.locals().text(FROM));
  }

  static Hex to(Play play) {
    return (Hex) Place.parse(play.locals().text(TO));
  }
}
