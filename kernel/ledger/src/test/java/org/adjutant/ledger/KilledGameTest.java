package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.game.BranchInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A process that plays whole games through the ledger is killed at random moments, again and again,
 * on one store. The number of times is the system property {@code adjutant.kills}.
 */
class KilledGameTest {
  private static final int KILLS = Integer.getInteger("adjutant.kills", 5);

  @TempDir private Path folder = Path.of("");

  @Test
  void everyAcknowledgedRulingSurvivesAKillNothingIsHalfThereAndPlayGoesOn() throws Exception {
    Path file = folder.resolve("games.db");
    Random random = new Random(1915);
    for (int i = 0; i < KILLS; i++) {
      check(file, killedAfter(file, i, random.nextInt(900)), random);
    }
  }

  /** Lets a duellist play until some time after its first acknowledgement; the last is returned. */
  private static String killedAfter(Path file, long seed, int millis)
      throws IOException, InterruptedException {
    Process duellist =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Duellist.class.getName(),
                file.toString(),
                Long.toString(seed))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader said = duellist.inputReader()) {
      String last = said.readLine();
      assertThat(last).as("the first acknowledgement").isNotNull();
      Thread killer = new Thread(() -> kill(duellist, millis));
      killer.start();
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        last = line.matches("(\\S+ ){4}[0-9a-f]{64}") ? line : last;
      }
      killer.join();
      return last;
    } finally {
      duellist.destroyForcibly();
    }
  }

  private static void kill(Process process, int millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    // Through its handle, for the process itself would close the pipe that is still being read.
    process.toHandle().destroyForcibly();
  }

  private static void check(Path file, String acknowledged, Random random) {
    String[] said = acknowledged.split(" ");
    try (Ledger ledger = Duellist.open(file)) {
      OpenGame game = ledger.game(said[0]);
      long number = Long.parseLong(said[2]);
      assertThat(game.history(said[1]).position(number).digest().text()).isEqualTo(said[4]);
      Post post = new Post(ledger);
      assertThat(post.verify(said[0], Optional.of(new Link(said[3]))).flaw()).isEmpty();
      for (String name : ledger.games()) {
        assertThat(post.verify(name, Optional.empty()).flaw()).as(name).isEmpty();
        for (BranchInfo branch : ledger.game(name).register().branches().values()) {
          History history = ledger.game(name).history(branch.id());
          Tree.mustEndRuling(history, history.head());
        }
      }
      for (int i = 0; i < 5; i++) {
        assertThat(new Duellist(ledger, random).turn()).isNotBlank();
      }
    }
  }
}
