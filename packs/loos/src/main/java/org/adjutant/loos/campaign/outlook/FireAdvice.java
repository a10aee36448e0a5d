package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.fire.ArtilleryTrack;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * Where markers are laid (17.1): the attacker's on the hexes that are best attacked under them,
 * with those announced who are to attack; what is left, and the defender's, on what loses most.
 */
record FireAdvice(ArtilleryTrack track) implements Advisor {
  private static final String LAY = "lay";
  private static final String SHELL = "shell";

  /** What a shell must promise: with a later use in the game turn to be had, and without. */
  private static final int SAVED = 70;

  private static final int LAST = 25;
  private static final int THOUSAND = 1000;

  /** A unit that is about to attack is worth hitting so much more. */
  private static final int ATTACKS = 40;

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    if (view.markers() > 0) {
      if (view.desk().inPhase(PhaseIds.BARRAGE)) {
        for (Strike strike : plan(view)) {
          if (strike.shelled()) {
            matters.add(LAY + " " + view.id(strike.target()));
          }
        }
      }
      for (int target : shelled(view)) {
        matters.add(SHELL + " " + view.id(target));
      }
    }
    matters.add(CampaignAdviser.END);
    return matters;
  }

  @Override
  public Advice advise(View view, String matter) {
    String[] words = matter.split(" ", 2);
    if (words[0].equals(SHELL)) {
      return Advice.take(Action.of(LAY, Data.of("hex", words[1])));
    }
    for (Strike strike : plan(view)) {
      if (view.id(strike.target()).equals(words[1])) {
        Data args = Data.of("hex", words[1]).with("units", Data.texts(strike.ids()));
        return Advice.take(
            Action.of(LAY, isGasBetter(view, strike) ? args.with("gas", "gas") : args));
      }
    }
    return Advice.NONE;
  }

  private List<Strike> plan(View view) {
    Prospects.Able able = Abilities.of(view.muster(), PhaseIds.BARRAGE);
    Prospects.Able free =
        new Prospects.Able() {
          @Override
          public boolean attacks(Body body) {
            return able.attacks(body) && body.pledged().isEmpty();
          }

          @Override
          public boolean isTarget(int hex) {
            return able.isTarget(hex) && !isShelled(view, hex);
          }
        };
    return view.prospects().plan(free, view.markers(), dice(view));
  }

  /**
   * In Zero Hour gas brings a die more; where it does not open the trench it hits a friend (17.6).
   */
  private boolean isGasBetter(View view, Strike strike) {
    if (view.turn() > 0 || !view.british()) {
      return false;
    }
    int line = view.chart().line(strike.target(), Chart.OPEN);
    int misses = THOUSAND - view.odds().hits(line, dice(view) + 1);
    boolean[] nobody = new boolean[view.chart().size];
    Assault assault = view.assault();
    int with = assault.worth(strike.target(), strike.party(), dice(view) + 1, nobody);
    int without = assault.worth(strike.target(), strike.party(), dice(view), nobody);
    return with - misses * Strike.Stake.BRITISH_STEP / THOUSAND > without;
  }

  private static boolean isShelled(View view, int hex) {
    return view.desk()
        .view()
        .feature(view.chart().grid.at(hex), Store.barrage(view.desk().side()))
        .isPresent();
  }

  private int dice(View view) {
    return track.dice(view.desk().side(), view.turn());
  }

  /** The hexes worth a shell without an attack, the best first. */
  private List<Integer> shelled(View view) {
    boolean attacks = view.desk().inPhase(PhaseIds.BARRAGE);
    boolean last = view.turn() == 0 || attacks != view.british();
    List<Integer> hexes = new ArrayList<>();
    for (Body body : view.muster().bodies()) {
      if (body.british() != view.british()
          && view.muster().isFront(body)
          && !isShelled(view, body.at())
          && loss(view, body.at()) >= (last ? LAST : SAVED)) {
        hexes.add(body.at());
      }
    }
    hexes.sort(Comparator.comparingInt(hex -> -loss(view, hex)));
    return hexes;
  }

  /** What a shell on a hex may be expected to cost those in it. */
  private int loss(View view, int hex) {
    Muster muster = view.muster();
    Body front = muster.front(hex);
    int way = front.british() && view.chart().frontLine[hex] ? Chart.ACROSS : Chart.OPEN;
    int hits = view.odds().hits(view.chart().line(hex, way), dice(view));
    int cost = cost(view, front);
    if (muster.hasReserve(hex)) {
      cost += cost(view, muster.reserve(hex));
    }
    return cost * hits / THOUSAND;
  }

  /** 17.5.d: in a trench the last step of a German unit is safe. */
  private static int cost(View view, Body body) {
    if (body.british()) {
      return Strike.Stake.BRITISH_STEP + (body.pledged().isEmpty() ? 0 : ATTACKS);
    }
    boolean safe = view.chart().trench[body.at()] && body.steps() == 1;
    int more = body.pledged().isEmpty() ? 0 : ATTACKS;
    return safe ? 0 : Strike.Stake.GERMAN_STEP + more;
  }
}
