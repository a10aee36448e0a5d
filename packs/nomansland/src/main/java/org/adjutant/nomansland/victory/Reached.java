package org.adjutant.nomansland.victory;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** The Attacker wins by reaching Gerhard (3.e); in scenario 10 only with the strongpoints taken. */
public record Reached(Setting setting) {
  private static final String WINS = "nomansland:3.e";
  private static final String WHEN = "nomansland:NI-019";
  private static final int AT_TURN_END = 2;
  private static final int UNCONTESTED = 3;

  /**
   * To be called when units of the Attacker have come to other hexes: ends the game if one of them
   * has reached Gerhard (NI-019).
   *
   * @return whether the game is over
   */
  public boolean check(Play play) {
    return held(play, 1).isPresent()
        && play.reading(WHEN) != AT_TURN_END
        && ends(play, play.reading(WHEN));
  }

  /** The same when a strongpoint may have fallen, where they decide (NI-146). */
  public boolean checkStrongpoints(Play play) {
    return new Strongpoints(setting).decide() && check(play);
  }

  /** The same at the end of a turn, by whatever reading. */
  boolean checkAtTurnEnd(Play play) {
    return held(play, 1).isPresent() && ends(play, play.reading(WHEN));
  }

  private boolean ends(Play play, int reading) {
    Optional<Hex> hex = held(play, reading);
    if (hex.isEmpty()) {
      return false;
    }
    Data inputs = Data.of("hex", hex.get().text());
    Strongpoints points = new Strongpoints(setting);
    if (points.decide() && !points.taken(play)) {
      return false;
    }
    play.find(Finding.applies(WINS, "the Attacker has reached Gerhard", inputs));
    String why = "the Attacker has reached Gerhard in " + hex.get().text();
    new Ending(setting)
        .happens(play, new Outcome(List.of(Sides.ATTACKER), "breakthrough", WINS, why), inputs);
    return true;
  }

  /** A hex of Gerhard in which the Attacker has a unit. */
  private Optional<Hex> held(Play play, int reading) {
    Field field = new Field(setting, play.position());
    for (Hex hex : setting.ground().hexesOf("GERHARD")) {
      if (!field.fighting(hex, Sides.ATTACKER).isEmpty()
          && (reading != UNCONTESTED || field.fighting(hex, Sides.DEFENDER).isEmpty())) {
        return Optional.of(hex);
      }
    }
    return Optional.empty();
  }
}
