package org.adjutant.arch;

import static org.adjutant.arch.Planted.assertFalls;
import static org.adjutant.arch.Planted.assertStands;
import static org.adjutant.arch.Planted.named;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import java.net.URI;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each breach of a wall between modules is seen. */
final class WallsTest {
  @Test
  void aModuleThatSeesAnotherIsSeen() {
    assertFalls(
        Walls.seeOnly(named("RulesUser"), Set.of(new Folder("tools", "arch"))), "RulesUser");
  }

  @Test
  void aModuleThatSeesOneItMayPasses() {
    assertStands(
        Walls.seeOnly(named("RulesUser"), Set.of(new Folder("tools", "arch"), Folder.RULES)));
  }

  @Test
  void axonOutsideTheLedgerIsSeen() {
    assertFalls(Walls.knownOnlyTo(Folder.LEDGER.classes(), "org.axonframework.."), "AxonUser");
  }

  @Test
  void printingIsSeen() {
    assertFalls(Walls.printedOnlyBy(DescribedPredicate.alwaysFalse()), "Impure$Prints.");
    assertFalls(Walls.printedOnlyBy(DescribedPredicate.alwaysFalse()), "Impure$PrintsATrace.");
  }

  @Test
  void aCycleOfPackagesIsSeen() {
    assertFalls(Walls.noCyclesBelow(Planted.ROOT), "Cycle detected");
  }

  @Test
  void anEmptyWordInANameIsSeen() {
    assertFalls(Walls.namedForWhatTheyAre(), "TurnManager");
  }

  @Test
  void theFolderOfAClassIsReadFromWhereItWasBuilt() {
    URI jar = URI.create("jar:file:/a/packs/b/packs/loos/target/loos-1.jar!/org/adjutant/X.class");
    assertThat(Folder.of(jar)).contains(new Folder("packs", "loos"));
    URI library = URI.create("jar:file:/a/tools/cli/target/lib/jspecify.jar!/org/x/X.class");
    assertThat(Folder.of(library)).isEmpty();
    assertThat(Folder.of(URI.create("jrt:/java.base/java/lang/Object.class"))).isEmpty();
  }
}
