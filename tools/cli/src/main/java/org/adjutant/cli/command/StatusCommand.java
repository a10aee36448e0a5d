package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.game.Request;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says how the game stands. */
@Command(name = "status", description = "Phase, whose decision it is, and what is left to do.")
public final class StatusCommand implements Task {
  @Mixin private Look look = new Look();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    List<String> lines = new ArrayList<>();
    String at = scene.isNow() ? "now, after event " : "looking back, after event ";
    lines.add(
        sitting.ink().bold(scene.game().name())
            + sitting.ink().dim("  branch " + scene.branch().name() + ", " + at + scene.at()));
    scene.eyes().note(look.as()).ifPresent(lines::add);
    lines.addAll(Scenes.standing(scene).lines(sitting.ink()));
    Data data =
        Data.of("game", scene.game().name())
            .with("branch", scene.branch().name())
            .with("at", scene.at())
            .with("head", scene.history().head())
            .with("viewer", scene.viewer().id())
            .with("status", Scenes.standing(scene).data());
    Optional<Request> request = scene.game().request();
    if (request.isPresent()) {
      Agreed asked = Agreed.of(scene.game(), request.get().proposal());
      lines.addAll(asked.waiting(request.get()));
      data = data.with("asked", asked.data(request.get()));
    }
    return Answer.of(data, lines);
  }
}
