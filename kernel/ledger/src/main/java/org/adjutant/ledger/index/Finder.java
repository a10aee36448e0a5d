package org.adjutant.ledger.index;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.store.JdbcTx;
import org.adjutant.ledger.store.Row;

/** Asks the index, which takes in what is new first. */
public final class Finder {
  private final JdbcTx tx;
  private final Index index;

  public Finder(JdbcTx tx, Index index) {
    this.tx = tx;
    this.index = index;
  }

  /** Where a ruling stands. @param number in its own stream */
  public record Found(String stream, long number, boolean permitted) {}

  /** All games, by name. */
  public List<String> games() {
    return tx.read(
        connection -> {
          List<String> games = new ArrayList<>();
          try (PreparedStatement ask =
                  connection.prepareStatement("SELECT game FROM index_game ORDER BY game");
              ResultSet answer = ask.executeQuery()) {
            while (answer.next()) {
              games.add(answer.getString(1));
            }
          }
          return games;
        });
  }

  /**
   * The rulings of a game that have all of these words: a rule id, a piece, a place, {@code
   * die:[4]}, an action's name, a side.
   */
  public List<Found> rulings(String game, List<String> words) {
    index.takeInGame(game);
    String sql =
        "SELECT stream, num, permitted FROM index_ruling WHERE game = ?"
            + " AND words LIKE ? ESCAPE '!'".repeat(words.size())
            + " ORDER BY stream, num";
    List<String> asked = words.stream().map(word -> word.replace(' ', '_')).toList();
    List<Found> all =
        tx.read(
            connection -> {
              List<Found> found = new ArrayList<>();
              try (PreparedStatement ask = connection.prepareStatement(sql)) {
                ask.setString(1, game);
                for (int i = 0; i < words.size(); i++) {
                  String word =
                      asked.get(i).replace("!", "!!").replace("%", "!%").replace("_", "!_");
                  ask.setString(i + 2, "% " + word + " %");
                }
                try (ResultSet answer = ask.executeQuery()) {
                  while (answer.next()) {
                    found.add(
                        new Found(answer.getString(1), answer.getLong(2), answer.getInt(3) == 1));
                  }
                }
              }
              return found;
            });
    for (Row row : index.notTakenIn(game)) {
      String text = RulingWords.of(row.entry()).text();
      if (asked.stream().allMatch(word -> text.contains(" " + word + " "))) {
        all.add(new Found(row.stream(), row.number(), row.name().equals(RulingBook.RULING)));
      }
    }
    return all;
  }

  /**
   * The number in its stream of the ruling on the same input at the same position, if it stands
   * there.
   */
  public Optional<Long> same(String stream, String same) {
    index.takeIn(stream);
    return tx.read(
        connection -> {
          try (PreparedStatement ask =
              connection.prepareStatement(
                  "SELECT num FROM index_ruling WHERE same = ? AND stream = ? ORDER BY num LIMIT 1")) {
            ask.setString(1, same);
            ask.setString(2, stream);
            try (ResultSet answer = ask.executeQuery()) {
              return answer.next() ? Optional.of(answer.getLong(1)) : Optional.empty();
            }
          }
        });
  }

  /** The dice recorded in a stream under a key, between two numbers. */
  public Optional<List<Integer>> dice(String stream, long from, long to, String key) {
    index.takeIn(stream);
    return tx.read(
        connection -> {
          try (PreparedStatement ask =
              connection.prepareStatement(
                  "SELECT dice FROM index_roll WHERE stream = ? AND rollkey = ? AND num >= ? AND num <= ? ORDER BY num DESC LIMIT 1")) {
            ask.setString(1, stream);
            ask.setString(2, key);
            ask.setLong(3, from);
            ask.setLong(4, to);
            try (ResultSet answer = ask.executeQuery()) {
              return answer.next() ? Optional.of(dice(answer.getString(1))) : Optional.empty();
            }
          }
        });
  }

  /** How often the same input was refused at the same position, in a stream of refusals. */
  public int refusals(String stream, String same) {
    index.takeIn(stream);
    return tx.read(
        connection -> {
          try (PreparedStatement ask =
              connection.prepareStatement(
                  "SELECT count(*) FROM index_ruling WHERE stream = ? AND same = ?")) {
            ask.setString(1, stream);
            ask.setString(2, same);
            try (ResultSet answer = ask.executeQuery()) {
              return answer.next() ? answer.getInt(1) : 0;
            }
          }
        });
  }

  /** By stream, how many events of a game somebody has who plays it by mail. */
  public Map<String, Long> known(String game, String reader) {
    return tx.read(
        connection -> {
          Map<String, Long> known = new LinkedHashMap<>();
          try (PreparedStatement ask =
              connection.prepareStatement(
                  "SELECT stream, events FROM index_mail WHERE game = ? AND reader = ? ORDER BY stream")) {
            ask.setString(1, game);
            ask.setString(2, reader);
            try (ResultSet answer = ask.executeQuery()) {
              while (answer.next()) {
                known.put(answer.getString(1), answer.getLong(2));
              }
            }
          }
          return known;
        });
  }

  /** Notes how many events somebody has now. */
  public void know(String game, String reader, Map<String, Long> events) {
    tx.write(
        connection -> {
          try (PreparedStatement clear =
                  connection.prepareStatement(
                      "DELETE FROM index_mail WHERE game = ? AND reader = ?");
              PreparedStatement put =
                  connection.prepareStatement("INSERT INTO index_mail VALUES (?, ?, ?, ?)")) {
            clear.setString(1, game);
            clear.setString(2, reader);
            clear.executeUpdate();
            for (var stream : events.entrySet()) {
              put.setString(1, game);
              put.setString(2, reader);
              put.setString(3, stream.getKey());
              put.setLong(4, stream.getValue());
              put.executeUpdate();
            }
          }
          return events.size();
        });
  }

  private static List<Integer> dice(String text) {
    return Arrays.stream(text.substring(1, text.length() - 1).split(", "))
        .map(Integer::valueOf)
        .toList();
  }
}
