package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.StaleHeadException;
import org.adjutant.ledger.store.StoreException;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs at one game: what either remembers may be out of date, and is never acted on. */
final class TwoProgramsTest {
  private final Ledger here;
  private final Ledger there;
  private final OpenGame mine;
  private final OpenGame yours;

  TwoProgramsTest(@TempDir Path folder) {
    Path file = folder.resolve("games.db");
    here = Duellist.open(file);
    there = Duellist.open(file);
    mine = here.create(NewGame.of("g", "duel", "open"));
    yours = there.game("g");
    walk(mine, "r1", "0305", "first");
    walk(yours, "r2", "0306", "second");
  }

  @AfterEach
  void close() {
    assertThat(new Post(here).verify("g", Optional.empty()).flaw()).isEmpty();
    here.close();
    there.close();
  }

  @Test
  void whatIsSubmittedOnAnOldHeadIsRuledOnAtTheNewOne() {
    Acknowledgement done = walk(mine, "r1", "0306", "third");
    assertThat(done.number()).isEqualTo(yours.history().head());
    assertThat(mine.now("main")).isEqualTo(yours.history().folded(done.number()));
    assertThat(mine.now("main").piece("r2").orElseThrow().place().text()).isEqualTo("0306");
  }

  @Test
  void whoInsistsOnAnOldHeadIsTold() {
    long seen = mine.history().head();
    walk(yours, "r2", "0307", "third");
    Input walk = step("r1", "0306");
    assertThatThrownBy(
            () -> mine.submit(new Submission("main", walk, "t", "late", OptionalLong.of(seen))))
        .isInstanceOf(StaleHeadException.class);
  }

  @Test
  void aCommandThatTheOtherHasDoneIsNotDoneAgain() {
    walk(mine, "r1", "0306", "third");
    Acknowledgement done = walk(yours, "r2", "0307", "fourth");
    Acknowledgement again = walk(mine, "r2", "0307", "fourth");
    assertThat(again.number()).isEqualTo(done.number());
    assertThat(again.head()).isEqualTo(done.head());
    assertThatThrownBy(() -> walk(mine, "r2", "0308", "fourth"))
        .isInstanceOf(StoreException.CommandReused.class);
    assertThat(yours.history().head()).isEqualTo(done.number());
  }

  @Test
  void aBranchThatTheOtherHasClosedIsClosed() {
    walk(mine, "r1", "0306", "third");
    long head = mine.history().head();
    Tree tree = yours.tree();
    tree.promote(tree.fork("main", head, "other", Luck.FRESH, "there"), "there");
    tree.close("main", true, "there");
    assertThatThrownBy(() -> walk(mine, "r1", "0307", "fourth"))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("closed");
    assertThat(mine.history("main").head()).isEqualTo(head);
  }

  private static Acknowledgement walk(OpenGame game, String piece, String to, String id) {
    return game.submit(new Submission("main", step(piece, to), "tester", id, OptionalLong.empty()));
  }

  private static Input step(String piece, String to) {
    return Input.act(Duel.RED, "walk", Data.of("piece", piece).with("to", to));
  }
}
