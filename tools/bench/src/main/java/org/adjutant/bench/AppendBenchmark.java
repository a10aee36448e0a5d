package org.adjutant.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Durable rulings a second, one at a time, beside bare inserts of the same bytes into the same
 * database. {@link Appends} measures both by turns.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(1)
public class AppendBenchmark {
  private LongGame game;
  private Path bareFile;
  private Connection bare;
  private PreparedStatement insert;

  @Setup
  public void setUp() throws IOException, SQLException {
    game = new LongGame(100);
    bareFile = Files.createTempDirectory("adjutant-bench").resolve("bare.db");
    bare = Appends.bare(bareFile);
    insert = bare.prepareStatement("INSERT INTO bare (entry) VALUES (?)");
    insert.setString(1, "x".repeat(game.bytes()));
  }

  @TearDown
  public void tearDown() throws IOException, SQLException {
    game.close();
    bare.close();
    Files.deleteIfExists(bareFile);
  }

  @Benchmark
  public long ruling() {
    return game.walk();
  }

  @Benchmark
  public int bareInsert() throws SQLException {
    return insert.executeUpdate();
  }
}
