package org.adjutant.ledger;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.position.SideId;

/**
 * A game to open.
 *
 * @param name what people call it; also its id, so letters, digits and hyphens
 * @param seats who holds which side; sides left out are held by people
 * @param readings interpretations to set, by id
 * @param luck FRESH for dice from a committed seed, REPORTED for real dice
 * @param seed a text to derive the seed from, for a game that can be repeated; empty for one nobody
 *     knows
 */
public record NewGame(
    String name,
    String pack,
    String scenario,
    Map<SideId, Seat> seats,
    Map<String, Integer> readings,
    Luck luck,
    Optional<String> seed) {
  public NewGame {
    if (!name.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,59}")) {
      throw new GameException(
          "a game's name has letters, digits and hyphens, 60 at most, not \"" + name + "\"");
    }
    seats = Collections.unmodifiableMap(new LinkedHashMap<>(seats));
    readings = Collections.unmodifiableMap(new LinkedHashMap<>(readings));
  }

  public static NewGame of(String name, String pack, String scenario) {
    return new NewGame(name, pack, scenario, Map.of(), Map.of(), Luck.FRESH, Optional.empty());
  }
}
