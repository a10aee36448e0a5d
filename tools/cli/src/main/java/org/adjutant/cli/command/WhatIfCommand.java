package org.adjutant.cli.command;

import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A seat's own what-if, from what it sees. */
@Command(
    name = "what-if",
    description = {
      "Begins a game of its own from what a side sees, what is hidden from it supposed.",
      "It tells nothing of what is hidden, so no other seat is asked."
    },
    footer = "For example: adjutant what-if --as british --at 120")
public final class WhatIfCommand implements Task {
  @Mixin private Look look = new Look();

  @Option(names = "--name", paramLabel = "NAME", description = "What to call the new game.")
  private Optional<String> name = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (!scene.title().hasSecrets()) {
      throw new BadCall("nothing is hidden in this game; adjutant fork begins a what-if in it");
    }
    SideId side =
        scene
            .viewer()
            .side()
            .orElseThrow(
                () -> new BadCall("say whose view: --as SIDE, with its --passphrase if locked"));
    Position view = scene.position().seenBy(Viewer.of(side));
    if (scene.title().stagesKeepSecrets() && !view.stack().isEmpty()) {
      throw new BadCall(
          "a procedure is in progress whose inside is hidden; take a point before or after it");
    }
    String called = name.orElseGet(() -> Beginning.free(sitting, scene.game().name() + "-what-if"));
    String from = scene.branch().name() + "@" + scene.at();
    OpenGame game =
        sitting
            .ledger()
            .createAt(
                new NewGame(
                    called,
                    scene.title().pack(),
                    scene.title().scenario(),
                    Map.of(),
                    Map.of(),
                    Luck.FRESH,
                    Optional.empty()),
                scene.game().data(),
                scene.title().supposed(view, side),
                Data.of("game", scene.game().name())
                    .with("point", from)
                    .with("as", side.id())
                    .with("view", view.digest().text()));
    sitting.use(called);
    String said =
        "as "
            + scene.title().display().side(side)
            + " may suppose it at "
            + from
            + " of "
            + scene.game().name()
            + ": what that side cannot see is supposed, not known";
    game.tree().note("main", game.history().head(), said, sitting.actor());
    return Answer.of(
        Data.of("game", called).with("from", from).with("as", side.id()),
        Wrap.hanging("", "  ", "Game " + called + " has begun, " + said + "."));
  }
}
