package org.adjutant.cli;

import java.util.List;
import org.adjutant.cli.command.AdjudicateCommand;
import org.adjutant.cli.command.AdoptCommand;
import org.adjutant.cli.command.BookmarkCommand;
import org.adjutant.cli.command.BranchesCommand;
import org.adjutant.cli.command.CanCommand;
import org.adjutant.cli.command.CloseCommand;
import org.adjutant.cli.command.CompareCommand;
import org.adjutant.cli.command.ConsentCommand;
import org.adjutant.cli.command.ContributeCommand;
import org.adjutant.cli.command.DataCommand;
import org.adjutant.cli.command.DemoCommand;
import org.adjutant.cli.command.DoCommand;
import org.adjutant.cli.command.ExplainCommand;
import org.adjutant.cli.command.ExportCommand;
import org.adjutant.cli.command.ForkCommand;
import org.adjutant.cli.command.GamesCommand;
import org.adjutant.cli.command.ImportCommand;
import org.adjutant.cli.command.LogCommand;
import org.adjutant.cli.command.NewCommand;
import org.adjutant.cli.command.NoteCommand;
import org.adjutant.cli.command.OddsCommand;
import org.adjutant.cli.command.OverrideCommand;
import org.adjutant.cli.command.PacksCommand;
import org.adjutant.cli.command.PositionCommand;
import org.adjutant.cli.command.PromoteCommand;
import org.adjutant.cli.command.RedoCommand;
import org.adjutant.cli.command.RenameCommand;
import org.adjutant.cli.command.ReportCommand;
import org.adjutant.cli.command.RulingChangeCommand;
import org.adjutant.cli.command.ScenariosCommand;
import org.adjutant.cli.command.SeatCommand;
import org.adjutant.cli.command.SelfplayCommand;
import org.adjutant.cli.command.SendCommand;
import org.adjutant.cli.command.SetupCommand;
import org.adjutant.cli.command.ShowCommand;
import org.adjutant.cli.command.StatusCommand;
import org.adjutant.cli.command.TakeBackCommand;
import org.adjutant.cli.command.UseCommand;
import org.adjutant.cli.command.VerifyCommand;
import org.adjutant.cli.command.WhereCommand;
import org.adjutant.cli.command.WhyNotCommand;
import org.adjutant.cli.play.PlayCommand;
import org.adjutant.cli.sitting.Task;

/** All commands, in the order help lists them. */
final class Commands {
  private Commands() {}

  static List<Task> all() {
    return List.of(
        new PacksCommand(),
        new ScenariosCommand(),
        new DataCommand(),
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
        new PlayCommand(),
        new SetupCommand(),
        new ContributeCommand(),
        new ExplainCommand(),
        new OddsCommand(),
        new BranchesCommand(),
        new ForkCommand(),
        new TakeBackCommand(),
        new RedoCommand(),
        new ConsentCommand(),
        new RulingChangeCommand(),
        new OverrideCommand(),
        new AdoptCommand(),
        new CompareCommand(),
        new PromoteCommand(),
        new RenameCommand(),
        new NoteCommand(),
        new BookmarkCommand(),
        new CloseCommand(),
        new SeatCommand(),
        new VerifyCommand(),
        new ExportCommand(),
        new ImportCommand(),
        new SendCommand(),
        new SelfplayCommand(),
        new PositionCommand(),
        new ReportCommand(),
        new AdjudicateCommand(),
        new DemoCommand());
  }
}
