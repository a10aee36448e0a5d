package org.adjutant.ledger;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.adjutant.ledger.absent.AbsentTitle;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.Json;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Row;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/**
 * What a game was opened with and never changes.
 *
 * @param title its rules, on the data set it was opened with
 * @param seed of its dice; empty where dice are reported
 */
record Setting(Title title, Optional<Seed> seed) {

  /** Reads what a game was opened with. @throws GameException if its data set is not here */
  static Setting of(Ledger ledger, String game, Register register) {
    DataSet data = data(ledger, game, register.opening().data());
    Row first = ledger.store().reader().row(Streams.game(game), 0).orElseThrow();
    return new Setting(title(ledger.titles(), register, data), Opening.seedIn(first.entry()));
  }

  private static Title title(Titles titles, Register register, DataSet data) {
    Opening opening = register.opening();
    List<SideId> sides = List.copyOf(register.seats().keySet());
    if (!titles.has(opening.pack())) {
      return new AbsentTitle(opening, sides, data);
    }
    try {
      return titles.open(opening.pack(), opening.scenario(), data);
    } catch (RuntimeException e) {
      if (titles.version(opening.pack()).equals(opening.version())) {
        throw e;
      }
      return new AbsentTitle(opening, sides, data);
    }
  }

  private static DataSet data(Ledger ledger, String game, String fingerprint) {
    Row kept =
        ledger
            .store()
            .reader()
            .row(Streams.data(fingerprint), 0)
            .orElseThrow(
                () ->
                    new GameException(
                        "the data set "
                            + fingerprint
                            + " of game "
                            + game
                            + " is not in the store"));
    return new DataSet(new TreeMap<>(Json.read(kept.entry().open()).fields()));
  }
}
