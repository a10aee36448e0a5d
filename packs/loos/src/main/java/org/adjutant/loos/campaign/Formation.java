package org.adjutant.loos.campaign;

import java.util.Objects;
import java.util.Optional;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.data.Data;

/** The formations that units belong to (13.3.a, 18.1.a). */
public final class Formation {
  private Formation() {}

  /** The division that a unit shows; none of a battalion that came back (13.2.e). */
  public static Optional<String> division(Unit unit) {
    return text(unit, Mark.DIVISION);
  }

  /** True if both show one division, or neither shows any. */
  public static boolean sameDivision(Unit one, Unit other) {
    return Objects.equals(
        one.piece().attributes().get(Mark.DIVISION), other.piece().attributes().get(Mark.DIVISION));
  }

  /** The brigade that a British unit shows. */
  public static Optional<String> brigade(Unit unit) {
    return text(unit, Mark.BRIGADE);
  }

  /** The British brigade or German division within which a unit stacks; none of a red dot. */
  public static Optional<String> stacking(Unit unit) {
    if (unit.is(Mark.RED_DOT)) {
      return Optional.empty();
    }
    return unit.side().equals(Store.BRITISH) ? brigade(unit) : division(unit);
  }

  private static Optional<String> text(Unit unit, String mark) {
    return unit.piece().attribute(mark).map(Data::text);
  }
}
