package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.board.SvgBoard;
import org.adjutant.cli.board.TextBoard;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.typed.Near;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Snapshot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows the board. */
@Command(name = "show", description = "The board, now or at any point of any branch.")
public final class ShowCommand implements Task {
  @Mixin private Look look = new Look();

  @Option(names = "--around", paramLabel = "HEX", description = "The part around a hex, larger.")
  private Optional<String> around = Optional.empty();

  @Mixin private Pictures pictures = new Pictures();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    Optional<Hex> centre = around.map(text -> hex(scene, text));
    List<String> lines = new ArrayList<>();
    scene.eyes().note(look.as()).ifPresent(lines::add);
    Data data =
        Data.of("game", scene.game().name())
            .with("branch", scene.branch().name())
            .with("at", scene.at())
            .with("viewer", scene.viewer().id())
            .with("position", Snapshot.write(scene.view()));
    if (pictures.wanted()) {
      lines.addAll(pictures.draw(drawing(scene, centre)));
      return Answer.of(pictures.data(data), lines);
    }
    lines.addAll(new TextBoard(scene.title(), scene.view(), sitting.ink()).lines(centre));
    if (!scene.isNow()) {
      lines.add(
          sitting
              .ink()
              .warn(
                  "This is the past, after event "
                      + scene.at()
                      + " of "
                      + scene.history().head()
                      + "."));
    }
    lines.addAll(Scenes.standing(scene).lines(sitting.ink()));
    return Answer.of(data, lines);
  }

  static String drawing(Scene scene, Optional<Hex> around) {
    String caption =
        scene.game().name() + ", " + scene.branch().name() + ", after event " + scene.at();
    return new SvgBoard(scene.title(), scene.view(), caption, around).draw();
  }

  private static Hex hex(Scene scene, String text) {
    HexMap map =
        scene
            .title()
            .display()
            .map()
            .orElseThrow(() -> new BadCall(scene.title().pack() + " is not played on hexes"));
    List<String> ids = map.grid().hexes().stream().map(Hex::id).toList();
    if (ids.contains(text)) {
      return map.grid().hex(text);
    }
    List<Hex> named = map.named(text);
    if (!named.isEmpty()) {
      return named.get(0);
    }
    throw new BadCall("there is no hex \"" + text + "\"; like it are " + Near.to(text, ids));
  }
}
