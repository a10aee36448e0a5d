package org.adjutant.loos.campaign.outlook;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * The aircraft goes where it shows the guns most that would bear a shell and that nobody on the
 * ground is next to (17.2.g).
 */
record FlightAdvice() implements Advisor {
  private static final String FLY = "fly";

  @Override
  public List<String> matters(View view) {
    return view.markers() > 0 ? List.of(FLY, CampaignAdviser.END) : List.of(CampaignAdviser.END);
  }

  @Override
  public Advice advise(View view, String matter) {
    Muster muster = view.muster();
    Chart chart = view.chart();
    int[] seen = new int[chart.size];
    int best = 0;
    for (Body body : muster.bodies()) {
      boolean safe = chart.trench[body.at()] && body.steps() == 1;
      if (body.british() || safe || isNextToBritish(view, body.at())) {
        continue;
      }
      for (int exit = -1; exit < Chart.SIDES; exit++) {
        int at = exit < 0 ? body.at() : chart.exits[body.at() * Chart.SIDES + exit];
        if (at >= 0) {
          seen[at] += exit < 0 ? 3 : 2;
          best = seen[at] > seen[best] ? at : best;
        }
      }
    }
    return seen[best] == 0
        ? Advice.NONE
        : Advice.take(Action.of(FLY, Data.of("hex", view.id(best))));
  }

  private static boolean isNextToBritish(View view, int at) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = view.chart().exits[at * Chart.SIDES + exit];
      if (next >= 0 && view.muster().holds(true, next)) {
        return true;
      }
    }
    return false;
  }
}
