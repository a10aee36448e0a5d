package org.adjutant.cli.report;

import java.util.Map;
import java.util.TreeMap;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.spi.Title;

/**
 * The rules that a report cites; each stands once, at the end. Grows while the report is written.
 */
final class Rules {
  private final Title title;
  private final Map<String, String> cited = new TreeMap<>();

  Rules(Title title) {
    this.title = title;
  }

  /** Notes that a rule is cited. @return the name of its place in the document */
  String cite(RuleId rule) {
    if (!title.interpretations().contains(rule)) {
      cited.put(rule.text(), title.rules().find(rule).map(RuleStatement::says).orElse(""));
    }
    return anchor(rule.text());
  }

  static String anchor(String rule) {
    return "rule-" + rule;
  }

  void write(Html html) {
    if (cited.isEmpty()) {
      html.whole("p", "None.");
      return;
    }
    html.begin("table");
    cited.forEach(
        (rule, says) -> {
          html.begin("tr", "id", anchor(rule)).begin("td").whole("code", rule).end();
          html.whole("td", says).end();
        });
    html.end();
  }
}
