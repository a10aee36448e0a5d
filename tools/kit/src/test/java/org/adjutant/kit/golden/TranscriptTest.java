package org.adjutant.kit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.example.outpost.OutpostPack;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.adjutant.kit.Titles;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.LegalDraw;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

class TranscriptTest {
  private static final Title TITLE =
      Titles.of(new OutpostPack(), new OutpostPack().scenarios().get(0).id());
  private static final String GAME = Transcript.record(TITLE, 4, byLot(), 200);

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
            .flatMap(line -> Stream.of(line, line))
            .collect(Collectors.joining("\n"));
    assertThat(Transcript.replay(TITLE, twice))
        .contains("forbids ")
        .contains("REFUSED")
        .contains("NOT UNDERSTOOD");
  }

  @Test
  void anotherOutcomeIsFoundOnItsLine() {
    String other = GAME.replaceFirst("dice \\S+ = \\[\\d", "dice x = [9");
    int line = (int) other.lines().takeWhile(GAME.lines().toList()::contains).count() + 1;
    GoldenGame golden = new GoldenGame(TITLE, Path.of("game.txt"));
    golden.compare(GAME, GAME);
    assertThatThrownBy(() -> golden.compare(other, GAME))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("game.txt, line " + line)
        .hasMessageContaining("-Dgolden=accept");
    assertThatThrownBy(() -> golden.compare(GAME, GAME + "more\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("was: (nothing)");
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
