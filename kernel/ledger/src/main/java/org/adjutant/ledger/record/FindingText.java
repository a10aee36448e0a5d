package org.adjutant.ledger.record;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;

/**
 * Findings in their stored form: rule {@code r}, bearing {@code b}, words {@code s}, inputs {@code
 * i}, sources {@code o}, remedy {@code m}.
 */
public final class FindingText {
  private FindingText() {}

  public static Data write(Finding finding) {
    Data data =
        Data.of("r", finding.rule().text())
            .with("b", finding.bearing().name().substring(0, 1))
            .with("s", finding.says());
    if (!finding.inputs().fields().isEmpty()) {
      data = data.with("i", finding.inputs());
    }
    if (!finding.sources().isEmpty()) {
      data = data.with("o", Data.of(finding.sources().stream().map(Source::write).toList()));
    }
    return finding.remedy().isEmpty() ? data : data.with("m", finding.remedy());
  }

  public static Finding read(Data data) {
    List<Source> sources = new ArrayList<>();
    data.find("o")
        .ifPresent(list -> list.items().forEach(source -> sources.add(Source.read(source))));
    return new Finding(
        RuleId.of(data.text("r")),
        bearing(data.text("b")),
        data.text("s"),
        data.find("i").orElse(Data.EMPTY),
        sources,
        data.find("m").map(Data::text).orElse(""),
        Audience.ALL);
  }

  private static Finding.Bearing bearing(String letter) {
    return switch (letter) {
      case "P" -> Finding.Bearing.PERMITS;
      case "F" -> Finding.Bearing.FORBIDS;
      case "W" -> Finding.Bearing.WAIVED;
      default -> Finding.Bearing.APPLIES;
    };
  }
}
