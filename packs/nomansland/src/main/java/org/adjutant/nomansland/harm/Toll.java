package org.adjutant.nomansland.harm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * The units that an attack has newly Pinned, hurt or removed, each once. All of them have come to
 * light by it (1.2.j), so a stage may carry them along in the open.
 */
public record Toll(List<String> units) {
  public static final Toll NONE = new Toll(List.of());

  private static final String HURT = "hurt";

  public Toll {
    units = List.copyOf(units);
  }

  /** As a stage carries it along; nobody, if it does not. */
  public static Toll read(Data locals) {
    return new Toll(locals.find(HURT).map(Data::textItems).orElse(List.of()));
  }

  /** These locals with the toll in them. */
  public Data write(Data locals) {
    return locals.with(HURT, Data.texts(units));
  }

  /** With a unit, if it was hurt. */
  public Toll with(PieceId unit, boolean hurt) {
    return hurt ? with(new Toll(List.of(unit.id()))) : this;
  }

  public Toll with(Toll more) {
    Set<String> all = new LinkedHashSet<>(units);
    all.addAll(more.units);
    return new Toll(new ArrayList<>(all));
  }

  public Toll without(Toll others) {
    return new Toll(units.stream().filter(id -> !others.units.contains(id)).toList());
  }

  public boolean isEmpty() {
    return units.isEmpty();
  }

  /** Those of one side. */
  public Toll of(Position position, SideId side) {
    return new Toll(
        units.stream()
            .filter(id -> position.piece(id).map(Piece::side).filter(side::equals).isPresent())
            .toList());
  }

  /** How many units. */
  public int count() {
    return units.size();
  }
}
