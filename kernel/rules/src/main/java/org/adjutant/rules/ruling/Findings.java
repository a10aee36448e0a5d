package org.adjutant.rules.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.adjutant.rules.data.Data;

/** Collects findings while a validator or an offer is at work. Not shared, used once. */
public final class Findings {
  private final List<Finding> list = new ArrayList<>();
  private final boolean heard;
  private boolean forbidden;

  public Findings() {
    this(true);
  }

  private Findings(boolean heard) {
    this.heard = heard;
  }

  /** For one who asks only whether anything forbids: what would be legal is not worked out. */
  public static Findings unheard() {
    return new Findings(false);
  }

  public void add(Finding finding) {
    list.add(finding);
    forbidden |= finding.isForbidding();
  }

  public void permits(String rule, String says) {
    add(Finding.permits(rule, says));
  }

  public void forbids(String rule, String says, Data inputs) {
    add(Finding.forbids(rule, says, inputs));
  }

  /** As {@link #forbids(String, String, Data)}, and what would make it legal. */
  public void forbids(String rule, String says, Data inputs, String remedy) {
    add(Finding.forbids(rule, says, inputs).unless(remedy));
  }

  /** The same, for a remedy that takes some work: it is done only if somebody is to read it. */
  public void forbids(String rule, String says, Data inputs, Supplier<String> remedy) {
    forbids(Finding.forbids(rule, says, inputs), remedy);
  }

  /** A finding with sources, and what would make it legal. */
  public void forbids(Finding finding, Supplier<String> remedy) {
    add(heard ? finding.unless(remedy.get()) : finding);
  }

  public void forbids(String rule, String says) {
    add(Finding.forbids(rule, says, Data.EMPTY));
  }

  /** True once anything forbids. */
  public boolean forbidden() {
    return forbidden;
  }

  public List<Finding> list() {
    return List.copyOf(list);
  }
}
