package org.adjutant.loos.series;

import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/**
 * A piece with the values printed on its counter, as they are now. What an attribute of the piece
 * says ({@link Marks}) goes before the counter sheet, so that a position file may bring units of
 * its own.
 */
public record Unit(Piece piece, Counter counter) {
  public PieceId id() {
    return piece.id();
  }

  public SideId side() {
    return piece.side();
  }

  /** What a person calls it: the attribute {@code name}, or the id. */
  public String name() {
    return piece.attribute(Marks.NAME).map(Data::text).orElse(piece.id().id());
  }

  /** The hex it stands in; empty for a unit in a box. */
  public Optional<Hex> hex() {
    return piece.place() instanceof Hex hex ? Optional.of(hex) : Optional.empty();
  }

  public boolean isAt(Hex hex) {
    return piece.place().equals(hex);
  }

  public int steps() {
    return piece.steps();
  }

  /** The steps it has at full strength; those of its counter, if no attribute says otherwise. */
  public int fullSteps() {
    return number(Marks.FULL_STEPS, Math.max(counter.steps(), steps()));
  }

  /** True if it shows its reduced side (2.3.1). */
  public boolean isReduced() {
    return steps() < fullSteps();
  }

  public int attack() {
    return value("attack", face().attack());
  }

  public int defence() {
    return value("defence", face().defence());
  }

  /** The movement allowance in whole movement points. */
  public int move() {
    return value("move", face().move());
  }

  /** A mobile unit; every other is a leg unit. */
  public boolean isMobile() {
    return flag(Marks.MOBILE, counter.mobile());
  }

  public boolean hasZoc() {
    return !flag(Marks.NO_ZOC, !counter.zoc());
  }

  public boolean isCommando() {
    return flag(Marks.COMMANDO, counter.commando());
  }

  public boolean isSeaborne() {
    return flag(Marks.SEABORNE, counter.seaborne());
  }

  /** True if the flag of {@link Marks} is set on the piece. */
  public boolean is(String mark) {
    return piece.flag(mark);
  }

  /** {@code 4-4-5} as it stands. */
  public String values() {
    return attack() + "-" + defence() + "-" + move();
  }

  private Face face() {
    return counter.face(fullSteps() - steps());
  }

  private int value(String key, int printed) {
    if (piece.attributes().isEmpty()) {
      return printed;
    }
    if (isReduced()) {
      Optional<Data> back = piece.attribute(Marks.REDUCED).flatMap(r -> r.find(key));
      if (back.isPresent()) {
        return back.get().integer();
      }
    }
    return number(key, printed);
  }

  private int number(String key, int printed) {
    Entry entry = piece.attributes().get(key);
    return entry == null ? printed : entry.value().integer();
  }

  private boolean flag(String key, boolean printed) {
    Entry entry = piece.attributes().get(key);
    return entry == null ? printed : entry.value().flag();
  }
}
