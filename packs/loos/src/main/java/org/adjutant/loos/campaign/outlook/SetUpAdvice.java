package org.adjutant.loos.campaign.outlook;

import java.util.List;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/** Deploys as the ready-made set-up has it, and is ready (11.1). */
record SetUpAdvice() implements Advisor {
  private static final String DEPLOY = "deploy-all";
  private static final String READY = "ready";

  @Override
  public List<String> matters(View view) {
    boolean waiting =
        view.desk().view().at(Stores.SET_UP).stream()
            .anyMatch(piece -> piece.side().equals(view.desk().side()));
    return waiting ? List.of(DEPLOY, READY) : List.of(READY);
  }

  @Override
  public Advice advise(View view, String matter) {
    return Advice.take(Action.of(matter, Data.EMPTY));
  }
}
