package org.adjutant.loos.campaign.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * The mobile movement phase: reserves go forward through the gap where there is a step to make that
 * leads on (18.4).
 */
record ReserveAdvice() implements Advisor {
  private static final String EXPLOIT = "exploit";

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    int[] way =
        view.british() ? view.worth().goals(view.muster()) : Marches.from(view.muster(), true);
    for (Body body : view.muster().bodies()) {
      if (body.british() == view.british()
          && !view.muster().isFront(body)
          && leadsOn(view, way, body)) {
        matters.add(EXPLOIT + " " + body.id());
      }
    }
    matters.add(CampaignAdviser.END);
    return matters;
  }

  private static boolean leadsOn(View view, int[] way, Body body) {
    for (int exit = 0; exit < Chart.SIDES; exit++) {
      int next = view.chart().exits[body.at() * Chart.SIDES + exit];
      if (next >= 0 && view.muster().isVacant(next) && way[next] < way[body.at()]) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Advice advise(View view, String matter) {
    return Advice.take(Action.of(EXPLOIT, Data.of("unit", matter.split(" ", 2)[1])));
  }
}
