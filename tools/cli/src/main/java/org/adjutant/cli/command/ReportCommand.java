package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Refusals;
import org.adjutant.cli.report.Report;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Point;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.cli.tree.Tree;
import org.adjutant.cli.tree.TreeLines;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a game as one HTML file. */
@Command(
    name = "report",
    description = {
      "Writes a game as one HTML file: boards, what happened turn by turn, disputes, why it was",
      "ruled so, dice, branches. It needs no network, and may be printed."
    },
    footer = {
      "",
      "The board is shown at the start, at the end of each turn and at the end; --at adds others.",
      "For example: adjutant report --to loos.html --at 120,133"
    })
public final class ReportCommand implements Task {
  @Parameters(paramLabel = "GAME", arity = "0..1", description = "Else the one in use.")
  private Optional<String> name = Optional.empty();

  @Option(names = "--to", paramLabel = "FILE", required = true, description = "The HTML file.")
  private Path file = Path.of("");

  @Option(names = "--branch", paramLabel = "B", description = "A branch; else the main one.")
  private Optional<String> branch = Optional.empty();

  @Option(
      names = "--at",
      paramLabel = "POINT",
      split = ",",
      description = "Shows the board after these events too; numbers or bookmarks.")
  private List<String> at = new ArrayList<>();

  @Option(names = "--as", paramLabel = "SIDE", description = "As this side; or umpire, or public.")
  private Optional<String> as = Optional.empty();

  @Option(names = "--open", description = "Nothing is folded away, for paper: long.")
  private boolean unfolded;

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = name.map(sitting::game).orElseGet(sitting::game);
    Scene scene = Scene.of(sitting, game, branch, Optional.empty(), as);
    Verification verified = new Post(sitting.ledger()).verify(game.name(), Optional.empty());
    List<Refusals> refusals = Refusals.gathered(RefusedOn.all(scene));
    Tree grown = Tree.of(game, scene.viewer());
    List<String> tree = new TreeLines(grown, unfolded, new Ink(false)).lines();
    Report report =
        new Report(scene, game.data(), verified, refusals, points(scene), tree, unfolded);
    String html = report.html();
    Files.write(file, html);
    List<String> lines = new ArrayList<>();
    scene.eyes().note(as).ifPresent(lines::add);
    lines.add(
        game.name() + ", events 0 to " + scene.at() + ", is in " + file + " (" + size(html) + ").");
    return Answer.of(
        Data.of("file", file.toString())
            .with("game", game.name())
            .with("branch", scene.branch().name())
            .with("at", scene.at())
            .with("viewer", scene.viewer().id())
            .with("letters", html.length()),
        lines);
  }

  private static String size(String html) {
    return (html.length() + 512) / 1024 + " kB";
  }

  private List<Long> points(Scene scene) {
    List<Long> points = new ArrayList<>();
    for (String text : at) {
      Point point = Point.parse(scene.register(), text.strip(), scene.branch().id());
      long number = point.at().orElse(scene.at());
      if (!point.branch().equals(scene.branch().id()) || number > scene.at()) {
        throw new BadCall(
            text
                + " is not on branch "
                + scene.branch().name()
                + ", which has the events 0 to "
                + scene.at()
                + "; a report shows one branch, chosen by --branch");
      }
      points.add(number);
    }
    return points;
  }
}
