package org.adjutant.cli.retrial;

import java.io.PrintWriter;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.retrial.Retried;

/** Says on a terminal how many rulings were decided again so far. */
final class Count implements AutoCloseable {
  private static final int EVERY = 500;

  private final PrintWriter out;
  private final boolean shown;
  private final String name;
  private int done;

  private Count(PrintWriter out, boolean shown, String name) {
    this.out = out;
    this.shown = shown;
    this.name = name;
  }

  static Count of(Sitting sitting, String name) {
    return new Count(
        sitting.around().err(), sitting.around().terminal() && !sitting.options().json(), name);
  }

  void one(Retried retried) {
    if (++done % EVERY == 0 && shown) {
      out.print(
          "\r" + name + ": " + done + " rulings, at event " + retried.recorded().event() + "   ");
      out.flush();
    }
  }

  @Override
  public void close() {
    if (shown && done >= EVERY) {
      out.print("\r" + " ".repeat(78) + "\r");
      out.flush();
    }
  }
}
