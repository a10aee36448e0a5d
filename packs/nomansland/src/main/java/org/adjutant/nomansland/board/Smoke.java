package org.adjutant.nomansland.board;

import java.util.function.ToIntFunction;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Derived;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;

/** Smoke markers and how many there are (4.2.3.f; NI-159). */
public final class Smoke {
  private static final String KIND = "smoke";
  private static final String LIMIT = "nomansland:NI-159";
  private static final int ALL_SMOKE = 2;
  private static final int NO_LIMIT = 3;

  private final Setting setting;
  private final Derived<Integer> lying = Derived.by(this::count);

  public Smoke(Setting setting) {
    this.setting = setting;
  }

  private int count(Position position) {
    Field field = new Field(setting, position);
    return setting.ground().grid().hexes().stream().mapToInt(field::smoke).sum();
  }

  /** How many lie on the map. */
  public int onMap(Position position) {
    return lying.of(position);
  }

  /** How many there are in all. */
  public int supply() {
    return setting.counters().supply(KIND);
  }

  private int left(Position position) {
    return Math.max(0, supply() - onMap(position));
  }

  /** Whether a mortar finds a marker to lay. */
  public boolean isLeftForMortars(Position position, ToIntFunction<String> readings) {
    return readings.applyAsInt(LIMIT) == NO_LIMIT || left(position) > 0;
  }

  /**
   * How many of so many markers there are for smoke that is not a mortar's: all of them, but by one
   * reading.
   */
  public int forOthers(Position position, ToIntFunction<String> readings, int wanted) {
    return readings.applyAsInt(LIMIT) == ALL_SMOKE ? Math.min(wanted, left(position)) : wanted;
  }

  /** One marker more in a hex. */
  public Effect more(Position position, Hex hex) {
    int now = new Field(setting, position).smoke(hex);
    return SetAttribute.open(Subject.of(hex), Mark.SMOKE, Data.of(now + 1));
  }

  /** What is told of one marker laid: how many markers in which hexes. */
  public Data facts(Hex hex) {
    return Data.of("markers", Data.of(hex.id(), 1));
  }
}
