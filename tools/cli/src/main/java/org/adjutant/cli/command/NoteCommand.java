package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes a note. */
@Command(name = "note", description = "Writes a note to a point of a branch.")
public final class NoteCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "TEXT", arity = "1..*")
  private List<String> words = new ArrayList<>();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    String text = String.join(" ", words);
    scene.game().tree().note(scene.branch().id(), scene.at(), text, sitting.actor());
    return Answer.of(
        Data.of("branch", scene.branch().id()).with("at", scene.at()).with("text", text),
        "Noted at event " + scene.at() + " of " + scene.branch().name() + ".");
  }
}
