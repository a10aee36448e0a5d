package org.adjutant.nomansland.outlook;

import java.util.List;
import org.adjutant.rules.spi.Counsel.Advice;

/** Both sides take their ready-made set-ups. */
record SetUpAdvice() implements Advisor {
  private static final String READY_MADE = "ready-made";
  private static final String READY = "ready";

  @Override
  public List<String> matters(View view) {
    return List.of(READY_MADE, READY);
  }

  @Override
  public Advice advise(View view, String matter) {
    return view.first(matter);
  }
}
