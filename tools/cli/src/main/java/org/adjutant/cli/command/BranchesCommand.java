package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;

/** Shows the tree of branches. */
@Command(name = "branches", description = "The tree of branches, with their notes.")
public final class BranchesCommand implements Task {
  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Register register = game.register();
    List<String> lines = new ArrayList<>();
    List<Data> all = new ArrayList<>();
    add(game, register, "", 0, lines, all);
    return Answer.of(
        Data.of("game", game.name()).with("main", register.main()).with("branches", Data.of(all)),
        lines);
  }

  private static void add(
      OpenGame game,
      Register register,
      String parent,
      int depth,
      List<String> lines,
      List<Data> all) {
    for (BranchInfo branch : register.branches().values()) {
      if (!branch.parent().equals(parent)) {
        continue;
      }
      long head = game.history(branch.id()).head();
      boolean main = branch.id().equals(register.main());
      String from =
          parent.isEmpty() ? "" : " leaves at event " + branch.at() + " by " + branch.why();
      String text =
          branch.name() + from + ", " + head + " events" + (branch.closed() ? ", closed" : "");
      lines.add((main ? "* " : "  ") + "  ".repeat(depth) + text);
      List<Data> notes = new ArrayList<>();
      for (BranchInfo.Note note : branch.notes()) {
        lines.addAll(
            Wrap.hanging(
                "    " + "  ".repeat(depth) + "note at " + note.at() + ": ",
                "      " + "  ".repeat(depth),
                note.text() + " (" + note.by() + ")"));
        notes.add(Data.of("at", note.at()).with("text", note.text()).with("by", note.by()));
      }
      all.add(
          Data.of("id", branch.id())
              .with("name", branch.name())
              .with("parent", branch.parent())
              .with("at", branch.at())
              .with("head", head)
              .with("why", branch.why())
              .with("dice", branch.luck().word())
              .with("closed", branch.closed())
              .with("main", main)
              .with("notes", Data.of(notes)));
      add(game, register, branch.id(), depth + 1, lines, all);
    }
  }
}
