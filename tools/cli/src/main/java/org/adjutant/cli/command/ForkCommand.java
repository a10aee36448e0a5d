package org.adjutant.cli.command;

import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Begins a what-if branch. */
@Command(
    name = "fork",
    description = "Begins a branch after an event; nothing is copied, the old one stays.",
    footer = "For example: adjutant fork what-if --at 57 --dice same")
public final class ForkCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "NAME", arity = "0..1", description = "What to call it.")
  private String name = "";

  @Option(
      names = "--dice",
      paramLabel = "LUCK",
      description = "fresh, or same: what the old branch rolled for the same thing falls again.")
  private String dice = "fresh";

  @Option(
      names = "--ask",
      description = "Asks the other seats for it, where what is hidden would be seen by all.")
  private boolean ask;

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    Luck luck = Luck.of(dice);
    if (ask) {
      Optional<SideId> by = scene.eyes().asking(look.as());
      if (by.isPresent()) {
        Proposal.Fork wanted = new Proposal.Fork(scene.at(), name, luck);
        return Agreed.of(scene.game(), wanted)
            .answer(
                scene
                    .game()
                    .agreement()
                    .fork(scene.branch().id(), wanted, by.get(), sitting.actor()),
                sitting.ink());
      }
    }
    return made(scene, fork(scene, name, luck, sitting.actor()));
  }

  /**
   * Leaves the branch at the point that is seen.
   *
   * @throws BadCall if whoever looks may not see all that is there
   */
  static String fork(Scene scene, String name, Luck luck, String actor) {
    if (scene.title().hasSecrets() && !scene.eyes().locked().isEmpty()) {
      throw new BadCall(
          "while seats are locked, only who opens them all may fork a game with secrets: "
              + scene.eyes().locked()
              + " are locked. Ask the others with fork --ask, or play on from what you see"
              + " yourself with adjutant what-if");
    }
    return scene.game().tree().fork(scene.branch().id(), scene.at(), name, luck, actor);
  }

  static Answer made(Scene scene, String id) {
    String called = scene.game().register().branch(id).name();
    return Answer.of(
        Data.of("branch", id).with("name", called).with("at", scene.at()),
        "Branch " + called + " leaves " + scene.branch().name() + " at event " + scene.at() + ".",
        "Play on it with --branch "
            + called
            + "; make it the main one: adjutant promote "
            + called
            + ".");
  }
}
