package org.adjutant.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.StaleHeadException;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Going back, forward and back again over whatever can happen. */
class TakeBackTest {
  @TempDir private Path folder = Path.of("");
  private Ledger ledger;
  private OpenGame game;
  private int id;

  @BeforeEach
  void begin() {
    ledger = Duellist.open(folder.resolve("games.db"));
    game =
        ledger.create(
            new NewGame(
                "g", "duel", "secret", Map.of(), Map.of(), Luck.FRESH, Optional.of("some seed")));
  }

  @AfterEach
  void close() {
    ledger.close();
  }

  private void restart() {
    ledger.close();
    ledger = Duellist.open(folder.resolve("games.db"));
    game = ledger.game("g");
  }

  private Position now() {
    return game.now(game.register().main());
  }

  private void submit(Input input) {
    String main = game.register().main();
    Acknowledgement done =
        game.submit(new Submission(main, input, "tester", "c" + id++, OptionalLong.empty()));
    assertThat(done.permitted()).isTrue();
  }

  private void shoot() {
    submit(Input.act(Duel.RED, "shoot", Data.of("piece", "r1").with("target", "b1")));
  }

  private void bear() {
    Choice choice = now().openChoices().get(0);
    submit(new Input.Answer(choice.owner(), choice.id(), Data.of("how", "step")));
  }

  private void undo() {
    game.takeBack().to(game.takeBack().target(1), Optional.empty(), "tester");
  }

  /** Everything that anybody can see or that play depends on. */
  private List<String> digests() {
    List<String> digests = new ArrayList<>();
    for (Viewer viewer :
        List.of(Viewer.UMPIRE, Viewer.of(Duel.RED), Viewer.of(Duel.BLUE), Viewer.PUBLIC)) {
      digests.add(now().seenBy(viewer).digest().text());
    }
    History history = game.history();
    digests.add(history.folded(history.head()).digest().text());
    return digests;
  }

  /** Does it, and undoes, redoes and undoes it, with a restart between each two. */
  private void there_and_back(Runnable does) {
    List<String> before = digests();
    does.run();
    List<String> after = digests();
    assertThat(after).isNotEqualTo(before);
    undo();
    assertThat(digests()).as("undone").isEqualTo(before);
    restart();
    assertThat(digests()).as("undone, and started again").isEqualTo(before);
    game.takeBack().redo("tester");
    assertThat(digests()).as("redone").isEqualTo(after);
    restart();
    undo();
    restart();
    assertThat(digests()).as("undone again").isEqualTo(before);
    game.takeBack().redo("tester");
    assertThat(digests()).as("redone again").isEqualTo(after);
    assertThat(new Post(ledger).verify("g", Optional.empty()).flaw()).isEmpty();
  }

  @Test
  void over_the_end_of_a_phase() {
    there_and_back(() -> submit(Input.act(Duel.RED, "end", Data.EMPTY)));
    assertThat(now().clock().active()).containsExactly(Duel.BLUE);
  }

  @Test
  void into_and_out_of_a_combat_that_waits_for_a_choice() {
    while (now().openChoices().isEmpty()) {
      there_and_back(this::shoot);
    }
    there_and_back(this::bear);
    assertThat(now().piece("b1").orElseThrow().steps()).isEqualTo(2);
  }

  @Test
  void over_the_elimination_of_a_piece() {
    while (now().piece("b1").isPresent()) {
      shoot();
      if (!now().openChoices().isEmpty()) {
        if (now().piece("b1").orElseThrow().steps() == 1) {
          there_and_back(this::bear);
        } else {
          bear();
        }
      }
    }
    assertThat(now().pieces(Duel.BLUE)).hasSize(1);
  }

  @Test
  void over_the_creation_of_a_piece() {
    Piece late = Piece.of(PieceId.of("b3"), "gun", Duel.BLUE, Place.hex("0209"), 2);
    there_and_back(
        () ->
            game.agreement()
                .overrule(
                    game.register().main(),
                    Data.of("reason", "late")
                        .with("effects", Effects.write(List.of(new Create(late)))),
                    Optional.empty(),
                    "umpire",
                    "c" + id++));
    assertThat(now().piece("b3")).contains(late);
  }

  @Test
  void looking_at_the_past_changes_nothing() {
    long start = game.history().head();
    List<String> then = digests();
    shoot();
    List<String> present = digests();
    long head = game.history().head();
    assertThat(game.history().position(start).digest().text()).isEqualTo(then.get(0));
    game.history().events(0, start, Viewer.of(Duel.RED));
    assertThat(digests()).isEqualTo(present);
    assertThat(game.history().head()).isEqualTo(head);
    assertThat(game.register().branches()).hasSize(1);
  }

  @Test
  void an_action_for_a_past_point_is_refused_or_starts_a_branch_as_asked() {
    long past = game.history().head();
    shoot();
    List<String> present = digests();
    Input walk = Input.act(Duel.RED, "walk", Data.of("piece", "r2").with("to", "0305"));
    assertThatThrownBy(
            () ->
                game.submit(new Submission("main", walk, "tester", "past", OptionalLong.of(past))))
        .isInstanceOf(StaleHeadException.class);
    String branch = game.tree().fork("main", past, "what-if", Luck.FRESH, "tester");
    game.submit(new Submission(branch, walk, "tester", "past", OptionalLong.of(past)));
    assertThat(digests()).isEqualTo(present);
    assertThat(game.now(branch).piece("r2").orElseThrow().place()).isEqualTo(Place.hex("0305"));
  }
}
