package org.adjutant.walks;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;
import org.adjutant.walks.flandersfields.MiniFlanders;
import org.adjutant.walks.loos.MiniLoos;
import org.adjutant.walks.lostbattalion.MiniLostBattalion;
import org.adjutant.walks.nomansland.MiniNoMansLand;
import org.adjutant.walks.stranger.MiniStranger;

/** The five mini titles as a pack, so that what holds for packs can be tried on them. */
public final class WalksPack implements Pack {
  private static final int TURNS = 4;

  @Override
  public String id() {
    return "walk";
  }

  @Override
  public String title() {
    return "Five walks";
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public int spi() {
    return SPI;
  }

  @Override
  public List<Resource> resources() {
    return List.of(new Resource("rules", "rules.json"));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(
        new ScenarioInfo("loos", "Loos", "An attack, a retreat, an advance."),
        new ScenarioInfo("nomansland", "No Man's Land", "Fire at what is hidden, and a reroll."),
        new ScenarioInfo("lostbattalion", "Lost Battalion", "An assault out of movement."),
        new ScenarioInfo("flandersfields", "Flanders Fields", "A company before the wire."),
        new ScenarioInfo("stranger", "A stranger's", "Areas, secrets, chits and cards."));
  }

  @Override
  public Title open(String scenario, DataSet data) {
    return new Limited(mini(scenario), RuleIndex.parse(data.get("rules")), TURNS);
  }

  private static Title mini(String scenario) {
    return switch (scenario) {
      case "loos" -> MiniLoos.title();
      case "nomansland" -> MiniNoMansLand.title("section", "nothing", "J6");
      case "lostbattalion" -> MiniLostBattalion.title();
      case "flandersfields" -> MiniFlanders.title();
      case "stranger" ->
          MiniStranger.title(List.of(4, 2, 3), "mill", List.of("feint", "march", "truce"));
      default -> throw new DataException("there is no scenario \"" + scenario + "\"");
    };
  }
}
