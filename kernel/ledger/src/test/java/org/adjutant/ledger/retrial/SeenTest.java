package org.adjutant.ledger.retrial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.Submission;
import org.adjutant.ledger.Titles;
import org.adjutant.ledger.audit.SeenStrands;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game with secrets decided again on what one side may see of it. */
class SeenTest {
  private static final Titles TITLES =
      new Titles() {
        @Override
        public DataSet data(String pack) {
          return Skirmish.titles().data(pack);
        }

        @Override
        public String version(String pack) {
          return "1";
        }

        @Override
        public Title open(String pack, String scenario, DataSet data) {
          return Ambush.title();
        }
      };

  private final Ledger ledger = Ledger.open(Store.inMemory(), TITLES, () -> 1000L);
  private OpenGame game = begin();

  private OpenGame begin() {
    return ledger.create(
        new NewGame(
            "g" + ledger.games().size(),
            "ambush",
            "wood",
            Map.of(),
            Map.of(),
            Luck.REPORTED,
            Optional.empty()));
  }

  @BeforeEach
  void play() {
    game = begin();
    submit(Input.act(Ambush.RED, "march", Data.of("by", 1)));
    submit(Input.act(Ambush.RED, "march", Data.of("by", 3)));
    submit(Input.act(Ambush.BLUE, "lurk", Data.of("at", 7)));
    submit(Input.act(Ambush.BLUE, "lurk", Data.of("at", 99)));
    submit(Input.act(Ambush.RED, "march", Data.of("by", 4)));
  }

  @AfterEach
  void close() {
    ledger.close();
  }

  private void submit(Input input) {
    game.submit(new Submission("main", input, "t", Ledger.newId(), OptionalLong.empty()));
  }

  private Strands whole() {
    return new Post(ledger).strands(game.name());
  }

  private List<Retried> seen(Viewer viewer, Map<String, Integer> flips) {
    RecordedGame recorded = RecordedGame.seen(new SeenStrands(whole(), viewer));
    Conditions plain = Conditions.of(Ambush.title());
    List<Retried> all = new ArrayList<>();
    new Retrial(recorded, flips.isEmpty() ? plain : new Conditions(Ambush.title(), flips), plain)
        .run(Scope.ALL, all::add);
    return all;
  }

  @Test
  void who_sees_all_has_all_judged() {
    List<Retried> all = seen(Viewer.UMPIRE, Map.of());
    assertThat(all).hasSize(6).extracting(Retried::verdict).containsOnly(Verdict.SAME);
  }

  @Test
  void what_a_side_sees_enough_of_is_judged_and_the_rest_is_said_to_rest_on_what_is_hidden() {
    List<Retried> red = seen(Viewer.of(Ambush.RED), Map.of());
    assertThat(red)
        .extracting(Retried::verdict)
        .as("the refusal of blue is not red's to know of; the place it lurks at is hidden")
        .containsExactly(Verdict.SAME, Verdict.SAME, Verdict.SAME, Verdict.HIDDEN, Verdict.HIDDEN);
    assertThat(red.get(3).why()).contains("red");
    assertThat(red.get(4).why()).contains("what is hidden");
    assertThat(seen(Viewer.of(Ambush.BLUE), Map.of()))
        .extracting(Retried::verdict)
        .containsOnly(Verdict.SAME);
  }

  @Test
  void a_flip_is_told_of_what_a_side_sees_and_never_of_what_is_hidden() {
    List<Retried> red = seen(Viewer.of(Ambush.RED), Map.of(Ambush.STRIDE, 2));
    assertThat(red.get(1).verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(red.get(4).verdict()).isEqualTo(Verdict.HIDDEN);
    assertThat(red.get(4).ruling()).isEmpty();
    List<Retried> blue = seen(Viewer.of(Ambush.BLUE), Map.of(Ambush.STRIDE, 2));
    assertThat(blue.get(blue.size() - 1).verdict()).isEqualTo(Verdict.DIFFERENT);
  }

  @Test
  void a_side_does_not_read_findings_that_are_another_sides() {
    Retried blue = seen(Viewer.of(Ambush.BLUE), Map.of(Ambush.STRIDE, 2)).get(1);
    assertThat(blue.recorded().trail()).extracting(f -> f.rule().text()).contains("ambush:2");
    assertThat(blue.ruling().orElseThrow().trail())
        .extracting(f -> f.rule().text())
        .doesNotContain("ambush:3");
    Retried red = seen(Viewer.of(Ambush.RED), Map.of(Ambush.STRIDE, 2)).get(1);
    assertThat(red.ruling().orElseThrow().trail())
        .extracting(f -> f.rule().text())
        .contains("ambush:2", "ambush:3");
  }

  @Test
  void it_is_not_carried_on() {
    assertThatThrownBy(() -> RecordedGame.of(new SeenStrands(whole(), Viewer.of(Ambush.RED))))
        .isInstanceOf(GameException.class)
        .hasMessageContaining("umpire's copy");
  }
}
