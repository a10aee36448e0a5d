package org.adjutant.kit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.host.desk.PositionWriter;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.host.packs.Packs;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.Turn;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The conformance suite of packs. Extend it with one class, name the pack, and run the tests.
 * Random games are played for every scenario: 20 by default, more with {@code
 * -Dadjutant.games=1000}.
 */
public abstract class PackConformance extends GameConformance {
  private static final int FORKED = 40;
  private static final int REPLAYED = 150;
  private static final int FILED = 60;

  @TestFactory
  Stream<DynamicTest> every_random_game_ends_and_every_offer_taken_is_permitted() {
    return scenarios().stream()
        .flatMap(
            scenario -> {
              Title title = title(scenario);
              return java.util.stream.IntStream.rangeClosed(1, games())
                  .mapToObj(
                      seed ->
                          DynamicTest.dynamicTest(
                              scenario + " game " + seed,
                              () -> {
                                Position end =
                                    RandomGame.play(
                                        title,
                                        seed,
                                        longest(),
                                        turn ->
                                            assertThat(title.brokenInvariant(turn.ruling().after()))
                                                .as("invariant at %s", turn.before().clock())
                                                .isEmpty());
                                assertThat(end.outcome())
                                    .as("the game is over after at most %d inputs", longest())
                                    .isPresent();
                              }));
            });
  }

  @TestFactory
  Stream<DynamicTest> folding_the_written_events_gives_the_live_position_at_every_step() {
    return each(
        1,
        (title, turns) -> {
          Position folded = Position.EMPTY;
          for (Turn turn : turns) {
            for (Event event : turn.ruling().events()) {
              List<Effect> read = new ArrayList<>();
              for (Effect effect : event.effects()) {
                Effect again = Effects.read(JsonReader.read("effect", Canon.text(effect.write())));
                assertThat(again).isEqualTo(effect);
                read.add(again);
              }
              folded = Effects.fold(folded, read);
            }
            assertThat(folded).isEqualTo(turn.ruling().after());
            Position kept = Snapshot.read(Snapshot.write(folded));
            assertThat(kept).isEqualTo(folded);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> the_same_seed_gives_the_same_game() {
    return each(
        2,
        (title, turns) -> {
          List<Turn> again = game(title, 2);
          assertThat(again).hasSameSizeAs(turns);
          for (int i = 0; i < turns.size(); i++) {
            assertThat(again.get(i).ruling().events()).isEqualTo(turns.get(i).ruling().events());
            assertThat(again.get(i).ruling().trail()).isEqualTo(turns.get(i).ruling().trail());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> the_same_seed_gives_the_same_bytes_in_two_java_machines() {
    return scenarios().stream()
        .map(
            scenario ->
                DynamicTest.dynamicTest(
                    scenario,
                    () ->
                        assertThat(Playback.elsewhere(pack(), scenario, 8, REPLAYED))
                            .isEqualTo(Playback.digest(pack(), scenario, 8, REPLAYED))));
  }

  @TestFactory
  Stream<DynamicTest> a_fork_leaves_its_parent_alone() {
    return inLedger(branches -> branches.forkLeavesItsParentAlone(FORKED));
  }

  @TestFactory
  Stream<DynamicTest> taking_back_and_redoing_in_a_ledger_restores_equal_hashes() {
    return inLedger(branches -> branches.takingBackRestoresEqualHashes(FORKED));
  }

  private Stream<DynamicTest> inLedger(Consumer<Branches> check) {
    return scenarios().stream()
        .map(
            scenario ->
                DynamicTest.dynamicTest(
                    scenario,
                    () -> {
                      try (Branches branches = new Branches(pack(), scenario)) {
                        check.accept(branches);
                      }
                    }));
  }

  @TestFactory
  Stream<DynamicTest> every_offer_is_permitted_on_the_view_of_its_side() {
    return each(
        3,
        (title, turns) -> {
          for (int i = 0; i < turns.size(); i += 7) {
            Position position = turns.get(i).ruling().after();
            for (SideId side : title.sides()) {
              Agreement.check(title, position, side);
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> a_refusal_changes_nothing_and_names_the_rules_broken() {
    return each(
        4,
        (title, turns) -> {
          long refused = 0;
          for (int i = 0; i < turns.size(); i += 3) {
            Position position = turns.get(i).ruling().after();
            for (SideId side : title.sides()) {
              for (Ruling ruling : Agreement.wrong(title, position, side)) {
                if (!ruling.permitted()) {
                  refused++;
                  assertThat(ruling.after()).isSameAs(position);
                  assertThat(ruling.events()).isEmpty();
                  assertThat(ruling.forbidding()).isNotEmpty();
                }
              }
            }
          }
          boolean others = title.sides().size() > 1;
          assertThat(refused > 0)
              .as("wrong inputs tried, if there is another side")
              .isEqualTo(others);
        });
  }

  @TestFactory
  Stream<DynamicTest> taking_back_restores_the_position() {
    return each(
        5,
        (title, turns) -> {
          for (int distance = 1; distance < turns.size(); distance *= 2) {
            Position folded = Position.EMPTY;
            for (Turn turn : turns.subList(0, turns.size() - distance)) {
              for (Event event : turn.ruling().events()) {
                folded = Effects.fold(folded, event.effects());
              }
            }
            assertThat(folded.digest())
                .isEqualTo(turns.get(turns.size() - distance).before().digest());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> every_position_and_every_view_of_it_is_read_back_from_its_file() {
    Packs packs = Packs.of(pack());
    return each(
        6,
        (title, turns) -> {
          for (int i = 0; i < turns.size(); i += 1 + turns.size() / FILED) {
            Position position = turns.get(i).ruling().after();
            assertThat(filed(title, position, packs)).isEqualTo(position);
            for (SideId side : title.sides()) {
              Position view = position.seenBy(Viewer.of(side));
              assertThat(filed(title, view, packs)).isEqualTo(view);
            }
          }
        });
  }

  private static Position filed(Title title, Position position, Packs packs) {
    Data ground =
        Data.of("pack", title.pack()).with("scenario", title.scenario()).with("seenBy", "somebody");
    String json = JsonWriter.pretty(PositionWriter.write(ground, title, position));
    return PositionFile.read("file", JsonReader.read("file", json), packs).position();
  }
}
