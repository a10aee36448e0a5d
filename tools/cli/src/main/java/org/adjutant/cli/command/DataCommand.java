package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.charts.Chart;
import org.adjutant.cli.charts.Charts;
import org.adjutant.cli.charts.Template;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.json.JsonWriter;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance.Grade;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.tables.Sourced;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the data of a pack and where they come from. */
@Command(
    name = "data",
    description = "A pack's tables, maps and counters: what is printed, and what is not.",
    footer = {
      "",
      "Who owns the printed game types its values in and plays with them:",
      "  adjutant data loos --template CRT > mine/crt.json",
      "  adjutant new loos/training --data mine",
      "The file is named after the resource, as the list has it."
    })
public final class DataCommand implements Task {
  private static final int SHORT = 24;

  @Parameters(paramLabel = "PACK")
  private String pack = "";

  @Option(names = "--missing", description = "Lists what is not printed, and the reasoning.")
  private boolean missing;

  @Option(
      names = "--template",
      paramLabel = "CHART",
      description = "Prints an overlay of a chart, to type printed values into.")
  private Optional<String> template = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Pack found = sitting.shelf().pack(pack);
    DataSet data = sitting.shelf().data(found.id());
    Charts charts = Charts.of(data);
    if (template.isPresent() && missing) {
      throw new BadCall("ask for --missing or for a --template, one at a time");
    }
    if (template.isPresent()) {
      return template(sitting, charts.get(template.get()), data);
    }
    List<String> lines =
        missing ? missing(charts, sitting.ink()) : all(found, charts, sitting.ink());
    return Answer.of(
        Data.of("pack", found.id())
            .with("fingerprint", data.fingerprint())
            .with("charts", Data.of(charts.all().stream().map(this::data).toList()))
            .with("unmarked", Data.texts(charts.wordy())),
        lines);
  }

  private static Answer template(Sitting sitting, Chart chart, DataSet data) {
    Template template = new Template(chart, data.get(chart.resource()));
    String name = "for a file " + chart.resource() + ".json: ";
    Wrap.hanging("adjutant: ", "  ", name + template.how())
        .forEach(sitting.around().err()::println);
    sitting.around().err().flush();
    return Answer.of(
        template.data(), JsonWriter.pretty(template.data()).stripTrailing().lines().toList());
  }

  private static List<String> all(Pack pack, Charts charts, Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold(pack.title()));
    lines.add(
        String.format(
            "  %-16s %-24s %8s %8s %14s",
            "resource", "chart", "printed", "derived", "reconstructed"));
    for (Chart chart : charts.all()) {
      lines.add(
          String.format(
              "  %-16s %-24s %8d %8d %14d",
              chart.resource(),
              chart.id(),
              chart.count(Grade.PRINTED),
              chart.count(Grade.DERIVED),
              chart.count(Grade.RECONSTRUCTED)));
    }
    if (!charts.wordy().isEmpty()) {
      String wordy = String.join(", ", charts.wordy());
      lines.addAll(Wrap.hanging("  ", "    ", "Our own words, without marks: " + wordy));
    }
    lines.add(ink.dim("What is not printed, and why: adjutant data " + pack.id() + " --missing"));
    return lines;
  }

  private static List<String> missing(Charts charts, Ink ink) {
    List<String> lines = new ArrayList<>();
    for (Chart chart : charts.all()) {
      if (chart.missing().isEmpty()) {
        continue;
      }
      String in = chart.id().equals(chart.resource()) ? "" : " in " + chart.resource();
      lines.add(ink.bold(chart.id()) + in + (chart.title().isEmpty() ? "" : ": " + chart.title()));
      chart
          .missing()
          .forEach(
              (provenance, data) -> {
                String why = provenance.grade().word() + ": " + provenance.why();
                Wrap.hanging("  ", "    ", why).forEach(line -> lines.add(ink.dim(line)));
                lines.addAll(data(data));
              });
    }
    return lines.isEmpty() ? List.of("All of it is printed.") : lines;
  }

  /** A line or more each; cells and the like, being short, one behind another. */
  private static List<String> data(List<Sourced> data) {
    List<String> texts = data.stream().map(d -> d.where() + ": " + d.value()).toList();
    if (texts.stream().allMatch(text -> text.length() <= SHORT)) {
      return Wrap.hanging("    ", "    ", String.join("; ", texts));
    }
    return texts.stream().flatMap(t -> Wrap.hanging("    ", "      ", t).stream()).toList();
  }

  private Data data(Chart chart) {
    Data data = Data.of("resource", chart.resource()).with("chart", chart.id());
    for (Grade grade : Grade.values()) {
      data = data.with(grade.word(), chart.count(grade));
    }
    return missing ? data.with("missing", unprinted(chart)) : data;
  }

  private static Data unprinted(Chart chart) {
    return Data.of(
        chart.data().stream()
            .filter(datum -> !datum.provenance().isPrinted())
            .<Data>map(
                datum ->
                    Data.of("where", datum.where())
                        .with("value", datum.value())
                        .with("provenance", datum.provenance().grade().word())
                        .with("why", datum.provenance().why()))
            .toList());
  }
}
