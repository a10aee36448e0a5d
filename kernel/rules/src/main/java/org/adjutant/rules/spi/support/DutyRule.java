package org.adjutant.rules.spi.support;

import java.util.List;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;

/** What a section of the rules would have a side do before it ends the phase that is on. */
@FunctionalInterface
public interface DutyRule {
  /** The duties of the side at the desk; none if there are none or the side does not act. */
  List<Duty> of(Desk desk);
}
