package org.adjutant.kit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.adjutant.host.data.KernelIndex;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.Turn;
import org.adjutant.ledger.record.FindingText;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What those who look at a game may rely on: secrets that stay secret, trails that cite what is
 * there.
 */
public abstract class GameConformance extends CodeConformance {
  @TestFactory
  Stream<DynamicTest> what_a_viewer_is_told_adds_up_to_what_he_sees() {
    return each(
        6,
        (title, turns) -> {
          for (SideId side : title.sides()) {
            Position told = Position.EMPTY;
            for (Turn turn : turns) {
              told = Secrets.told(told, turn, Viewer.of(side));
              assertThat(told)
                  .as("%s at %s", side, turn.before().clock())
                  .isEqualTo(turn.ruling().after().seenBy(Viewer.of(side)));
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> views_and_offers_depend_on_nothing_hidden() {
    return each(
        7,
        (title, turns) -> {
          for (int i = 0; i < turns.size(); i += 5) {
            Position position = turns.get(i).ruling().after();
            for (SideId side : title.sides()) {
              Position other = Secrets.otherwise(position, Viewer.of(side));
              assertThat(other.seenBy(Viewer.of(side))).isEqualTo(position.seenBy(Viewer.of(side)));
              assertThat(Offers.of(title, other, side)).isEqualTo(Offers.of(title, position, side));
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> every_trail_cites_rules_and_interpretations_that_are_in_the_index() {
    RuleIndex kernel = KernelIndex.rules();
    return each(
        9,
        (title, turns) -> {
          for (Turn turn : turns) {
            for (Finding finding : turn.ruling().trail()) {
              assertThat(finding.rule())
                  .matches(
                      id -> title.rules().contains(id) || kernel.contains(id), "is in the index");
              finding.sources().forEach(source -> cited(title, source));
            }
          }
        });
  }

  private static void cited(Title title, Source source) {
    if (source.kind().equals("interpretation")) {
      RuleId id = RuleId.of(source.ref());
      assertThat(id).matches(title.interpretations()::contains, "is documented");
      Source byDefault =
          Source.reading(source.ref(), title.interpretations().get(id).byDefault(), false);
      if (source.why().equals(byDefault.why())) {
        assertThat(source).as("a reading that nobody set").isEqualTo(byDefault);
      }
    }
  }

  @TestFactory
  Stream<DynamicTest> inputs_and_findings_read_back_as_they_were_written() {
    return each(
        10,
        (title, turns) -> {
          for (Turn turn : turns) {
            assertThat(InputText.read(InputText.write(turn.ruling().input())))
                .isEqualTo(turn.ruling().input());
            for (Finding finding : turn.ruling().trail()) {
              Finding again = FindingText.read(FindingText.write(finding));
              assertThat(again.forEyesOf(finding.audience())).isEqualTo(finding);
            }
          }
        });
  }

  /** Something to check on a whole random game. */
  @FunctionalInterface
  interface Check {
    void on(Title title, List<Turn> turns);
  }

  final Stream<DynamicTest> each(long seed, Check check) {
    return scenarios().stream()
        .map(
            scenario ->
                DynamicTest.dynamicTest(
                    scenario,
                    () -> {
                      Title title = title(scenario);
                      check.on(title, game(title, seed));
                    }));
  }

  final List<Turn> game(Title title, long seed) {
    List<Turn> turns = new ArrayList<>();
    RandomGame.play(title, seed, longest(), turns::add);
    return turns;
  }
}
