package org.adjutant.cli.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.json.JsonPlaces;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.host.typed.Near;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * Keeps where a side's units stand in a file, and deploys them so in another game. The title's
 * action {@code deploy-all} takes the hexes with their units, the uppermost first.
 */
@Command(
    name = "setup",
    description = "Saves a side's set-up to a file, or deploys it from one.",
    footer = {"", "adjutant setup save north.json --as british", "adjutant setup load north.json"})
public final class SetupCommand implements Task {
  private static final String ACTION = "deploy-all";
  private static final String HEXES = "hexes";
  private static final String SIDE = "side";

  @Mixin private Look look = new Look();

  @Parameters(index = "0", paramLabel = "save|load", description = "Which.")
  private String what = "";

  @Parameters(index = "1", paramLabel = "FILE", description = "The file.")
  private Path file = Path.of("");

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    if (scene.title().action(ACTION).isEmpty()) {
      throw new BadCall(
          scene.title().pack()
              + "/"
              + scene.title().scenario()
              + " has no set-up to save or load: it has no action "
              + ACTION);
    }
    return switch (what) {
      case "save" -> save(scene);
      case "load" -> load(sitting, scene);
      default -> throw new BadCall("setup save FILE or setup load FILE, not setup " + what);
    };
  }

  private Answer save(Scene scene) {
    SideId side = scene.acting(look.as());
    TreeMap<String, List<String>> stacks = new TreeMap<>();
    for (Piece piece : scene.view().pieces()) {
      if (piece.side().equals(side) && piece.place() instanceof Hex hex) {
        stacks.computeIfAbsent(hex.id(), at -> upperFirst(scene, hex, side));
      }
    }
    Map<String, Data> hexes = new LinkedHashMap<>();
    stacks.forEach((hex, units) -> hexes.put(hex, Data.texts(units)));
    Data plan = Data.of(SIDE, side.id()).with(HEXES, new Data.Fields(hexes));
    Files.write(file, JsonWriter.pretty(plan));
    return Answer.of(
        plan, List.of(hexes.size() + " hexes of " + scene.title().display().side(side) + " saved"));
  }

  private static List<String> upperFirst(Scene scene, Hex hex, SideId side) {
    List<String> units = new ArrayList<>();
    for (Piece piece : scene.view().at(hex)) {
      if (piece.side().equals(side)) {
        units.add(0, piece.id().id());
      }
    }
    return units;
  }

  private Answer load(Sitting sitting, Scene scene) {
    String json = Files.read(file);
    Data plan = JsonReader.read(file.toString(), json);
    SideId side = new SideId(plan.text(SIDE));
    if (!scene.title().sides().contains(side)) {
      List<String> sides = scene.title().sides().stream().map(SideId::id).toList();
      throw new BadCall(file + ": no side \"" + side + "\"; there are " + sides);
    }
    for (String hex : plan.get(HEXES).fields().keySet()) {
      for (String unit : plan.get(HEXES).get(hex).textItems()) {
        if (scene.view().piece(new PieceId(unit)).isEmpty()) {
          List<String> ids = scene.view().pieces().stream().map(p -> p.id().id()).toList();
          throw new BadCall(
              JsonPlaces.of(file.toString(), json.getBytes(StandardCharsets.UTF_8))
                  .in(
                      HEXES
                          + "."
                          + hex
                          + ": no unit \""
                          + unit
                          + "\"; near it are "
                          + Near.to(unit, ids)));
        }
      }
    }
    scene.eyes().mayAct(side);
    Input input = Input.act(side, ACTION, Data.of(HEXES, plan.get(HEXES)));
    Submitted done = Submitted.to(scene, input, sitting.actor());
    return Answer.of(done.data(), done.lines(sitting.ink())).refused(!done.permitted());
  }
}
