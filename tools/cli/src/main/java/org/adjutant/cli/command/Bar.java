package org.adjutant.cli.command;

import java.io.PrintWriter;

/** A progress bar on one line of a terminal. */
final class Bar {
  private static final int CELLS = 40;

  private final PrintWriter out;
  private final boolean shown;
  private int drawn = -1;

  Bar(PrintWriter out, boolean shown) {
    this.out = out;
    this.shown = shown;
  }

  /** Draws it anew if that changes anything. */
  void at(int done, int all, String what) {
    int full = all == 0 ? CELLS : Math.min(CELLS, done * CELLS / all);
    if (shown && full != drawn) {
      drawn = full;
      out.print("\r[" + "#".repeat(full) + ".".repeat(CELLS - full) + "] " + what + "   ");
      out.flush();
    }
  }

  /** Wipes it away. */
  void gone() {
    if (shown) {
      out.print("\r" + " ".repeat(78) + "\r");
      out.flush();
    }
  }
}
