package org.adjutant.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Durable rulings, one at a time, beside bare inserts of the same bytes into a database of the same
 * kind and settings: by turns in one run, so that both meet the same disk and the same neighbours.
 * The first argument is the number of rounds; the first half of them warms up.
 */
public final class Appends {
  private static final int A_ROUND = 250;

  private final List<Round> rounds = new ArrayList<>();

  private record Round(Cost bare, Cost ruling) {
    double ratio() {
      return bare.wall() / ruling.wall();
    }
  }

  private Appends() {}

  public static void main(String[] args) throws IOException, SQLException {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 120;
    Path file = Files.createTempDirectory("adjutant-bench").resolve("bare.db");
    try (LongGame game = new LongGame(100);
        Connection bare = bare(file);
        PreparedStatement insert = bare.prepareStatement("INSERT INTO bare (entry) VALUES (?)")) {
      String row = "x".repeat(game.bytes());
      Appends appends = new Appends();
      for (int i = 0; i < count; i++) {
        Cost one =
            Cost.of(
                A_ROUND,
                () -> {
                  insert.setString(1, row);
                  insert.executeUpdate();
                });
        appends.rounds.add(new Round(one, Cost.of(A_ROUND, game::walk)));
      }
      appends.report(row.length(), System.out);
    }
    Files.deleteIfExists(file);
  }

  /** A table with the settings of the ledger's own connections. */
  static Connection bare(Path file) throws SQLException {
    Connection bare = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (Statement statement = bare.createStatement()) {
      statement.execute("PRAGMA journal_mode=WAL");
      statement.execute("PRAGMA synchronous=FULL");
      statement.execute("PRAGMA cache_size=-16000");
      statement.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, entry TEXT NOT NULL)");
    }
    return bare;
  }

  private void report(int bytes, PrintStream out) {
    List<Round> warm = rounds.subList(rounds.size() / 2, rounds.size());
    List<Double> ratios = warm.stream().map(Round::ratio).sorted().toList();
    double bareWall = warm.stream().mapToDouble(r -> r.bare().wall()).average().orElse(0);
    double rulingWall = warm.stream().mapToDouble(r -> r.ruling().wall()).average().orElse(0);
    out.printf(
        "rows of %d B; bare insert %.0f us (CPU %.0f), durable ruling %.0f us (CPU %.0f)%n",
        bytes,
        bareWall,
        warm.stream().mapToDouble(r -> r.bare().cpu()).average().orElse(0),
        rulingWall,
        warm.stream().mapToDouble(r -> r.ruling().cpu()).average().orElse(0));
    out.printf(
        "rulings at %.2f of the bare rate; by round: median %.2f, quartiles %.2f and %.2f%n",
        bareWall / rulingWall,
        ratios.get(ratios.size() / 2),
        ratios.get(ratios.size() / 4),
        ratios.get(ratios.size() * 3 / 4));
  }
}
