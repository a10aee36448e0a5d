package org.adjutant.nomansland.weapons.grenade;

import java.util.List;
import java.util.Locale;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * Grenades in the air: what is still to be decided of them, as a stage carries it along.
 *
 * @param by the unit that threw them
 * @param from where it stands
 * @param roller its side
 * @param hex where they fall
 * @param dice for each target
 * @param left the targets still to be dealt with, by id
 * @param hurt who was newly Pinned or hurt
 */
record Volley(
    String by,
    Hex from,
    SideId roller,
    Hex hex,
    Manner manner,
    int dice,
    List<String> left,
    Toll hurt) {
  private static final String VOLLEY = "volley";

  Volley {
    left = List.copyOf(left);
  }

  static Volley of(Data locals) {
    Data data = locals.get(VOLLEY);
    return new Volley(
        data.text("by"),
        new Hex(data.text("from")),
        SideId.of(data.text("roller")),
        new Hex(data.text("hex")),
        Manner.valueOf(data.text("manner").toUpperCase(Locale.ROOT)),
        data.integer("dice"),
        data.get("left").textItems(),
        Toll.read(data));
  }

  Data locals() {
    return Data.of(
        VOLLEY,
        hurt.write(
            Data.of("by", by)
                .with("from", from.id())
                .with("roller", roller.id())
                .with("hex", hex.id())
                .with("manner", manner.name().toLowerCase(Locale.ROOT))
                .with("dice", dice)
                .with("left", Data.texts(left))));
  }

  /** The target whose turn it is. */
  Piece target(Position position) {
    return position.piece(left.get(0)).orElseThrow();
  }

  /** Whether that target is still where the grenades fall. */
  boolean strikes(Field field) {
    return field
        .position()
        .piece(left.get(0))
        .filter(piece -> piece.place().equals(hex) && field.isFighting(piece))
        .isPresent();
  }

  /** The same with the first target dealt with. */
  Volley next(Toll alsoHurt) {
    return without(List.of(left.get(0)), alsoHurt);
  }

  /** The same with these targets dealt with. */
  Volley without(List<String> done, Toll alsoHurt) {
    List<String> rest = left.stream().filter(id -> !done.contains(id)).toList();
    return new Volley(by, from, roller, hex, manner, dice, rest, hurt.with(alsoHurt));
  }

  Volley hurting(Toll alsoHurt) {
    return new Volley(by, from, roller, hex, manner, dice, left, hurt.with(alsoHurt));
  }
}
