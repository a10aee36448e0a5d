package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * The attacks of a combat phase: those announced, by all who still can, where they still promise
 * something (17.1.g); then the best of the others, which promise one another to strike what lies
 * beside their targets behind a trench (14.3.h). In the mobile combat phase each unit attacks alone
 * (18.4.g).
 */
record AttackAdvice() implements Advisor {
  private static final String ATTACK = "attack";
  private static final String BARE = "bare";

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    for (Strike strike : plan(view)) {
      matters.add(ATTACK + " " + view.id(strike.target()));
      matters.add(BARE + " " + view.id(strike.target()));
    }
    matters.add(CampaignAdviser.END);
    return matters;
  }

  @Override
  public Advice advise(View view, String matter) {
    String[] words = matter.split(" ", 2);
    List<Strike> plan = plan(view);
    for (Strike strike : plan) {
      if (view.id(strike.target()).equals(words[1])) {
        Data args = Data.of("target", words[1]).with("units", Data.texts(strike.ids()));
        List<String> promised = words[0].equals(BARE) ? List.of() : promised(view, strike, plan);
        return Advice.take(
            Action.of(
                ATTACK, promised.isEmpty() ? args : args.with("pledging", Data.texts(promised))));
      }
    }
    return Advice.NONE;
  }

  /** The hexes beside an attack that another of the plan is to strike. */
  private static List<String> promised(View view, Strike strike, List<Strike> plan) {
    if (view.muster().isBreached(strike.target()) || !view.chart().trench[strike.target()]) {
      return List.of();
    }
    List<String> hexes = new ArrayList<>();
    for (int other : view.assault().further(strike.target(), strike.party())) {
      for (Strike each : plan) {
        boolean announced = !each.party().get(0).pledged().isEmpty();
        if (each.target() == other && !announced) {
          hexes.add(view.id(other));
        }
      }
    }
    return hexes;
  }

  private static List<Strike> plan(View view) {
    String phase = view.desk().view().clock().phase();
    boolean mobile = phase.equals(PhaseNames.MOBILE_COMBAT);
    Prospects.Able able = Abilities.of(view.muster(), phase);
    List<Strike> plan = new ArrayList<>();
    if (mobile) {
      return alone(view, able);
    }
    Set<Integer> announced = new LinkedHashSet<>();
    for (Body body : view.muster().bodies()) {
      if (body.british() == view.british() && able.attacks(body) && !body.pledged().isEmpty()) {
        announced.add(view.hex(body.pledged()));
      }
    }
    Prospects.Able others = others(view, able, announced);
    for (int target : announced) {
      announced(view, able, target, plan);
    }
    plan.addAll(view.prospects().plan(others, 0, 0));
    return plan;
  }

  private static void announced(View view, Prospects.Able able, int target, List<Strike> plan) {
    if (!view.muster().holds(!view.british(), target) || !able.isTarget(target)) {
      return;
    }
    List<Body> party = view.assault().around(target, view.british());
    party.removeIf(body -> !able.attacks(body) || !body.pledged().equals(view.id(target)));
    boolean[] free = new boolean[view.chart().size];
    int worth = party.isEmpty() ? 0 : view.assault().worth(target, party, 0, free);
    if (worth > 0) {
      plan.add(new Strike(target, party, true, false, worth));
    }
  }

  private static Prospects.Able others(View view, Prospects.Able able, Set<Integer> announced) {
    return new Prospects.Able() {
      @Override
      public boolean attacks(Body body) {
        return able.attacks(body) && body.pledged().isEmpty();
      }

      @Override
      public boolean isTarget(int hex) {
        boolean shelled =
            view.desk()
                .view()
                .feature(view.chart().grid.at(hex), Store.barrage(view.desk().side()))
                .isPresent();
        return able.isTarget(hex) && !announced.contains(hex) && !shelled;
      }
    };
  }

  private static List<Strike> alone(View view, Prospects.Able able) {
    List<Strike> plan = new ArrayList<>();
    boolean[] free = new boolean[view.chart().size];
    Assault assault = view.assault();
    for (int target : assault.targets(view.british())) {
      if (!able.isTarget(target)) {
        continue;
      }
      for (Body body : assault.around(target, view.british())) {
        Strike strike = assault.best(target, List.of(body), 1, 0, free);
        if (able.attacks(body) && strike.worth() > 0) {
          plan.add(strike);
          break;
        }
      }
    }
    plan.sort(java.util.Comparator.comparingInt(strike -> -strike.worth()));
    return plan;
  }
}
