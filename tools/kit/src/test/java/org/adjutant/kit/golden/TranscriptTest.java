package org.adjutant.kit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.outpost.OutpostPack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.adjutant.kit.Titles;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.LegalDraw;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptTest {
  private static final Title TITLE =
      Titles.of(new OutpostPack(), new OutpostPack().scenarios().get(0).id());
  private static final String GAME = Transcript.record(TITLE, 4, byLot(), 200);

  @TempDir private Path folder;

  private static Transcript.Player byLot() {
    SplittableRandom random = new SplittableRandom(4);
    LegalDraw draw = new LegalDraw(TITLE, random::nextInt);
    return (position, side) -> draw.next(position, side).orElseThrow();
  }

  @Test
  void aGamePlayedAgainIsTheSame() {
    assertThat(GAME).contains("  = turn").contains("over:");
    assertThat(Transcript.replay(TITLE, GAME)).isEqualTo(GAME);
  }

  @Test
  void theInputsAloneAreEnough() {
    String inputs =
        GAME.lines()
            .filter(line -> line.startsWith("#") || line.startsWith(">"))
            .collect(Collectors.joining("\n"));
    assertThat(Transcript.replay(TITLE, inputs)).isEqualTo(GAME);
  }

  @Test
  void anInputThatNoLongerFitsIsWrittenDownAsRefused() {
    String twice =
        GAME.lines()
            .filter(line -> line.startsWith("#") || line.startsWith(">"))
            .flatMap(line -> java.util.stream.Stream.of(line, line))
            .collect(Collectors.joining("\n"));
    assertThat(Transcript.replay(TITLE, twice)).contains("forbids ").contains("REFUSED");
  }

  @Test
  void anotherOutcomeIsFoundOnItsLine() throws IOException {
    Path file = folder.resolve("game.txt");
    String other = GAME.replaceFirst("\\[\\d", "[9");
    Files.writeString(file, other);
    int line = (int) other.lines().takeWhile(GAME.lines().toList()::contains).count() + 1;
    assertThatThrownBy(() -> new GoldenGame(TITLE, file).check(byLot(), 4, 200))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("game.txt, line " + line)
        .hasMessageContaining("-Dgolden=accept");
  }

  @Test
  void whatCannotBeReadIsNamedByItsLine() {
    assertThatThrownBy(() -> Transcript.replay(TITLE, "> red: end"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("line 1");
    String head = GAME.lines().findFirst().orElseThrow();
    assertThatThrownBy(() -> Transcript.replay(TITLE, head + "\n> nonsense"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("line 2");
  }
}
