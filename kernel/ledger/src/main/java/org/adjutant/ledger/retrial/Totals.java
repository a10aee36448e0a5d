package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.adjutant.ledger.record.FindingText;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;

/** Counts rulings as they are decided again: of a game, or of many. Not shared between threads. */
public final class Totals {
  private static final String INTERPRETATION = "interpretation";

  private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
  private final Map<String, Integer> rules = new TreeMap<>();
  private final Map<String, Integer> readings = new TreeMap<>();
  private int rulings;

  /** Counts one more. */
  public void add(Retried retried) {
    rulings++;
    verdicts.merge(retried.verdict(), 1, Integer::sum);
    if (retried.verdict() == Verdict.SAME || retried.ruling().isEmpty()) {
      return;
    }
    List<Finding> then = retried.recorded().trail();
    List<Finding> now = retried.ruling().get().trail();
    Set<String> concerned = new TreeSet<>(onlyIn(then, now));
    concerned.addAll(onlyIn(now, then));
    concerned.forEach(rule -> rules.merge(rule, 1, Integer::sum));
    Set<String> consulted = new TreeSet<>(consulted(then));
    consulted.addAll(consulted(now));
    consulted.forEach(id -> readings.merge(id, 1, Integer::sum));
  }

  /** Counts all that another counted. */
  public void add(Totals other) {
    rulings += other.rulings;
    other.verdicts.forEach((verdict, count) -> verdicts.merge(verdict, count, Integer::sum));
    other.rules.forEach((rule, count) -> rules.merge(rule, count, Integer::sum));
    other.readings.forEach((id, count) -> readings.merge(id, count, Integer::sum));
  }

  private static List<String> onlyIn(List<Finding> trail, List<Finding> other) {
    List<String> known = new ArrayList<>(other.stream().map(Totals::said).toList());
    return trail.stream()
        .filter(finding -> !known.remove(said(finding)))
        .map(finding -> finding.rule().text())
        .toList();
  }

  private static String said(Finding finding) {
    return Canon.text(FindingText.write(finding));
  }

  private static List<String> consulted(List<Finding> trail) {
    return trail.stream()
        .flatMap(finding -> finding.sources().stream())
        .filter(source -> source.kind().equals(INTERPRETATION))
        .map(Source::ref)
        .toList();
  }

  /** How many rulings were decided again. */
  public int rulings() {
    return rulings;
  }

  /** How many came to this. */
  public int count(Verdict verdict) {
    return verdicts.getOrDefault(verdict, 0);
  }

  /** How many are not what was recorded. */
  public int changed() {
    int changed = 0;
    for (Map.Entry<Verdict, Integer> each : verdicts.entrySet()) {
      changed += each.getKey().changed() ? each.getValue() : 0;
    }
    return changed;
  }

  /**
   * The rules with findings that stand in one trail alone, each with the number of rulings it is so
   * in.
   */
  public Map<String, Integer> rules() {
    return Collections.unmodifiableMap(rules);
  }

  /** The interpretations that were consulted, then or now, in rulings that are not the same. */
  public Map<String, Integer> readings() {
    return Collections.unmodifiableMap(readings);
  }
}
