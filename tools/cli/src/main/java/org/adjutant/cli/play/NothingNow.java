package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/**
 * Why nothing of a kind is offered: what forbids it whatever its arguments, and what may be done.
 */
record NothingNow(Decision decision) {

  List<String> lines(String verb) {
    List<String> lines = new ArrayList<>();
    List<Finding> bars = bars(verb);
    if (bars.isEmpty()) {
      lines.addAll(Wrap.hanging("", "  ", "Nothing to " + verb + " now, as the pieces stand."));
    }
    for (Finding bar : bars) {
      String remedy = bar.remedy().isEmpty() ? "" : "; " + bar.remedy();
      String text = bar.says() + " (" + bar.rule().text() + ")" + remedy;
      lines.addAll(Wrap.hanging("", "  ", "Nothing to " + verb + " now, because " + text + "."));
    }
    List<String> now = decision.offers().stream().map(Legal::kind).distinct().toList();
    if (!now.isEmpty()) {
      lines.addAll(Wrap.hanging("", "  ", "Now may be done: " + String.join(", ", now) + "."));
    }
    return lines;
  }

  /** What validators find before they ask for the first argument. */
  private List<Finding> bars(String verb) {
    if (decision.side().isEmpty()) {
      return List.of();
    }
    SideId side = decision.side().get();
    Desk desk =
        new Desk(
            decision.scene().title(), decision.scene().position().seenBy(Viewer.of(side)), side);
    Findings findings = new Findings();
    decision.scene().title().action(verb).ifPresent(kind -> check(kind, desk, findings));
    return findings.list().stream().filter(Finding::isForbidding).toList();
  }

  private static void check(ActionKind kind, Desk desk, Findings findings) {
    for (Validator validator : kind.validators()) {
      try {
        validator.check(desk, Data.EMPTY, findings);
      } catch (DataException e) {
        // It asks for an argument: what it forbids depends on that.
        return;
      }
    }
  }
}
