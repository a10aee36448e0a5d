package org.adjutant.arch;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The code of every module keeps the walls. */
final class ShippedCodeTest {
  private static final Pattern MODULE = Pattern.compile("<module>[^<]*/([^/<]+)</module>");
  private static final JavaClasses SHIPPED = Shipped.classes();
  private static final DescribedPredicate<JavaClass> RULES = Folder.RULES.classes();
  private static final DescribedPredicate<JavaClass> PACKS = Folder.packClasses();
  private static final DescribedPredicate<JavaClass> PURE = RULES.or(PACKS);

  @Test
  void everyModuleOfTheBuildIsLookedAt() throws IOException {
    String parent = Files.readString(Path.of("../../pom.xml"));
    String own = Files.readString(Path.of("pom.xml"));
    List<String> modules = MODULE.matcher(parent).results().map(module -> module.group(1)).toList();
    assertThat(modules)
        .contains("rules", "arch")
        .filteredOn(name -> !name.equals("arch"))
        .allSatisfy(name -> assertThat(own).contains("<artifactId>" + name + "</artifactId>"));
    assertThat(SHIPPED).anyMatch(RULES);
  }

  @Test
  void rulesDependOnPureCodeAndPersistentCollections() {
    Purity.dependsOnPureCodeOnly(RULES, resideInAnyPackage("org.organicdesign.fp.."))
        .check(SHIPPED);
  }

  @Test
  void packsDependOnPureCodeAndTheRules() {
    Purity.dependsOnPureCodeOnly(PACKS, RULES).check(SHIPPED);
  }

  @Test
  void rulesAndPacksCallNothingThatVaries() {
    Purity.callsNothingThatVaries(PURE).check(SHIPPED);
  }

  @Test
  void rulesAndPacksKeepNoStaticState() {
    Purity.keepsNoStaticState(PURE).check(SHIPPED);
  }

  @Test
  void rulesAndPacksStoreNoFractions() {
    Purity.storesNoFractions(PURE).check(SHIPPED);
  }

  @Test
  void packsMakeNoHashTables() {
    Purity.makesNoHashTables(PACKS).check(SHIPPED);
  }

  @Test
  void rulesSeeNoOtherModule() {
    Walls.seeOnly(RULES, Set.of(Folder.RULES)).check(SHIPPED);
  }

  @Test
  void hostSeesRulesAlone() {
    Walls.seeOnly(Folder.HOST.classes(), Set.of(Folder.RULES, Folder.HOST)).check(SHIPPED);
  }

  @Test
  void ledgerKnowsNoPackAndNoTool() {
    Walls.seeOnly(Folder.LEDGER.classes(), Set.of(Folder.RULES, Folder.HOST, Folder.LEDGER))
        .check(SHIPPED);
  }

  @TestFactory
  Stream<DynamicTest> aPackSeesTheRulesAndItself() {
    List<Folder> packs =
        SHIPPED.stream()
            .flatMap(c -> Folder.of(c).stream())
            .filter(Folder::isPack)
            .distinct()
            .toList();
    return packs.stream()
        .map(
            pack ->
                DynamicTest.dynamicTest(
                    pack.toString(),
                    () ->
                        Walls.seeOnly(pack.classes(), Set.of(Folder.RULES, pack)).check(SHIPPED)));
  }

  @Test
  void onlyTheLedgerKnowsAxon() {
    Walls.knownOnlyTo(Folder.LEDGER.classes(), "org.axonframework..").check(SHIPPED);
  }

  @Test
  void onlyToolsPrint() {
    Walls.printedOnlyBy(
            DescribedPredicate.describe(
                "of a tool", c -> Folder.of(c).filter(f -> f.group().equals("tools")).isPresent()))
        .check(SHIPPED);
  }

  @Test
  void packagesHaveNoCycles() {
    Walls.noCyclesBelow("org.adjutant").check(SHIPPED);
  }

  @Test
  void namesSayWhatTheThingIs() {
    Walls.namedForWhatTheyAre().check(SHIPPED);
  }
}
