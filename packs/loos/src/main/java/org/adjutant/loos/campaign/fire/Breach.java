package org.adjutant.loos.campaign.fire;

import java.util.Optional;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Reading;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** A trench hex breached by bombardment, until the combat phase ends (17.5). */
public final class Breach {
  private static final String OPENED = "loos:17.5.a";
  private static final String WHOSE_TRENCH = "loos:LI-45";
  private static final int BOTH_HEXES = 2;

  private Breach() {}

  /** Whether the hex is breached now. */
  public static boolean isAt(Position position, Hex hex) {
    return position.feature(hex, Mark.BREACH).map(Data::flag).orElse(false);
  }

  /** Whether a hex is a trench hex (14.3, LI-45). */
  static boolean inTrench(Situation situation, CampaignMap map, Hex hex) {
    return map.isTrench(hex)
        || Reading.in(situation.position(), WHOSE_TRENCH).is(BOTH_HEXES)
            && map.grid().neighbours(hex).stream().anyMatch(n -> map.isTrenchBetween(hex, n));
  }

  /** The hex is breached; that it was so before changes nothing. */
  static void open(Play play, Hex hex, Data by) {
    play.find(Finding.applies(OPENED, "the trench is breached", by.with("hex", hex.id())));
    if (!isAt(play.position(), hex)) {
      play.happens(
          "loos/TrenchBreached",
          Data.of("hex", hex.id()),
          SetFeature.open(hex, Mark.BREACH, Data.of(true)));
    }
  }

  static Effect close(Hex hex) {
    return new SetFeature(hex, Mark.BREACH, Optional.empty(), Audience.ALL);
  }
}
