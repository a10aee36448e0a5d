package org.adjutant.nomansland.weapons.act;

import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;

/** A unit on the map and the piece on the map that it is aimed at. */
public record Aim(Field field, Piece unit, Piece target) {
  public static final String UNIT = "unit";
  public static final String AT = "at";

  /** Both pieces of the arguments {@code unit} and {@code at}, if they are on the map. */
  public static Optional<Aim> of(Setting setting, Position position, Data args) {
    Optional<Piece> unit = position.piece(args.text(UNIT)).filter(Field::onMap);
    Optional<Piece> target = position.piece(args.text(AT)).filter(Field::onMap);
    return unit.isPresent() && target.isPresent()
        ? Optional.of(new Aim(new Field(setting, position), unit.get(), target.get()))
        : Optional.empty();
  }

  public Hex from() {
    return Field.hex(unit);
  }

  public Hex to() {
    return Field.hex(target);
  }

  /** Hexes from the one to the other. */
  public int distance() {
    return field.setting().ground().distance(from(), to());
  }
}
