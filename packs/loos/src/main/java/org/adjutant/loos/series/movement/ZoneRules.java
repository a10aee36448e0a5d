package org.adjutant.loos.series.movement;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.reach.Points;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Source;

/** What enemy ZOC do to a move: 6.1. */
final class ZoneRules {
  private static final String FIRST_ENTRY = "loos:6.1.a";
  private static final String WHOLE_COVERS = "loos:6.1.c";
  private static final String LATER_ENTRY = "loos:6.1.e";

  private final ZoneBar bar;
  private final int reentry;

  ZoneRules(ZoneBar bar, int reentry) {
    this.bar = bar;
    this.reentry = reentry;
  }

  List<WalkRule> all() {
    return List.of(this::stops, this::wholeAllowance, this::covered, this::barred);
  }

  /**
   * 6.1.a, 6.1.e: a leg unit ends its move where it enters a ZOC. A step out of every ZOC is
   * ordinary (6.1.d), and a mobile unit pays instead (6.1.f).
   */
  private void stops(Walk walk, Findings findings) {
    if (walk.unit().isMobile()) {
      return;
    }
    for (Stride stride : walk.strides()) {
      boolean enters = stride.toZone() && !stride.fromZone();
      if (enters && !walk.startsInZone() && !stride.last()) {
        findings.forbids(
            FIRST_ENTRY,
            "the move ends in the first hex in an enemy ZOC",
            stride.facts(),
            () ->
                "end the move in "
                    + stride.crossing().to()
                    + ", or go through hexes in no enemy ZOC");
        return;
      }
      if (enters && walk.startsInZone() && (reentry == 2 || reentry == 1 && !stride.last())) {
        Finding finding =
            Finding.forbids(
                LATER_ENTRY,
                reentry == 2
                    ? "having left an enemy ZOC, it may not enter another"
                    : "having left an enemy ZOC, it ends its move where it enters one again",
                stride.facts());
        findings.forbids(
            finding.from(reading(walk)),
            () ->
                reentry == 2
                    ? "end it in " + stride.crossing().from() + ", in no enemy ZOC"
                    : "end it in " + stride.crossing().to());
        return;
      }
    }
  }

  /** The reading that a legal walk depends on, if it does. */
  Optional<Source> readingOf(Walk walk) {
    if (walk.startsInZone() && !walk.unit().isMobile()) {
      for (Stride stride : walk.strides()) {
        if (stride.toZone() && !stride.fromZone()) {
          return Optional.of(reading(walk));
        }
      }
    }
    return Optional.empty();
  }

  private Source reading(Walk walk) {
    return walk.situation().reading(Tolls.REENTRY).source();
  }

  /** 6.1.b: from ZOC to ZOC only as the one step of the move. A commando pays nothing more. */
  private void wholeAllowance(Walk walk, Findings findings) {
    if (walk.unit().isMobile()) {
      return;
    }
    for (Stride stride : walk.strides()) {
      if (stride.isZoneToZone() && (stride.number() > 1 || !stride.last())) {
        findings.forbids(
            Tolls.WHOLE.text(),
            bar.takesAll(walk.situation(), walk.unit())
                ? "the step from enemy ZOC to enemy ZOC takes the whole allowance"
                : "the step from enemy ZOC to enemy ZOC must be the only one",
            stride.facts(),
            () -> onlyStep(stride));
        return;
      }
    }
  }

  private static String onlyStep(Stride stride) {
    String from = stride.crossing().from().id();
    String to = stride.crossing().to().id();
    return stride.number() > 1
        ? "end the move in " + from + ", or go round the enemy ZOC"
        : "end the move in " + to + ", or leave the enemy ZOC by a hex in none";
  }

  /** 6.1.c: the whole allowance must cover the terrain, and prohibited terrain stays so. */
  private void covered(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      if (stride.isZoneToZone() && stride.toll().whole()) {
        if (stride.crossing().bars(walk.unit())) {
          findings.forbids(
              WHOLE_COVERS,
              "the whole allowance does not buy prohibited terrain",
              stride.facts(),
              () -> "leave the enemy ZOC by another hex than " + stride.crossing().to());
        }
        if (stride.toll().halves() > walk.allowance()) {
          findings.forbids(
              WHOLE_COVERS,
              "the whole allowance is less than the terrain costs",
              stride.facts().with("cost", Points.text(stride.toll().halves())),
              () ->
                  "it would need "
                      + Points.text(stride.toll().halves())
                      + " and has "
                      + Points.text(walk.allowance())
                      + "; take another step than to "
                      + stride.crossing().to());
        }
        return;
      }
    }
  }

  /** 6.1.g, or what the title has in its place. */
  private void barred(Walk walk, Findings findings) {
    for (Stride stride : walk.strides()) {
      if (stride.isZoneToZone()) {
        var found = bar.bars(walk.situation(), walk.unit(), stride.crossing());
        if (found.isPresent()) {
          findings.forbids(
              found.get().rule().text(), found.get().why(), stride.facts(), found.get().remedy());
          return;
        }
      }
    }
  }
}
