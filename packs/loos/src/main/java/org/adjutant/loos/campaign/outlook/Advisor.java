package org.adjutant.loos.campaign.outlook;

import java.util.List;
import org.adjutant.rules.spi.Counsel.Advice;

/** The counsel for some phases. */
interface Advisor {
  /** As in {@link org.adjutant.rules.spi.Counsel#matters}. */
  List<String> matters(View view);

  /** What to do about one of them. */
  Advice advise(View view, String matter);
}
