package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.support.EndPhase;

/** What a side forfeits that ends its phase now. */
public final class LeftUndone {
  private LeftUndone() {}

  /** The duties still open; none if the input does not end a phase. */
  public static List<Duty> by(Scene scene, Input input) {
    if (input instanceof Input.Act act && act.action().kind().equals(EndPhase.NAME)) {
      var view = scene.position().seenBy(Viewer.of(act.by()));
      return scene.title().duties(new Desk(scene.title(), view, act.by()));
    }
    return List.of();
  }

  public static List<String> lines(List<Duty> duties) {
    List<String> lines = new ArrayList<>();
    for (Duty duty : duties) {
      lines.addAll(
          Wrap.hanging(
              "warning: ", "  ", "left undone: " + duty.what() + " (" + duty.rule() + ")"));
    }
    return lines;
  }

  /** For {@code --json}: an input that was not submitted, and why. */
  static Data data(Input input, List<Duty> duties) {
    return Data.of("input", InputText.write(input))
        .with("submitted", Data.of(false))
        .with(
            "left",
            Data.of(
                duties.stream()
                    .<Data>map(duty -> Data.of("rule", duty.rule()).with("what", duty.what()))
                    .toList()));
  }
}
