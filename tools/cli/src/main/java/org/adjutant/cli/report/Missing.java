package org.adjutant.cli.report;

import java.util.List;
import org.adjutant.cli.charts.Chart;
import org.adjutant.cli.charts.Charts;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.tables.Sourced;

/** What of the data is not printed, chart by chart, with the reasoning. */
record Missing(DataSet data) {
  private static final int SHOWN = 12;

  void write(Html html) {
    List<Chart> charts =
        Charts.of(data).all().stream().filter(chart -> !chart.missing().isEmpty()).toList();
    if (charts.isEmpty()) {
      html.whole("p", "Nothing of it is marked as other than printed.");
      return;
    }
    for (Chart chart : charts) {
      long count = chart.missing().values().stream().mapToLong(List::size).sum();
      html.fold("");
      html.whole("summary", chart.id() + ": " + count + " not printed");
      html.begin("ul", "class", "plain");
      chart
          .missing()
          .forEach(
              (provenance, data) -> {
                html.begin("li").whole("strong", provenance.grade().word() + ": ");
                html.text(provenance.why() + " ").whole("span", some(data), "class", "soft").end();
              });
      html.end().end();
    }
  }

  private static String some(List<Sourced> data) {
    String text =
        String.join(
            "; ", data.stream().limit(SHOWN).map(d -> d.where() + ": " + d.value()).toList());
    return data.size() > SHOWN ? text + "; and " + (data.size() - SHOWN) + " more" : text;
  }
}
