package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.game.Luck;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Duty;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Submits an action, an answer or dice, or a file of them. */
@Command(
    name = "do",
    description = "Submits an action or an answer; it is ruled on and recorded.",
    footer = {
      "",
      "Short form: adjutant do attack 1113 with 26a,26b",
      "JSON form:  adjutant do '{\"do\": \"move\", \"args\": {\"unit\": \"26a\", ...}}'",
      "            adjutant do '{\"choice\": \"f3.0\", \"answer\": {...}}'",
      "Dice rolled by hand: adjutant do dice 3,5",
      "A piece is called by its id, its name, or the place where it stands alone.",
      "adjutant can lists what may be done, in the form to type."
    })
public final class DoCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "ACTION", arity = "0..*", description = "In short or JSON form.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = {"-f", "--file"},
      paramLabel = "FILE",
      description = "A file of them, one a line; # begins a remark. Stops at the first refusal.")
  private Optional<java.nio.file.Path> file = Optional.empty();

  @Option(names = "--pick", paramLabel = "N", description = "Which, if it may mean several.")
  private Optional<Integer> pick = Optional.empty();

  @Option(
      names = "--branch-here",
      paramLabel = "NAME",
      description = "With --at: begins a branch there and does it on that.")
  private Optional<String> branchHere = Optional.empty();

  @Option(names = "--strict", description = "Ends no phase while something is left undone in it.")
  private boolean strict;

  @Option(names = "--no-bots", description = "Bots do not play on afterwards.")
  private boolean noBots;

  @Override
  public Answer run(Sitting sitting) {
    List<String> todo = todo();
    Optional<String> branch = branch(sitting);
    List<String> lines = new ArrayList<>();
    List<Data> done = new ArrayList<>();
    boolean refused = false;
    Position before = scene(sitting, branch).view();
    for (int i = 0; i < todo.size() && !refused; i++) {
      Scene scene = scene(sitting, branch);
      Input input = read(scene, todo, i);
      scene.eyes().mayAct(input.by());
      List<Duty> left = LeftUndone.by(scene, input);
      lines.addAll(LeftUndone.lines(left));
      if (strict && !left.isEmpty()) {
        lines.add("not submitted, for --strict; do what is left, or end without --strict");
        done.add(LeftUndone.data(input, left));
        refused = true;
        break;
      }
      Submitted submitted = Submitted.to(scene, input, sitting.actor());
      lines.addAll(submitted.lines(sitting.ink()));
      done.add(submitted.data());
      refused = !submitted.permitted();
      if (!refused && !noBots) {
        lines.addAll(new BotTurn(sitting, branch).play());
      }
    }
    Scene now = scene(sitting, branch);
    lines.addAll(Scenes.standing(now).since(before, sitting.ink()));
    Data data =
        Data.of("done", Data.of(done))
            .with("head", now.history().head())
            .with("status", Scenes.standing(now).data());
    return Answer.of(data, lines).refused(refused);
  }

  private Scene scene(Sitting sitting, Optional<String> branch) {
    return Scene.of(sitting, sitting.game(), branch, Optional.empty(), look.as());
  }

  private Input read(Scene scene, List<String> todo, int i) {
    try {
      return new Typed(scene, look.as()).meaning(todo.get(i), pick);
    } catch (InputException | BadCall e) {
      if (file.isEmpty()) {
        throw e;
      }
      throw new BadCall(
          file.get() + ", action " + (i + 1) + " (" + todo.get(i) + "): " + e.getMessage());
    }
  }

  private List<String> todo() {
    if (file.isPresent() == !words.isEmpty()) {
      throw new BadCall("type an action behind adjutant do, or name a --file of them");
    }
    return file.isPresent() ? Files.actions(file.get()) : List.of(String.join(" ", words));
  }

  /** The branch to act on: as told, or a new one from the past point on show. */
  private Optional<String> branch(Sitting sitting) {
    Scene shown = look.scene(sitting);
    if (shown.isNow() && branchHere.isEmpty()) {
      return Optional.of(shown.branch().id());
    }
    if (branchHere.isEmpty()) {
      throw new BadCall(
          "event "
              + shown.at()
              + " is in the past and nothing can be done there; leave out --at to act now, or add"
              + " --branch-here NAME to begin a branch there");
    }
    return Optional.of(ForkCommand.fork(shown, branchHere.get(), Luck.FRESH, sitting.actor()));
  }
}
