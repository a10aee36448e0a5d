package org.adjutant.loos.campaign.german;

import java.util.List;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** Whether a unit that is put in a hex enters it, for control and victory (LI-18). */
final class TownEntry {
  private static final String PLACED = "loos:LI-18";
  private static final String CONTROL = "loos:12.3.d";
  private static final int ENTERS = 1;

  private TownEntry() {}

  /** What follows from putting a unit in hexes, which is nothing unless that is entering. */
  static List<Effect> effects(Play play, Situation situation, Unit unit, List<Hex> hexes) {
    List<Effect> effects = situation.field().entering().effects(situation, unit, hexes);
    if (effects.isEmpty()) {
      return effects;
    }
    boolean enters = play.reading(PLACED) == ENTERS;
    play.find(
        Finding.applies(
            CONTROL,
            enters ? "placing a unit enters the hex" : "placing a unit does not enter the hex",
            Data.of("unit", unit.id().id())
                .with("hexes", Data.texts(hexes.stream().map(Hex::id).toList()))));
    return enters ? effects : List.of();
  }
}
