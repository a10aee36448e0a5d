package org.adjutant.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Where the program starts. */
@Command(
    name = "adjutant",
    mixinStandardHelpOptions = true,
    version = "adjutant 0.1.0-SNAPSHOT",
    description = "Rules on wargame actions and records every ruling.")
public final class Main implements Runnable {
  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }
}
