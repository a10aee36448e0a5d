package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.json.JsonReader;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rules above the rules. */
@Command(
    name = "override",
    description = {
      "Rules above the rules: permits an action though named rules forbid it, or gives effects.",
      "All seats must agree. It stays visible for ever."
    },
    footer = {
      "",
      "adjutant override attack 1113 with 26a --aside loos:8.2.e --reason \"the die was cocked\"",
      "adjutant override --effects '[[\"steps\", \"26a\", 2]]' --reason \"forgotten replacement\"",
      "adjutant why-not ACTION names the rules that forbid it."
    })
public final class OverrideCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "ACTION", arity = "0..*", description = "As for adjutant do.")
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--aside",
      paramLabel = "RULE",
      split = ",",
      description = "A rule that forbids it and is set aside; may be given several times.")
  private List<String> aside = new ArrayList<>();

  @Option(
      names = "--effects",
      paramLabel = "JSON|FILE",
      description = "Effects as the record writes them (adjutant log --json shows them).")
  private Optional<String> effects = Optional.empty();

  @Option(names = "--reason", paramLabel = "TEXT", description = "Why; it is recorded.")
  private Optional<String> reason = Optional.empty();

  @Option(names = "--pick", paramLabel = "N", description = "Which, if it may mean several.")
  private Optional<Integer> pick = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (!scene.isNow()) {
      throw new BadCall("this is a past point; fork there first, then override on the branch");
    }
    Data args =
        Data.of(
            "reason",
            reason.orElseThrow(() -> new BadCall("say why: --reason TEXT; it is recorded")));
    args = effects.isPresent() ? args.with("effects", written(effects.get())) : aside(args, scene);
    Optional<org.adjutant.rules.position.SideId> by =
        scene.eyes().locked().isEmpty() ? Optional.empty() : scene.eyes().asking(look.as());
    return Agreed.of(scene.game(), new Proposal.Overrule(args))
        .answer(
            scene
                .game()
                .agreement()
                .overrule(scene.branch().id(), args, by, sitting.actor(), Ledger.newId()),
            sitting.ink());
  }

  private Data aside(Data args, Scene scene) {
    if (words.isEmpty()) {
      throw new BadCall("type the action behind adjutant override, or give --effects");
    }
    Input input = new Typed(scene, look.as()).meaning(String.join(" ", words), pick);
    scene.eyes().mayAct(input.by());
    return args.with("input", InputText.write(input)).with("aside", Data.texts(aside));
  }

  private static Data written(String text) {
    return text.startsWith("[")
        ? JsonReader.read("the effects", text)
        : JsonReader.read(text, Files.read(Path.of(text)));
  }
}
