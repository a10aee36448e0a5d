package org.adjutant.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.dice.Contributions;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.SharedDice;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** A seat contributes to shared dice. */
@Command(
    name = "contribute",
    description = "Contributes to dice that are awaited, in a game with shared dice.",
    footer = {
      "The first time it pledges what the seat will contribute: do that before the first roll.",
      "The seat's secret is kept in your home folder, not in the store."
    })
public final class ContributeCommand implements Task {
  @Parameters(paramLabel = "SIDE")
  private String side = "";

  @Override
  public Answer run(Sitting sitting) {
    OpenGame game = sitting.game();
    Scene scene = Scene.of(sitting, game, Optional.empty(), Optional.empty(), Optional.empty());
    SideId by = scene.eyes().side(side);
    scene.eyes().mayAct(by);
    Contributions mine = new Contributions(secret(sitting, game.name() + "-" + by.id()));
    List<String> lines = new ArrayList<>();
    Data data = Data.of("side", by.id());
    SharedDice shared = scene.register().shared();
    if (!shared.known().containsKey(by)) {
      game.pledge(by, mine.pledge(), sitting.actor());
      data = data.with("pledge", mine.pledge());
      lines.add("What " + by + " will contribute is pledged: " + mine.pledge());
    }
    if (scene.position().openRoll().isPresent()) {
      String value = mine.value(shared.next(by));
      var done = game.contribute(scene.branch().id(), by, value, sitting.actor());
      data = data.with("value", value).with("number", done.number());
      lines.add("The dice have fallen: " + fallen(scene, done.number()));
    } else {
      lines.add("No dice are awaited now.");
    }
    return Answer.of(data, lines);
  }

  private static String fallen(Scene scene, long number) {
    return scene.history().events(scene.at() + 1, number, scene.viewer()).stream()
        .flatMap(event -> event.facts().find("dice").stream())
        .map(Data::toString)
        .findFirst()
        .orElse("not for your eyes");
  }

  private static Seed secret(Sitting sitting, String name) {
    Path file = sitting.around().home().resolve(".adjutant").resolve("secrets").resolve(name);
    try {
      if (!Files.exists(file)) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, Seed.secure().hex() + "\n");
      }
      return new Seed(Files.readString(file).trim());
    } catch (IOException e) {
      throw new UncheckedIOException("the seat's secret " + file + " cannot be kept", e);
    }
  }
}
