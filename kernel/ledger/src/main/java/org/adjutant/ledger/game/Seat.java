package org.adjutant.ledger.game;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/**
 * Who decides for a side.
 *
 * @param holder {@code human}, or the name of a bot ({@code random}, {@code greedy})
 * @param lock empty, or the salted hash of the seat's passphrase
 */
public record Seat(String holder, String lock) {
  public static final Seat HUMAN = new Seat("human", "");

  public Seat {
    if (!holder.matches("[a-z][a-z0-9-]*")) {
      throw new DataException("a seat is held by human or by a bot's name, not \"" + holder + "\"");
    }
  }

  public static Seat bot(String name) {
    return new Seat(name, "");
  }

  public boolean isBot() {
    return !holder.equals("human");
  }

  public boolean isLocked() {
    return !lock.isEmpty();
  }

  Data write() {
    Data data = Data.of("holder", holder);
    return isLocked() ? data.with("lock", lock) : data;
  }

  static Seat read(Data data) {
    return new Seat(data.text("holder"), data.find("lock").map(Data::text).orElse(""));
  }
}
