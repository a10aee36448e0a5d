package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.fire.ArtilleryTrack;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/**
 * What a position is worth to the British, in hundredths of a point; the Germans have as much less:
 * towns held and how safe they are, steps, how near the British are to the entry hexes and towns by
 * ways that the Germans do not bar, and what either side's next attacks promise.
 */
final class Worth {
  private static final int TURNS = 8;
  private static final int[] COMPLETE = {900, 900, 250};
  private static final int TOWN_HEX = 260;
  private static final int ENTRY = 50_000;

  /** What entering an entry hex for certain in the next phase, or the one after, counts. */
  private static final int[] ENTERS = {12_000, 4_000};

  private static final int TOWN = 420;

  /** What it counts if there are British about an entry hex, next to it, and no German. */
  private static final long OUTWEIGHED = 5_000;

  /** A way of so many half movement points, fights and ZOC counted, is no threat yet. */
  private static final int LONG_WAY = 60;

  /** British this far from an entry hex do not count there yet, nor do Germans this far. */
  private static final int COME = 14;

  private static final int GUARD = 8;

  /** How much more a German close by counts than a Briton as close. */
  private static final int GUARD_TIMES = 2;

  /** What the ground does for the guard of an entry hex. */
  private static final int GROUND = 20;

  private static final int NEAR = 10;
  private static final int CROWD = 60;
  private static final int HALF_POINT = 5;
  private static final int RALLY = 40;
  private static final int LATER = 3;
  private static final int SOON = 9;
  private static final int OUT_OF = 10;
  private static final int LARGE = 5;

  private final Chart chart;
  private final Odds odds;
  private final ArtilleryTrack track;

  Worth(Chart chart, Odds odds, ArtilleryTrack track) {
    this.chart = chart;
    this.odds = odds;
    this.track = track;
  }

  long british(Muster muster) {
    Position position = muster.situation.position();
    int turn = position.clock().turn();
    if (LastWord.isSpoken(position)) {
      return LastWord.towns(muster) + steps(muster, turn) / 2 + promises(muster, position, turn);
    }
    int[] advance = Marches.from(muster, true);
    long worth = towns(muster) + steps(muster, turn);
    worth += threats(muster, advance);
    worth += crowds(muster, advance);
    worth += promises(muster, position, turn);
    return worth;
  }

  private static long steps(Muster muster, int turn) {
    long sum = 0;
    for (Body body : muster.bodies()) {
      sum +=
          body.british()
              ? Strike.Stake.BRITISH_STEP * body.steps()
              : -Strike.Stake.GERMAN_STEP * body.steps();
    }
    return turn >= TURNS - 1 ? sum / 2 : sum;
  }

  private long towns(Muster muster) {
    long sum = 0;
    int complete = 0;
    int[] retaken = new int[0];
    for (int[] town : chart.towns) {
      int held = 0;
      for (int at : town) {
        if (muster.isBritishTown(at)) {
          retaken = retaken.length == 0 ? Marches.from(muster, false) : retaken;
          held++;
          sum += TOWN_HEX + TOWN / town.length;
          sum -= (long) TOWN * NEAR / town.length / (retaken[at] + 2 * NEAR) / 2;
        }
      }
      if (held == town.length) {
        sum += COMPLETE[Math.min(complete, COMPLETE.length - 1)];
        complete++;
      }
    }
    return sum;
  }

  private long threats(Muster muster, int[] advance) {
    long sum = 0;
    Danger danger = new Danger(muster, odds, Reach.ofBritish(muster));
    for (int at : chart.entries) {
      sum += ENTRY / (advance[at] + 4) + outweighed(muster, at, advance[at]);
      for (int phases = 1; phases <= ENTERS.length; phases++) {
        sum += (long) ENTERS[phases - 1] * danger.of(at, phases) / Danger.CERTAIN;
      }
    }
    for (int[] town : chart.towns) {
      for (int at : town) {
        if (!muster.isBritishTown(at)) {
          sum += (long) TOWN * NEAR / town.length / (advance[at] + NEAR);
        }
      }
    }
    return sum;
  }

  /**
   * How the British about an entry hex outweigh the Germans about it, the more the nearer a way to
   * it is. A share, so that a guard counts most where there is least: Germans that come are spread
   * over the entry hexes by need.
   */
  private long outweighed(Muster muster, int entry, int way) {
    long british = 0;
    long german = GROUND;
    for (Body body : muster.bodies()) {
      int far = chart.distance(body.at(), entry);
      if (body.british()) {
        british += (long) body.attack() * Math.max(0, COME - far);
      } else {
        german += (long) GUARD_TIMES * body.defence() * Math.max(0, GUARD - far);
      }
    }
    return OUTWEIGHED * Math.max(0, LONG_WAY - way) / LONG_WAY * british / (british + german);
  }

  private long crowds(Muster muster, int[] advance) {
    int[] goals = goals(muster);
    long sum = 0;
    for (Body body : muster.bodies()) {
      if (body.british()) {
        sum -= (long) HALF_POINT * Math.min(CROWD, goals[body.at()]);
      } else {
        sum += Math.min(RALLY, advance[body.at()]) * 2L;
      }
    }
    return sum;
  }

  /** How far it is from every hex to what the British still want. */
  int[] goals(Muster muster) {
    List<Integer> hexes = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    for (int at : chart.entries) {
      hexes.add(at);
      starts.add(LARGE);
    }
    for (int[] town : chart.towns) {
      for (int at : town) {
        if (!muster.isBritishTown(at)) {
          hexes.add(at);
          starts.add(town.length >= LARGE ? 2 * LARGE : 0);
        }
      }
    }
    return Marches.to(
        muster,
        true,
        hexes.stream().mapToInt(Integer::intValue).toArray(),
        starts.stream().mapToInt(Integer::intValue).toArray());
  }

  private long promises(Muster muster, Position position, int turn) {
    SideId player = Store.player(position);
    Assault assault = new Assault(muster, odds, new Prize(muster));
    long sum = 0;
    for (boolean british : new boolean[] {true, false}) {
      SideId side = british ? Store.BRITISH : Store.GERMAN;
      boolean now = player.equals(side);
      boolean again = turn < TURNS || !british && !now;
      String phase = position.clock().phase();
      boolean attacking = now && isBeforeCombat(phase);
      int promise = 0;
      Prospects prospects = new Prospects(muster, assault, british);
      if (now && (attacking || phase.equals(PhaseNames.MOBILE_MOVEMENT))) {
        int markers = attacking ? position.tally(Store.artillery(side)) : 0;
        boolean moving = phase.equals(PhaseNames.MOVEMENT);
        promise = prospects.promise(Abilities.of(muster, phase), markers, dice(side, turn), moving);
        promise = promise * SOON / OUT_OF;
      } else if (again) {
        int next = british ? turn + 1 : turn;
        promise = prospects.promise(Abilities.NEXT_TURN, 0, dice(side, next), false);
        promise = promise * LATER / OUT_OF;
      }
      sum += british ? promise : -promise;
    }
    return sum;
  }

  private int dice(SideId side, int turn) {
    return track.dice(side, Math.min(turn, TURNS));
  }

  private static boolean isBeforeCombat(String phase) {
    return phase.equals(PhaseIds.ARRIVALS)
        || phase.equals(PhaseNames.MOVEMENT)
        || phase.equals(PhaseIds.AIRCRAFT)
        || phase.equals(PhaseIds.BARRAGE)
        || phase.equals(PhaseIds.COUNTER_BARRAGE)
        || phase.equals(PhaseNames.COMBAT);
  }
}
