package org.adjutant.loos.campaign.fire;

import java.util.Optional;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** A trench hex is breached by bombardment, until the combat phase ends (17.5). */
final class Breach {
  private static final String OPENED = "loos:17.5.a";

  private Breach() {}

  /** The hex is breached, whether or not it was so before. */
  static void open(Play play, Barrage by) {
    Data facts = Data.of("hex", by.hex().id());
    play.find(
        Finding.applies(OPENED, "the trench is breached", facts.with("results", by.results())));
    play.happens(
        "loos/TrenchBreached", facts, SetFeature.open(by.hex(), Mark.BREACH, Data.of(true)));
  }

  static Effect close(Hex hex) {
    return new SetFeature(hex, Mark.BREACH, Optional.empty(), Audience.ALL);
  }
}
