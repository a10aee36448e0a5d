package org.adjutant.ledger;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.LongSupplier;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Salts;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.Axon;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.NewStream;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.index.Finder;
import org.adjutant.ledger.index.Index;
import org.adjutant.ledger.record.DataSetBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.store.Commands;
import org.adjutant.ledger.store.Store;
import org.adjutant.ledger.store.StoreException;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.DataSet;

/** The ledger of all games in one store. Safe for several threads; close it when done. */
public final class Ledger implements AutoCloseable {
  private final Store store;
  private final Axon axon;
  private final Index index;
  private final Titles titles;
  private final LongSupplier millis;
  private final Map<String, OpenGame> open = new LinkedHashMap<>();
  private boolean sealed;

  private Ledger(Store store, Axon axon, Index index, Titles titles, LongSupplier millis) {
    this.store = store;
    this.axon = axon;
    this.index = index;
    this.titles = titles;
    this.millis = millis;
  }

  /**
   * Opens the ledger in a store, which it closes when it is closed.
   *
   * @param millis the time for envelopes, in milliseconds since 1970
   */
  public static Ledger open(Store store, Titles titles, LongSupplier millis) {
    Index index = new Index(store);
    try {
      index.prepare();
    } catch (StoreException.ReadOnly e) {
      // Its tables were made when the store was written; what only reads can go on.
    }
    return new Ledger(store, Axon.on(store, index, Salts.secure()), index, titles, millis);
  }

  /**
   * A ledger of one game, from a whole copy of it, to look at and to ask: whatever would record
   * something is refused, for it would be lost when the ledger is closed.
   *
   * @throws GameException if the copy is damaged, partial, or a side's view
   */
  public static Ledger ofCopy(BufferedReader copy, Titles titles, LongSupplier millis)
      throws IOException {
    Ledger ledger = open(Store.inMemory(), titles, millis);
    try {
      new Post(ledger).take(copy, "a copy");
    } catch (IOException | RuntimeException e) {
      ledger.close();
      throw e;
    }
    ledger.sealed = true;
    return ledger;
  }

  /**
   * What commands are sent by.
   *
   * @throws GameException if this ledger is a copy for looking at
   */
  Commands commands() {
    if (sealed) {
      throw new GameException(
          "this is a copy of a game, to look at only; bring it into a store (adjutant import FILE)"
              + " to go on with it");
    }
    return axon.commands();
  }

  /** The names of all games. */
  public List<String> games() {
    return finder().games();
  }

  /** A game. @throws GameException naming the games there are, if there is none of this name */
  public synchronized OpenGame game(String name) {
    OpenGame known = open.get(name);
    if (known != null) {
      return known;
    }
    if (store.reader().last(Streams.game(name)).isEmpty()) {
      throw new GameException("there is no game \"" + name + "\"; there are " + games());
    }
    OpenGame game = new OpenGame(this, name);
    open.put(name, game);
    return game;
  }

  /**
   * Opens a game: its data set is kept, its seed committed, its opening ruled on and recorded.
   *
   * @throws GameException if the name is taken
   */
  public OpenGame create(NewGame wanted) {
    new Beginning(this, titles).open(wanted);
    return game(wanted.name());
  }

  /**
   * Opens a game at a position, with the readings that are in force there.
   *
   * @param from where the position comes from, for the record
   * @throws GameException if the name is taken
   * @throws org.adjutant.rules.ruling.InputException if the position is impossible
   */
  public OpenGame createAt(NewGame wanted, DataSet data, Position start, Data from) {
    new Beginning(this, titles).openAt(wanted, data, start, from);
    return game(wanted.name());
  }

  /** The stream of a data set; empty if the store has it already. */
  Optional<NewStream> newData(DataSet data) {
    String stream = Streams.data(data.fingerprint());
    if (store.reader().last(stream).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(new NewStream(stream, Link.NONE, List.of(DataSetBook.write(data))));
  }

  String send(String game, String id, String actor, GameCommand.Ask ask) {
    return commands()
        .send(
            id,
            new GameCommand(
                Streams.game(game),
                ask,
                new GameCommand.Sent(millis.getAsLong(), actor, id, Seed.secure())));
  }

  /**
   * A command id that was never given before: a UUID of version 7. It begins with the time, so that
   * receipts kept by their ids lie in the order in which they were written.
   */
  public static String newId() {
    UUID random = UUID.randomUUID();
    long version = 7L << 12 | random.getMostSignificantBits() & 0xfff;
    return new UUID(System.currentTimeMillis() << 16 | version, random.getLeastSignificantBits())
        .toString();
  }

  /** Drops what is remembered of a game that was changed from outside. */
  synchronized void forget(String game) {
    open.remove(game);
  }

  /** The register of a game, read on from what is known of it. */
  Register register(String game, Register known) {
    String stream = Streams.game(game);
    return known.and(stream, store.reader().rows(stream, known.events(), Long.MAX_VALUE));
  }

  Finder finder() {
    return new Finder(store.transactions(), index);
  }

  Store store() {
    return store;
  }

  Axon axon() {
    return axon;
  }

  Titles titles() {
    return titles;
  }

  long now() {
    return millis.getAsLong();
  }

  @Override
  public void close() {
    axon.close();
    store.close();
  }
}
