package org.adjutant.cli;

import java.util.LinkedHashSet;
import org.adjutant.cli.sitting.Options;
import org.adjutant.cli.sitting.Surroundings;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Where the program starts. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // What libraries log is not for the eyes of a player; errors reach him as messages.
    System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "off");
    System.exit(in(Surroundings.ofProcess()).execute(args));
  }

  /** The whole command line in given surroundings. */
  public static CommandLine in(Surroundings around) {
    Options options = new Options();
    CommandLine line = new CommandLine(options);
    Commands.all().forEach(line::addSubcommand);
    // One with an alias stands there twice.
    new LinkedHashSet<>(line.getSubcommands().values())
        .forEach(command -> command.getCommandSpec().addOption(help()));
    line.setExecutionStrategy(new Runner(options, around));
    line.setOut(around.out());
    line.setErr(around.err());
    line.setUsageHelpAutoWidth(false);
    line.setUsageHelpWidth(80);
    return line;
  }

  private static OptionSpec help() {
    return OptionSpec.builder("-h", "--help").usageHelp(true).description("Shows this.").build();
  }
}
