package org.adjutant.nomansland.guns.barrage;

import java.util.function.ToIntFunction;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;

/**
 * The readings in force that say who rolls and in which column. All are asked for before anything
 * hidden is looked at, so that asking tells nothing.
 *
 * @param camouflage of NI-032: 1 spared, 2 not spared, 3 not spared from scattered shells
 * @param dugout of NI-033: 1 its own column, 2 destroyable like a Pillbox
 * @param nest of NI-034: 1 nest and units, 2 the nest alone, 3 the units alone
 * @param wreckedNest of NI-152: 1 the units stay, 2 they are lost with it
 * @param hindenburg of NI-096: 1 either side's barrages, 2 the Attacker's only
 * @param usualMinus of NI-090: 1 a Creeping Barrage has the usual -1, 2 it has none
 * @param shellhole of NI-013: 1 cover only, 2 a trench in every respect
 */
record Readings(
    int camouflage,
    int dugout,
    int nest,
    int wreckedNest,
    int hindenburg,
    int usualMinus,
    int shellhole) {
  /** At the start of a barrage on a hex; the trail will say what was asked. */
  static Readings of(Play play) {
    return read(play::reading);
  }

  /** Later in the same barrage. */
  static Readings again(Play play) {
    Desk desk = new Desk(play.title(), play.position(), play.actor());
    return read(desk::reading);
  }

  private static Readings read(ToIntFunction<String> ask) {
    return new Readings(
        ask.applyAsInt("nomansland:NI-032"),
        ask.applyAsInt("nomansland:NI-033"),
        ask.applyAsInt("nomansland:NI-034"),
        ask.applyAsInt("nomansland:NI-152"),
        ask.applyAsInt("nomansland:NI-096"),
        ask.applyAsInt("nomansland:NI-090"),
        ask.applyAsInt("nomansland:NI-013"));
  }

  /** Whether a Camouflaged structure and those in it are spared. */
  boolean spares(Barrage barrage) {
    boolean reached =
        camouflage == 2
            || camouflage == 3
                && barrage.type() == Barrage.Type.HURRICANE
                && barrage.traits().scattered();
    return !reached && !barrage.traits().observed();
  }
}
