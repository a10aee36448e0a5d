package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.adjutant.cli.command.BranchesCommand;
import org.adjutant.cli.command.CanCommand;
import org.adjutant.cli.command.CompareCommand;
import org.adjutant.cli.command.ConsentCommand;
import org.adjutant.cli.command.ContributeCommand;
import org.adjutant.cli.command.ExplainCommand;
import org.adjutant.cli.command.ForkCommand;
import org.adjutant.cli.command.LogCommand;
import org.adjutant.cli.command.LuckCommand;
import org.adjutant.cli.command.NoteCommand;
import org.adjutant.cli.command.OddsCommand;
import org.adjutant.cli.command.PromoteCommand;
import org.adjutant.cli.command.RedoCommand;
import org.adjutant.cli.command.RenameCommand;
import org.adjutant.cli.command.ShowCommand;
import org.adjutant.cli.command.StatusCommand;
import org.adjutant.cli.command.TakeBackCommand;
import org.adjutant.cli.command.VerifyCommand;
import org.adjutant.cli.command.WhereCommand;
import org.adjutant.cli.command.WhyNotCommand;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import picocli.CommandLine;

/** The commands that may be typed in the midst of play: they are those of the command line. */
final class Asides {
  private static final Map<String, Supplier<Task>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("show", ShowCommand::new);
    ALL.put("status", StatusCommand::new);
    ALL.put("where", WhereCommand::new);
    ALL.put("can", CanCommand::new);
    ALL.put("why-not", WhyNotCommand::new);
    ALL.put("log", LogCommand::new);
    ALL.put("explain", ExplainCommand::new);
    ALL.put("odds", OddsCommand::new);
    ALL.put("luck", LuckCommand::new);
    ALL.put("undo", TakeBackCommand::new);
    ALL.put("take-back", TakeBackCommand::new);
    ALL.put("redo", RedoCommand::new);
    ALL.put("consent", ConsentCommand::new);
    ALL.put("contribute", ContributeCommand::new);
    ALL.put("fork", ForkCommand::new);
    ALL.put("branches", BranchesCommand::new);
    ALL.put("compare", CompareCommand::new);
    ALL.put("promote", PromoteCommand::new);
    ALL.put("rename", RenameCommand::new);
    ALL.put("note", NoteCommand::new);
    ALL.put("verify", VerifyCommand::new);
  }

  private Asides() {}

  static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  static boolean knows(String name) {
    return ALL.containsKey(name);
  }

  /** How a command is typed. */
  static List<String> usage(String name) {
    return new CommandLine(task(name)).getUsageMessage(CommandLine.Help.Ansi.OFF).lines().toList();
  }

  /**
   * Runs one.
   *
   * @param words its name first
   * @param branch the branch on show, for commands that look at one and are not told which
   * @param as likewise the eyes to look with
   * @throws BadCall if it is typed wrongly
   */
  static Answer run(
      Sitting sitting, List<String> words, Optional<String> branch, Optional<String> as) {
    Task task = task(words.get(0));
    CommandLine line = new CommandLine(task);
    List<String> all = new ArrayList<>(words.subList(1, words.size()));
    try {
      var given = line.parseArgs(all.toArray(String[]::new));
      var spec = line.getCommandSpec();
      if (spec.findOption("--branch") != null && !given.hasMatchedOption("--branch")) {
        branch.ifPresent(name -> all.addAll(0, List.of("--branch", name)));
      }
      // Of a take-back it says who asks; where no seat is locked nobody has to be asked.
      boolean asks = task instanceof TakeBackCommand;
      boolean solo = new Eyes(sitting.game().register(), sitting.passphrase()).solo();
      boolean says = spec.findOption("--as") != null && !(asks && solo);
      if (says && !given.hasMatchedOption("--as")) {
        as.ifPresent(side -> all.addAll(0, List.of("--as", side)));
      }
      line.parseArgs(all.toArray(String[]::new));
    } catch (CommandLine.ParameterException e) {
      throw new BadCall(e.getMessage() + "; help " + words.get(0) + " shows how it is typed");
    }
    return task.run(sitting);
  }

  private static Task task(String name) {
    Supplier<Task> task = ALL.get(name);
    if (task == null) {
      throw new BadCall("there is no command \"" + name + "\" here; there are " + names());
    }
    return task.get();
  }
}
