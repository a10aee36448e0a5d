package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Standing;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.host.desk.Heard;
import org.adjutant.host.desk.PositionFile;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Ruling;

/** A position file and the rulings on what is done in it. A referee sees everything. */
record Adjudicated(PositionFile file, List<Heard> heard) {

  /**
   * Rules on all of it.
   *
   * @throws org.adjutant.rules.data.DataException if something in the file cannot be done
   */
  static Adjudicated of(PositionFile file) {
    return new Adjudicated(file, file.hear());
  }

  /** True if no action was refused. */
  boolean permitted() {
    return heard.stream().allMatch(one -> one.ruling().permitted());
  }

  /** True if everything came as the file expects. */
  boolean asExpected() {
    return heard.stream().allMatch(one -> one.unmet().isEmpty());
  }

  /** The position after everything that was done, as a file of its own. */
  Data after() {
    String title = file.title().isEmpty() ? file.name() : file.title();
    return file.written("After: " + title, position());
  }

  private Position position() {
    return heard.isEmpty() ? file.position() : heard.get(heard.size() - 1).ruling().after();
  }

  Answer answer(Ink ink) {
    return Answer.of(data(), lines(ink)).refused(!permitted() || !asExpected());
  }

  List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold(file.title().isEmpty() ? file.name() : file.title()));
    if (!file.about().isEmpty()) {
      lines.addAll(Wrap.indented(4, file.about()));
    }
    file.seenBy()
        .ifPresent(
            side ->
                lines.addAll(
                    Wrap.indented(4, "As " + side + " sees it; what is hidden is missing.")));
    heard.forEach(one -> lines.addAll(lines(one, ink)));
    lines.addAll(standing().lines(ink));
    return lines;
  }

  private List<String> lines(Heard one, Ink ink) {
    Ruling ruling = one.ruling();
    Input input = ruling.input();
    List<String> lines = new ArrayList<>();
    String verdict = ruling.permitted() ? ink.good("permitted") : ink.bad("refused");
    String by = file.game().display().side(input.by());
    lines.add(verdict + ": " + by + ": " + new Inputs(file.game()).at(one.before(), input));
    lines.addAll(new Trail(file.game(), Viewer.UMPIRE, ink).lines(ruling.trail()));
    EventLines events = new EventLines(file.game(), ink);
    ruling.events().forEach(event -> lines.addAll(events.of(event, Viewer.UMPIRE)));
    one.unmet()
        .forEach(
            unmet ->
                Wrap.hanging("! ", "  ", "not as expected: " + unmet)
                    .forEach(line -> lines.add(ink.bad(line))));
    return lines;
  }

  private Standing standing() {
    List<SideId> sides =
        file.seenBy().map(side -> List.of(SideId.of(side))).orElse(file.game().sides());
    return new Standing(file.game(), position(), position(), Map.of(), sides);
  }

  Data data() {
    return Data.of("file", file.name())
        .with("title", file.title())
        .with("rules", Data.texts(file.rules().stream().map(RuleId::text).toList()))
        .with("permitted", permitted())
        .with("asExpected", asExpected())
        .with("standing", standing().data())
        .with("rulings", Data.of(heard.stream().map(this::data).toList()));
  }

  private Data data(Heard one) {
    Ruling ruling = one.ruling();
    return Data.of("at", one.order().path())
        .with("input", InputText.write(ruling.input()))
        .with("permitted", ruling.permitted())
        .with("trail", new Trail(file.game(), Viewer.UMPIRE, new Ink(false)).data(ruling.trail()))
        .with("events", EventLines.fresh(ruling.events(), Viewer.UMPIRE))
        .with("unmet", Data.texts(one.unmet()));
  }
}
