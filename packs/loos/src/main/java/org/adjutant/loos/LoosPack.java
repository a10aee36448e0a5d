package org.adjutant.loos;

import java.util.List;
import org.adjutant.loos.campaign.game.Campaign;
import org.adjutant.loos.series.game.Series;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** Loos: The Big Push, and under it the Fire &amp; Movement series. */
public final class LoosPack implements Pack {
  private static final ScenarioInfo TRAINING =
      new ScenarioInfo(
          "training",
          "Training: the Bridges of the Lede",
          "Two small armies of our own design on both banks of a river: the series rules alone, six"
              + " turns.");

  private static final ScenarioInfo CAMPAIGN =
      new ScenarioInfo(
          "campaign",
          "Loos, 25 to 28 September 1915",
          "The whole battle: both sides set up, then Zero Hour and eight turns.");

  private static final ScenarioInfo ZERO_HOUR =
      new ScenarioInfo(
          "zero-hour",
          "Loos, from Zero Hour",
          "The same with both sides set up, to start at once.");

  @Override
  public String id() {
    return "loos";
  }

  @Override
  public String title() {
    return "Loos: The Big Push";
  }

  @Override
  public String version() {
    return "0.1.0";
  }

  @Override
  public int spi() {
    return SPI;
  }

  @Override
  public List<Resource> resources() {
    return List.of(
        new Resource("rules", "rules.json"),
        new Resource("interpretations", "interpretations.json"),
        new Resource("crt", "crt.json"),
        new Resource("terrain-key", "terrain-key.json"),
        new Resource("look", "look.json"),
        new Resource("loos-map", "loos-map.json"),
        new Resource("loos-counters", "loos-counters.json"),
        new Resource("loos-tracks", "loos-tracks.json"),
        new Resource("setup-german", "setups/german.json"),
        new Resource("setup-british", "setups/british.json"),
        new Resource("campaign", "campaign.json"),
        new Resource("training", "training.json"),
        new Resource("training-map", "training-map.json"));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(TRAINING, ZERO_HOUR, CAMPAIGN);
  }

  @Override
  public Title open(String scenario, DataSet data) {
    return switch (scenario) {
      case "campaign", "zero-hour" -> Campaign.title(id(), scenario, data);
      case "training" -> Series.title(id(), scenario, data, SeriesRules.SERIES);
      default -> {
        List<String> all = scenarios().stream().map(ScenarioInfo::id).toList();
        throw new DataException("there is no scenario \"" + scenario + "\"; there are " + all);
      }
    };
  }
}
