package org.adjutant.cli.retrial;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.host.data.Overlay;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;
import picocli.CommandLine.Option;

/** Options that say by what recorded rulings are judged. */
final class Rules {
  @Option(
      names = "--flip",
      paramLabel = "ID=N",
      description = "Under reading N of an interpretation: loos:LI-28=2. May be repeated.")
  private List<String> flips = new ArrayList<>();

  @Option(
      names = "--today",
      description = "On the pack's data of today, not on those the game was opened with.")
  private boolean today;

  Conditions conditions(Sitting sitting, RecordedGame game) {
    Opening opening = game.register().opening();
    String pack = opening.pack();
    Map<String, Integer> flips = readings(pack);
    return today
        ? new Conditions(opened(sitting, opening, sitting.shelf().pureData(pack)), flips)
        : Conditions.of(game, data -> opened(sitting, opening, data), flips);
  }

  /** By what it was played: the data in force at each ruling, and the readings recorded. */
  static Conditions plain(Sitting sitting, RecordedGame game) {
    Opening opening = game.register().opening();
    return Conditions.of(
        game,
        data -> sitting.shelf().open(opening.pack(), opening.scenario(), data),
        new LinkedHashMap<>());
  }

  /** The rules on a data set, with what is laid over it. */
  private static Title opened(Sitting sitting, Opening opening, DataSet base) {
    Optional<Path> overlay = sitting.options().data();
    DataSet data = overlay.map(dir -> Overlay.in(dir).over(opening.pack(), base)).orElse(base);
    return sitting.shelf().open(opening.pack(), opening.scenario(), data);
  }

  private Map<String, Integer> readings(String pack) {
    Map<String, Integer> readings = new LinkedHashMap<>();
    for (String flip : flips) {
      int equals = flip.lastIndexOf('=');
      String id = equals < 0 ? flip : flip.substring(0, equals).trim();
      try {
        int reading = Integer.parseInt(flip.substring(equals + 1).trim());
        readings.put(id.contains(":") ? id : pack + ":" + id, reading);
      } catch (NumberFormatException e) {
        throw new BadCall(
            "\"" + flip + "\" is no reading; write an interpretation and a number: loos:LI-28=2");
      }
    }
    return readings;
  }

  /** By what is judged, in words. */
  List<String> lines(Sitting sitting, RecordedGame game, Conditions conditions) {
    Opening opening = game.register().opening();
    String version = sitting.shelf().version(opening.pack());
    String recorded = game.register().terms().version();
    List<String> lines = new ArrayList<>();
    lines.add(
        opening.pack()
            + "/"
            + opening.scenario()
            + (version.equals(recorded)
                ? " " + version
                : ", recorded under " + recorded + ", judged by " + version)
            + (today ? ", on the data of today" : ", on its own data")
            + sitting.options().data().map(folder -> " and those of " + folder).orElse(""));
    int changed = game.register().allTerms().size() - 1;
    if (changed > 0 && !today) {
      lines.add(
          "Its seats agreed on other terms "
              + times(changed)
              + "; each ruling is judged on the data in force at it.");
    }
    if (!game.strands().viewer().isUmpire()) {
      lines.add(
          "Judged on what "
              + game.strands().viewer().id()
              + " sees; where that is not enough,"
              + " it says so.");
    }
    conditions
        .flips()
        .forEach(
            (id, reading) -> {
              Interpretation one = conditions.title().interpretations().get(RuleId.of(id));
              lines.addAll(
                  org.adjutant.cli.print.Wrap.hanging(
                      id + " read as " + reading + ": ", "  ", one.reading(reading)));
            });
    return lines;
  }

  private static String times(int count) {
    return count == 1 ? "once" : count + " times";
  }
}
