package org.adjutant.arch;

import static org.adjutant.arch.Planted.assertFalls;
import static org.adjutant.arch.Planted.assertStands;
import static org.adjutant.arch.Planted.named;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each breach of purity is seen, and what looks like one and is none passes. */
final class PurityTest {
  private static final DescribedPredicate<JavaClass> NOTHING = DescribedPredicate.alwaysFalse();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ReadsTheClock",
        "OpensAFile",
        "KnowsTheNetwork",
        "RollsItsOwn",
        "MakesIds",
        "StartsAThread",
        "Logs",
        "Reflects",
        "Prints"
      })
  void aDependencyThatIsNotPureIsSeen(String name) {
    assertFalls(Purity.dependsOnPureCodeOnly(named(name), NOTHING), name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ReadsTheTimer",
        "ReadsTheMillis",
        "ReadsTheEnvironment",
        "ReadsAResource",
        "RollsByMath",
        "MapOfTwo",
        "MapCopy",
        "SetOfTwo",
        "SetOfMany",
        "SetCopy",
        "CollectsASet",
        "GroupsByHash",
        "ParallelOfCollection",
        "ParallelOfInts",
        "ParallelSort",
        "PrintsATrace"
      })
  void aCallWhoseAnswerVariesIsSeen(String name) {
    assertFalls(Purity.callsNothingThatVaries(named(name)), name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"HashTable", "HashedSet"})
  void aHashTableIsSeen(String name) {
    assertFalls(Purity.makesNoHashTables(named(name)), name);
  }

  @Test
  void aStaticFieldThatChangesIsSeen() {
    assertFalls(Purity.keepsNoStaticState(named("Remembers")), "Remembers");
  }

  @Test
  void aStoredFractionIsSeen() {
    assertFalls(Purity.storesNoFractions(named("Fraction")), "Fraction");
  }

  @Test
  void pureCodePasses() {
    DescribedPredicate<JavaClass> pure = named("Pure");
    assertStands(Purity.dependsOnPureCodeOnly(pure, NOTHING));
    assertStands(Purity.callsNothingThatVaries(pure));
    assertStands(Purity.makesNoHashTables(pure));
    assertStands(Purity.keepsNoStaticState(pure));
    assertStands(Purity.storesNoFractions(pure));
  }
}
