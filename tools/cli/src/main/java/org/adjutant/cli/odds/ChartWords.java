package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;

/** What the results of a title's charts mean, in the charts' own words. */
public record ChartWords(Map<String, String> words) {
  public ChartWords {
    words = new LinkedHashMap<>(words);
  }

  /** Of every table that says what its results are; of two that say otherwise, the first. */
  public static ChartWords of(DataSet data) {
    Map<String, String> words = new LinkedHashMap<>();
    for (Data resource : data.resources().values()) {
      if (resource instanceof Data.Fields) {
        resource.find("tables").ifPresent(tables -> add(tables, words));
      }
    }
    return new ChartWords(words);
  }

  private static void add(Data tables, Map<String, String> words) {
    if (!(tables instanceof Data.Items)) {
      return;
    }
    for (Data table : tables.items()) {
      if (table instanceof Data.Fields && table.find("results").isPresent()) {
        table.get("results").fields().forEach((code, says) -> words.putIfAbsent(code, says.text()));
      }
    }
  }

  /** A line or more for each result that stands in labels such as {@code D2, Ex}. */
  public List<String> legend(Collection<String> labels) {
    List<String> lines = new ArrayList<>();
    labels.stream()
        .flatMap(label -> List.of(label.split(", ")).stream())
        .distinct()
        .filter(words::containsKey)
        .forEach(
            code ->
                lines.addAll(
                    Wrap.hanging(
                        "    " + code + "  ", "        ", words.getOrDefault(code, code))));
    return lines;
  }
}
