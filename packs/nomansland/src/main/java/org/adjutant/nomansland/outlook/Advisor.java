package org.adjutant.nomansland.outlook;

import java.util.List;
import org.adjutant.rules.spi.Counsel.Advice;

/** The counsel for some phases. */
interface Advisor {
  /** As in {@link org.adjutant.rules.spi.Counsel#matters}, without the end of the phase. */
  List<String> matters(View view);

  /** What to do about one of them. */
  Advice advise(View view, String matter);
}
