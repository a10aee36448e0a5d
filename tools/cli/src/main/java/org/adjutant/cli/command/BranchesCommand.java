package org.adjutant.cli.command;

import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.cli.tree.Tree;
import org.adjutant.cli.tree.TreeLines;
import org.adjutant.ledger.OpenGame;
import org.adjutant.rules.position.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Shows the tree of branches. */
@Command(
    name = "branches",
    aliases = "tree",
    description = {
      "The tree of branches: where each leaves and why, what was left behind, notes and bookmarks.",
      "The main branch runs from top to bottom; numbers are those of events."
    })
public final class BranchesCommand implements Task {
  @Option(names = "--all", description = "Lists each take-back of a long series.")
  private boolean all;

  @Option(names = "--as", paramLabel = "SIDE", description = "As this side; or umpire, or public.")
  private Optional<String> as = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Viewer viewer = new Eyes(game.register(), sitting.passphrase()).viewer(as);
    Tree tree = Tree.of(game, viewer);
    return Answer.of(tree.data(), new TreeLines(tree, all, sitting.ink()).lines());
  }
}
