package org.adjutant.loos.series.movement;

import org.adjutant.rules.ruling.Findings;

/** One rule, looked up in a way a unit is to go: it names the first step that breaks it. */
@FunctionalInterface
interface WalkRule {
  void check(Walk walk, Findings findings);
}
