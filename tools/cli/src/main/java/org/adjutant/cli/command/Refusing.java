package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Refusals;
import org.adjutant.cli.print.Times;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.Refused;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.InputText;

/** Recorded refusals of the branch of a scene, listed and taken apart. */
record Refusing(Scene scene, Ink ink) {

  Answer list() {
    List<RefusedOn> all = RefusedOn.theWayTo(scene);
    List<String> lines = new ArrayList<>();
    List<Data> written = new ArrayList<>();
    for (Refusals group : Refusals.gathered(RefusedOn.all(scene))) {
      Refused first = group.first();
      RefusedOn on =
          all.stream().filter(one -> one.refused().equals(first)).findFirst().orElseThrow();
      String times = group.times() == 1 ? "" : ", " + group.times() + " times";
      String text =
          "at event "
              + first.at()
              + ", "
              + by(first)
              + ": "
              + group.typed(new Inputs(scene.title()), position(first))
              + " ("
              + String.join(", ", group.rules())
              + ") by "
              + first.actor()
              + " "
              + Times.minute(first.millis())
              + times;
      lines.addAll(Wrap.hanging(String.format("%5s ", on.name(scene)), " ".repeat(8), text));
      written.add(data(on).with("times", group.times()));
    }
    if (all.isEmpty()) {
      lines.add(
          "Nothing was refused on the way to event "
              + scene.at()
              + " of "
              + scene.branch().name()
              + ", as far as is shown.");
    } else {
      lines.add(ink.dim("Why: adjutant explain --refused " + all.get(0).name(scene)));
    }
    return Answer.of(
        Data.of("branch", scene.branch().name()).with("refusals", Data.of(written)), lines);
  }

  /**
   * @throws org.adjutant.cli.sitting.BadCall naming the refusals there are
   */
  Answer explain(String name) {
    RefusedOn on = RefusedOn.named(scene, name);
    Refused one = on.refused();
    Refusals alike =
        Refusals.gathered(RefusedOn.all(scene)).stream()
            .filter(group -> group.alike().contains(one))
            .findFirst()
            .orElseThrow();
    Position at = position(one);
    List<String> lines = new ArrayList<>();
    lines.add(
        ink.bold("Refusal " + on.name(scene) + ": " + by(one) + ":") + " " + ink.bad("refused"));
    lines.addAll(Wrap.indented(4, alike.typed(new Inputs(scene.title()), at)));
    String clock =
        at.clock().phase().isEmpty()
            ? ""
            : "turn "
                + at.clock().turn()
                + ", "
                + scene.title().phases().of(at.clock().phase()).name()
                + ", ";
    lines.add(
        ink.dim(
            "    "
                + clock
                + "at event "
                + one.at()
                + ", recorded by "
                + one.actor()
                + " at "
                + Times.minute(one.millis())));
    if (alike.times() > 1) {
      lines.add("    The same was submitted there " + alike.times() + " times.");
    }
    Trail trail = new Trail(scene.title(), RefusedOn.viewer(scene), ink);
    lines.addAll(trail.lines(one.ruling().trail()));
    return Answer.of(
        data(on).with("times", alike.times()).with("trail", trail.data(one.ruling().trail())),
        lines);
  }

  private Position position(Refused refused) {
    return scene.history().position(refused.at()).seenBy(RefusedOn.viewer(scene));
  }

  private String by(Refused refused) {
    return refused
        .ruling()
        .input()
        .map(
            input ->
                scene.title().sides().contains(input.by())
                    ? scene.title().display().side(input.by())
                    : input.by().id())
        .orElse("somebody");
  }

  private Data data(RefusedOn on) {
    Refused refused = on.refused();
    Data data =
        Data.of("number", refused.number())
            .with("branch", on.branch().name())
            .with("at", refused.at())
            .with("actor", refused.actor())
            .with("millis", refused.millis())
            .with("rules", Data.texts(new Refusals(List.of(refused)).rules()));
    return refused
        .ruling()
        .input()
        .map(input -> data.with("input", InputText.write(input)))
        .orElse(data);
  }
}
