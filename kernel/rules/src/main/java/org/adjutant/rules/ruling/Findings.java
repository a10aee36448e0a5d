package org.adjutant.rules.ruling;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;

/** Collects findings while a validator or an offer is at work. Not shared, used once. */
public final class Findings {
  private final List<Finding> list = new ArrayList<>();
  private boolean forbidden;

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
