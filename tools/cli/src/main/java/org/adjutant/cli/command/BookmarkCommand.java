package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.game.Bookmark;
import org.adjutant.rules.data.Data;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Names points of the tree. */
@Command(
    name = "bookmark",
    description = {
      "Gives a point of the tree a name; --at NAME then looks there, and compare NAME compares.",
      "Without a name: lists the bookmarks."
    })
public final class BookmarkCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "NAME", arity = "0..1", description = "A name that is there moves.")
  private Optional<String> name = Optional.empty();

  @Option(names = "--remove", description = "Takes the name away.")
  private boolean remove;

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (name.isEmpty()) {
      return all(scene);
    }
    String wanted = name.get();
    if (remove) {
      scene.game().tree().unmark(wanted, sitting.actor());
      return Answer.of(Data.of("removed", wanted), "There is no bookmark " + wanted + " any more.");
    }
    scene.game().tree().mark(wanted, scene.branch().id(), scene.at(), sitting.actor());
    return Answer.of(
        Data.of("name", wanted).with("branch", scene.branch().name()).with("at", scene.at()),
        wanted + " is event " + scene.at() + " of " + scene.branch().name() + ".");
  }

  private static Answer all(Scene scene) {
    List<String> lines = new ArrayList<>();
    List<Data> data = new ArrayList<>();
    for (Bookmark mark : scene.register().bookmarks().values()) {
      String branch = scene.register().branch(mark.branch()).name();
      lines.add(mark.name() + "  " + branch + "@" + mark.at() + "  by " + mark.by());
      data.add(
          Data.of("name", mark.name())
              .with("branch", branch)
              .with("at", mark.at())
              .with("by", mark.by())
              .with("millis", mark.millis()));
    }
    if (lines.isEmpty()) {
      lines.add("There are no bookmarks; adjutant bookmark NAME --at N sets one.");
    }
    return Answer.of(Data.of("bookmarks", Data.of(data)), lines);
  }
}
