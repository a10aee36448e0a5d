package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.luck.Luckiness;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What luck the recorded dice of a game were. */
@Command(
    name = "luck",
    description = {
      "Expected against actual of all dice of a game, by side and kind of roll, and of the steps"
          + " lost in rulings with dice.",
      "Says how often such a series falls so; it proves nothing about anybody."
    },
    footer = "For example: adjutant luck --svg luck.svg")
public final class LuckCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "The game; else the one in use.")
  private Optional<String> named = Optional.empty();

  @Option(names = "--svg", paramLabel = "FILE", description = "Draws a chart into a file as SVG.")
  private Optional<Path> svg = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    var game = named.map(sitting::game).orElseGet(sitting::game);
    Scene scene = look.scene(sitting, game);
    String where = "game " + game.name() + ", branch " + scene.branch().name();
    Luckiness luck =
        Luckiness.of(where, scene.title(), scene.history(), scene.at(), scene.viewer());
    List<String> lines = new ArrayList<>(luck.lines(sitting.ink()));
    if (svg.isEmpty()) {
      return Answer.of(luck.data(), lines);
    }
    Files.write(svg.get(), luck.svg());
    lines.add("");
    lines.add("Drawn into " + svg.get() + ".");
    return Answer.of(luck.data().with("svg", svg.get().toString()), lines);
  }
}
