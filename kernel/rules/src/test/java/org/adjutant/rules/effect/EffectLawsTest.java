package org.adjutant.rules.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.walks.Eyes;
import org.adjutant.walks.Restart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of all effects on all positions, on some hundreds drawn from seeds. */
final class EffectLawsTest {
  private static final List<Viewer> VIEWERS =
      List.of(
          Viewer.UMPIRE,
          Viewer.PUBLIC,
          Viewer.of(SideId.of("red")),
          Viewer.of(SideId.of("blue")),
          Viewer.of(SideId.of("green")));

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void foldingAtOnceOneByOneAndFromTheWrittenFormIsTheSame(long seed) {
    List<Effect> effects = new RandomEffects(seed).some(Position.EMPTY, 300);
    Position whole = Effects.fold(Position.EMPTY, effects);
    Position step = Position.EMPTY;
    for (Effect effect : effects) {
      step = Effects.fold(step, List.of(effect));
    }
    assertThat(step.digest()).isEqualTo(whole.digest());
    assertThat(step.pieces()).isEqualTo(whole.pieces());
    assertThat(Restart.reread(effects)).isEqualTo(effects);
    assertThat(Restart.refold(effects).digest()).isEqualTo(whole.digest());
    assertThat(Restart.fromSnapshot(whole).digest()).isEqualTo(whole.digest());
    assertThat(Snapshot.write(Restart.fromSnapshot(whole))).isEqualTo(Snapshot.write(whole));
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36})
  void whatAViewerMayKnowFoldsToWhatHeMaySee(long seed) {
    RandomEffects random = new RandomEffects(seed);
    Position now = Position.EMPTY;
    for (int batch = 0; batch < 60; batch++) {
      List<Effect> effects = random.some(now, 5);
      Eyes.assertViewsFold(now, effects, VIEWERS);
      now = Effects.fold(now, effects);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {41, 42, 43, 44})
  void lookingTwiceShowsNoMoreAndThePositionIsLeftAlone(long seed) {
    Position whole =
        Effects.fold(Position.EMPTY, new RandomEffects(seed).some(Position.EMPTY, 200));
    var digest = whole.digest();
    for (Viewer viewer : VIEWERS) {
      Position view = whole.seenBy(viewer);
      assertThat(view.seenBy(viewer).digest()).isEqualTo(view.digest());
    }
    assertThat(Effects.fold(whole, List.of()).digest()).isEqualTo(digest);
  }

  @Test
  void everyKindOfEffectIsDrawn() {
    Set<String> seen = new LinkedHashSet<>();
    for (long seed = 1; seed <= 16; seed++) {
      new RandomEffects(seed)
          .some(Position.EMPTY, 300)
          .forEach(effect -> seen.add(effect.getClass().getSimpleName()));
    }
    List<String> missing = new ArrayList<>();
    for (Class<?> kind : Effect.class.getPermittedSubclasses()) {
      if (!seen.contains(kind.getSimpleName())) {
        missing.add(kind.getSimpleName());
      }
    }
    assertThat(missing).containsExactlyInAnyOrder("SetCupSize", "Appear", "Forget");
  }
}
