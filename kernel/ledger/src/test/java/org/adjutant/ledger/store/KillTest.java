package org.adjutant.ledger.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A writing process is killed at random moments. The number of times is the system property {@code
 * adjutant.kills}.
 */
final class KillTest {
  private static final int KILLS = Integer.getInteger("adjutant.kills", 4);

  @TempDir private Path folder = Path.of("");

  @Test
  void everyAcknowledgedEventSurvivesAKillAndNothingIsHalfThere() throws Exception {
    Path file = folder.resolve("killed.adj");
    Random random = new Random(1916);
    for (int i = 0; i < KILLS; i++) {
      String last = killedAfter(file, random.nextInt(300));
      int blank = last.indexOf(' ');
      long k = Long.parseLong(last.substring(0, blank));
      check(file, k, last.substring(blank + 1));
    }
  }

  /**
   * Lets a scribe write until some time after its first acknowledgement; its last one is returned.
   */
  private String killedAfter(Path file, int millis) throws IOException, InterruptedException {
    Process scribe =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Scribe.class.getName(),
                file.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader said = scribe.inputReader()) {
      String last = said.readLine();
      assertThat(last).as("the first acknowledgement").isNotNull();
      Thread killer = new Thread(() -> kill(scribe, millis));
      killer.start();
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        last = line.matches("\\d+ [\\w-]{43}") ? line : last;
      }
      killer.join();
      return last;
    } finally {
      scribe.destroyForcibly();
    }
  }

  private static void kill(Process scribe, int millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    // Through its handle, for the process itself would close the pipe that is still being read.
    scribe.toHandle().destroyForcibly();
  }

  private static void check(Path file, long k, String answer) {
    try (Node node = new Node(Store.open(file))) {
      assertThat(BranchCheck.verify(node.store, Scribe.STREAM, Optional.empty()).flaw()).isEmpty();
      long last = node.store.reader().last(Scribe.STREAM).orElseThrow();
      assertThat(last % 3).as("commands are whole").isZero();
      assertThat(last).isGreaterThanOrEqualTo(3 * (k + 1));
      assertThat(node.store.reader().row(Scribe.STREAM, 3 * k + 3).map(Node::note))
          .contains(k + ".2");
      assertThat(node.commands.send("cmd-" + k, Scribe.command(k))).isEqualTo(answer);
      assertThat(node.store.reader().last(Scribe.STREAM)).hasValue(last);
    }
  }
}
