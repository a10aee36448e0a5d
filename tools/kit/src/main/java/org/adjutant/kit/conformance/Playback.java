package org.adjutant.kit.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.Turn;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Digest;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/**
 * Plays a random game and prints a digest of every byte that a ledger would write of it. Run as a
 * program of its own, it shows whether another Java machine writes the same.
 */
public final class Playback {
  private final List<SideId> sides;
  private final StringBuilder written = new StringBuilder();

  private Playback(Title title) {
    this.sides = title.hasSecrets() ? title.sides() : List.of();
  }

  /** Arguments: the pack's id, the scenario, the seed, the most inputs to play. */
  public static void main(String[] args) {
    Pack pack =
        ServiceLoader.load(Pack.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(p -> p.id().equals(args[0]))
            .findFirst()
            .orElseThrow(
                () -> new IllegalArgumentException("no pack " + args[0] + " is on the class path"));
    System.out.println(digest(pack, args[1], Long.parseLong(args[2]), Integer.parseInt(args[3])));
  }

  /** A digest of all events and rulings of a random game, as they would be stored. */
  static String digest(Pack pack, String scenario, long seed, int most) {
    Title title = pack.open(scenario, PackData.of(pack));
    Playback playback = new Playback(title);
    RandomGame.play(title, seed, most, playback::write);
    return Digest.of(playback.written.toString()).text();
  }

  /** The same as {@link #digest}, worked out by another Java machine with this one's class path. */
  static String elsewhere(Pack pack, String scenario, long seed, int most)
      throws IOException, InterruptedException {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Playback.class.getName(),
                pack.id(),
                scenario,
                Long.toString(seed),
                Integer.toString(most))
            .redirectErrorStream(true)
            .start();
    try (var said = other.getInputStream()) {
      String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
      other.waitFor();
      return text.strip();
    }
  }

  private void write(Turn turn) {
    Position now = turn.before();
    for (Event event : turn.ruling().events()) {
      write(EventBook.write(event, now, sides));
      now = Effects.fold(now, event.effects());
    }
    write(RulingBook.permitted(turn.ruling(), turn.before(), 0, turn.ruling().eyes(), sides));
  }

  private void write(Unsealed row) {
    written.append(row.type()).append(Canon.text(row.open())).append('\n');
    for (Map.Entry<String, Data> secret : row.secrets().entrySet()) {
      written.append(secret.getKey()).append(Canon.text(secret.getValue())).append('\n');
    }
  }
}
