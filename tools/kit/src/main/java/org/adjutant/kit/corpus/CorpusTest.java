package org.adjutant.kit.corpus;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.adjutant.host.packs.Packs;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.ledger.retrial.Retrial;
import org.adjutant.ledger.retrial.Retried;
import org.adjutant.ledger.retrial.Scope;
import org.adjutant.ledger.retrial.Verdict;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every ruling of every recorded game in a folder is decided again by the pack as it is now. Extend
 * it and name the pack. A recorded game never changes its past; what this tells is what the code as
 * it is would rule otherwise.
 */
public abstract class CorpusTest {
  private final Pack pack;
  private final Corpus corpus;

  /** With the usual folder, {@code src/test/resources/corpus}. */
  protected CorpusTest(Pack pack) {
    this(pack, Path.of("src", "test", "resources", "corpus"));
  }

  protected CorpusTest(Pack pack, Path folder) {
    this.pack = pack;
    this.corpus = new Corpus(folder);
  }

  @TestFactory
  Stream<DynamicTest> every_recorded_ruling_is_still_ruled_so() {
    List<Path> files = corpus.files();
    if (files.isEmpty()) {
      throw new AssertionError("there are no recorded games in " + corpus.folder());
    }
    Map<String, Title> titles = new LinkedHashMap<>();
    return files.stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    String.valueOf(file.getFileName()), () -> check(file, titles)));
  }

  /** Titles are kept by scenario and data: to open one takes longer than to judge a game. */
  private void check(Path file, Map<String, Title> titles) {
    RecordedGame game = Corpus.read(file);
    Opening opening = game.register().opening();
    Conditions conditions =
        Conditions.of(
            game,
            data ->
                titles.computeIfAbsent(
                    opening.scenario() + " " + data.fingerprint(),
                    key -> Packs.of(pack).open(opening.pack(), opening.scenario(), data)),
            Map.of());
    String name = String.valueOf(file.getFileName());
    Accepted accepted = corpus.accepted();
    List<Retried> changed = new ArrayList<>();
    Set<String> found = new TreeSet<>();
    new Retrial(game, conditions)
        .run(
            Scope.ALL,
            retried -> {
              if (retried.verdict() != Verdict.SAME) {
                String line = Accepted.line(name, retried);
                found.add(line);
                if (!accepted.has(line)) {
                  changed.add(retried);
                }
              }
            });
    if (!changed.isEmpty()) {
      throw new AssertionError(complaint(name, changed));
    }
    Set<String> idle = accepted.besides(name, found);
    if (!idle.isEmpty()) {
      throw new AssertionError(
          Accepted.FILE + " accepts what does not come out so; take it out of there: " + idle);
    }
  }

  private String complaint(String file, List<Retried> changed) {
    Retried first = changed.get(0);
    StringBuilder text = new StringBuilder(file);
    text.append(": ")
        .append(changed.size())
        .append(" of its rulings would be ruled otherwise now.");
    text.append("\nThe first is that of event ").append(first.recorded().event());
    text.append(" of branch ").append(first.recorded().branch().name()).append(": ");
    text.append(first.verdict().words()).append(first.why().isEmpty() ? "" : ", " + first.why());
    text.append("\n  input: ").append(first.recorded().input());
    text.append("\n  was:   ").append(first.oldFinding().map(CorpusTest::said).orElse("(nothing)"));
    text.append("\n  is:    ").append(first.newFinding().map(CorpusTest::said).orElse("(nothing)"));
    text.append("\nLook at all of it: adjutant readjudicate ");
    text.append(corpus.folder().resolve(file)).append(" --show changed");
    text.append("\nIf it ought to be so, say it and why in ").append(Accepted.FILE);
    text.append(" beside the games:");
    changed.forEach(one -> text.append("\n").append(Accepted.line(file, one)).append("  # why"));
    return text.toString();
  }

  private static String said(Finding finding) {
    return finding.bearing()
        + " "
        + finding.rule()
        + ": "
        + finding.says()
        + " "
        + finding.inputs();
  }
}
