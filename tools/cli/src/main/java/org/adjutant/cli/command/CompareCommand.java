package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.compare.Comparison;
import org.adjutant.cli.compare.Pair;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Point;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares two points of the tree. */
@Command(
    name = "compare",
    description = {
      "What differs between two points of the tree, and where they part.",
      "A point is an event's number, BRANCH@N, a branch (its head), or a bookmark. The first is",
      "left of the bar. A picture is of the second, with rings around what differs."
    },
    footer = "For example: adjutant compare main@120 what-if@133")
public final class CompareCommand implements Task {
  @Parameters(index = "0", paramLabel = "POINT")
  private String left = "";

  @Parameters(
      index = "1",
      paramLabel = "POINT",
      arity = "0..1",
      description = "Else the main branch.")
  private Optional<String> right = Optional.empty();

  @Option(names = "--as", paramLabel = "SIDE", description = "As this side.")
  private Optional<String> as = Optional.empty();

  @Mixin private Pictures pictures = new Pictures();

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Scene one = at(sitting, game, left);
    Scene two = at(sitting, game, right.orElse(game.register().main()));
    Answer compared = compare(one, two, sitting);
    if (!pictures.wanted()) {
      return compared;
    }
    List<String> lines = new ArrayList<>(compared.lines());
    lines.addAll(pictures.draw(new Comparison(new Pair(one, two)).drawing()));
    return Answer.of(pictures.data(compared.data()), lines);
  }

  private Scene at(Sitting sitting, OpenGame game, String text) {
    Point point = Point.parse(game.register(), text, game.register().main());
    return Scene.at(sitting, game, point, as);
  }

  static Answer compare(Scene one, Scene two, Sitting sitting) {
    Comparison comparison = new Comparison(new Pair(one, two));
    return Answer.of(comparison.data(), comparison.lines(sitting.ink()));
  }
}
