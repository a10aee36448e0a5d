package org.adjutant.nomansland.setting.sheet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/** Reads the data form of a scenario. */
final class ScenarioReader {
  private ScenarioReader() {}

  static Scenario read(Data data) {
    Form form =
        new Form(
            data,
            "id",
            "number",
            "name",
            "year",
            "season",
            "about",
            "rule",
            "attacker",
            "defender",
            "wire",
            "setUp",
            "wind",
            "visibility",
            "forward",
            "ignores",
            "specials");
    Form setUp = new Form(data.get("setUp"), "surprise", "predictedFire");
    return new Scenario(
        form.text("id"),
        form.number("number"),
        form.text("name"),
        form.number("year"),
        form.textOr("season"),
        form.text("about"),
        form.rule(),
        form.part("attacker", Force::parse),
        form.part("defender", Force::parse),
        form.part("wire", WirePlan::parse),
        setUp.part("surprise", Surprise::parse),
        setUp.one("predictedFire", PredictedFire::parse),
        form.one("wind", wind -> Figure.parse(wind, "direction")),
        form.one("visibility", fog -> Figure.parse(fog, "hexes")),
        form.one("forward", Figure::count),
        form.one("ignores", ScenarioReader::regions).orElse(List.of()),
        form.part("specials", ScenarioReader::specials));
  }

  private static List<String> regions(Data data) {
    Form form = new Form(data, "regions", "rule");
    form.rule();
    return form.words("regions");
  }

  private static Map<Special, RuleId> specials(Data data) {
    Map<Special, RuleId> specials = new LinkedHashMap<>();
    data.fields().forEach((word, rule) -> specials.put(Special.of(word), RuleId.of(rule.text())));
    return specials;
  }
}
