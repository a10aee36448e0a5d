package org.adjutant.nomansland.move;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.fire.Activation;
import org.adjutant.nomansland.setting.Charts;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/**
 * The Extraction Check of a stack that leaves a wire hex (2.1.2.1.b to 2.1.2.1.e). The wire itself
 * stays as it is (2.1.2.1.h).
 */
record Extraction(Setting setting) {
  static final String STAGE = "move-extraction";
  static final String FELL = "move-extraction-fell";

  /** The table, and the word in its cells for those who get free. */
  static final String TABLE = "extraction";

  static final String FREE = "free";

  private static final String CHECK = "nomansland:2.1.2.1.b";
  private static final String NONE_NEEDED = "nomansland:2.1.2.1.c";
  private static final String BREACHED = "nomansland:2.1.2.1.i";
  private static final String WIRE_COUNTS = "nomansland:2.1.2.1.d";
  private static final String STAYS = "nomansland:2.1.2.1.h";
  private static final String WHICH_SIGN = "nomansland:NI-048";
  private static final String IF_HELD = "nomansland:NI-049";
  private static final int REVERSED = 2;
  private static final int MAY_FIRE = 2;

  Step begin(Play play) {
    Hex from = March.from(play);
    Wire wire = new Field(setting, play.position()).wire(from);
    List<Piece> walkers = walkers(play);
    if (wire.holds() && !walkers.isEmpty()) {
      return Throw.dice(play, play.actor(), 1, TABLE, from.id(), FELL, play.locals());
    }
    if (wire != Wire.NONE) {
      boolean breach = wire == Wire.BREACH;
      play.find(
          Finding.applies(
              breach ? BREACHED : NONE_NEEDED,
              breach ? "a Breach cancels the wire" : "tanks need no Extraction Check",
              Data.of("hex", from.id())));
      if (breach) {
        play.find(
            Finding.applies(NONE_NEEDED, "a Breach needs no check", Data.of("hex", from.id())));
      }
    }
    return Step.go(PostEntry.STAGE, play.locals());
  }

  Step fell(Play play) {
    Hex from = March.from(play);
    Wire wire = new Field(setting, play.position()).wire(from);
    List<Piece> walkers = walkers(play);
    Data parts = Data.of("die", Throw.kept(play)).with(wire.word(), ofWire(play, wire));
    int cutters = new WireCutters(setting).bonus(play, walkers);
    if (cutters != 0) {
      parts = parts.with("wire-cutters", cutters);
    }
    if (Throw.initiative(play) > 0) {
      parts = parts.with("initiative", Throw.initiative(play));
    }
    int total = 0;
    for (Data part : parts.fields().values()) {
      total += part.integer();
    }
    Lookup cell = setting.charts().cell(play, TABLE, Charts.RESULT, total);
    boolean free = cell.text().equals(FREE);
    GroundReadings.tell(play, GroundReadings.WIRE_ROWS);
    boolean mayFire = !free && play.reading(IF_HELD) == MAY_FIRE;
    play.find(
        Finding.applies(
                CHECK,
                free ? "they get out of the wire together" : "the wire holds them",
                Data.of("hex", from.id()).with("total", total).with("of", parts))
            .from(Source.of(cell)));
    if (!free) {
      return held(play, walkers, mayFire);
    }
    play.find(
        Finding.applies(STAYS, "passing does not destroy the wire", Data.of("wire", wire.word())));
    return Step.go(PostEntry.STAGE, play.locals());
  }

  /** The grade of the wire on the die (NI-048). */
  private int ofWire(Play play, Wire wire) {
    int add = setting.charts().modifier("extraction-modifiers", wire.word());
    int counts = play.reading(WHICH_SIGN) == REVERSED ? -add : add;
    play.find(
        Finding.applies(
            WIRE_COUNTS,
            "Damaged wire helps, Thick wire hinders",
            Data.of("wire", wire.word()).with("add", counts)));
    return counts;
  }

  /** All but the tanks stay, and those with them. */
  private Step held(Play play, List<Piece> walkers, boolean mayFire) {
    List<String> tanks = new ArrayList<>();
    List<String> held = new ArrayList<>();
    for (String id : play.locals().get(March.UNITS).textItems()) {
      (isTank(play, id) ? tanks : held).add(id);
    }
    List<Effect> effects = new ArrayList<>();
    if (mayFire) {
      walkers.forEach(
          unit ->
              effects.add(SetPieceAttribute.open(unit.id(), Mark.ACTED, Data.of(Activation.HELD))));
    }
    play.happens(
        "nomansland/UnitsHeld",
        Data.of("units", Data.texts(held)).with("hex", March.from(play).id()),
        effects);
    return Step.go(PostEntry.STAGE, play.locals().with(March.UNITS, Data.texts(tanks)));
  }

  private static boolean isTank(Play play, String id) {
    return play.position().piece(id).orElseThrow().kind().equals(Kind.TANK);
  }

  /** The fighting units among those who leave, tanks apart. */
  List<Piece> walkers(Play play) {
    Field field = new Field(setting, play.position());
    return play.locals().get(March.UNITS).textItems().stream()
        .map(id -> play.position().piece(id).orElseThrow())
        .filter(piece -> field.isFighting(piece) && !piece.kind().equals(Kind.TANK))
        .toList();
  }
}
