package org.adjutant.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.sql.SQLException;

/**
 * What one operation cost its thread, in microseconds: by the wall clock, and of a processor. On a
 * machine with neighbours only the second says much.
 */
record Cost(double wall, double cpu) {

  /** Something to measure. */
  @FunctionalInterface
  interface Work {
    void run() throws SQLException, IOException;
  }

  /** Runs some work so many times; the average. */
  static Cost of(int times, Work work) throws SQLException, IOException {
    var threads = ManagementFactory.getThreadMXBean();
    long cpu = threads.getCurrentThreadCpuTime();
    long wall = System.nanoTime();
    for (int i = 0; i < times; i++) {
      work.run();
    }
    double each = 1_000.0 * times;
    return new Cost(
        (System.nanoTime() - wall) / each, (threads.getCurrentThreadCpuTime() - cpu) / each);
  }
}
