package org.adjutant.cli.command;

import java.util.List;
import org.adjutant.cli.sitting.Task;

/** All commands, in the order help lists them. */
public final class Commands {
  private Commands() {}

  public static List<Task> all() {
    return List.of(
        new PacksCommand(),
        new ScenariosCommand(),
        new NewCommand(),
        new GamesCommand(),
        new UseCommand(),
        new StatusCommand(),
        new ShowCommand(),
        new WhereCommand(),
        new LogCommand(),
        new CanCommand(),
        new WhyNotCommand(),
        new DoCommand(),
        new ContributeCommand(),
        new ExplainCommand(),
        new BranchesCommand(),
        new ForkCommand(),
        new TakeBackCommand(),
        new RedoCommand(),
        new ConsentCommand(),
        new CompareCommand(),
        new PromoteCommand(),
        new RenameCommand(),
        new NoteCommand(),
        new SeatCommand(),
        new VerifyCommand(),
        new ExportCommand(),
        new ImportCommand(),
        new SendCommand(),
        new SelfplayCommand(),
        new AdjudicateCommand(),
        new DemoCommand());
  }
}
