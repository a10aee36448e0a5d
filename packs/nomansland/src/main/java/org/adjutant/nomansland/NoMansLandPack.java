package org.adjutant.nomansland;

import java.util.List;
import org.adjutant.nomansland.game.NoMansLand;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** No Man's Land: Trench Warfare 1914-1918. */
public final class NoMansLandPack implements Pack {
  @Override
  public String id() {
    return "nomansland";
  }

  @Override
  public String title() {
    return "No Man's Land: Trench Warfare 1914-1918";
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
        new Resource("map", "map.json"),
        new Resource("tables", "tables.json"),
        new Resource("counters", "counters.json"),
        new Resource("scenarios", "scenarios.json"),
        new Resource("setups", "setups.json"),
        new Resource("look", "look.json"));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(
        scenario(
            "fix-bayonet", "1914: Fix Bayonet!", "French companies cross open ground to Erich."),
        scenario(
            "a-gun-still-too-far",
            "1915: A Gun still Too Far",
            "The French again, with mortars and a barrage on the wire."),
        scenario(
            "evil-genius",
            "1915: The Evil Genius of War",
            "German infantry follows a cloud of gas into the French trenches."),
        scenario(
            "ouch-at-hooge",
            "1915: Ouch at Hooge!",
            "German flamethrowers break out of the dark with total surprise."),
        scenario(
            "raining-shells",
            "1916: It's raining shells",
            "A French attack behind many barrages on Germans in dugouts."),
        scenario(
            "tank-you",
            "1916: Tank You Very Much!",
            "British infantry with three of the first tanks."),
        scenario(
            "sturmtruppen",
            "1917: Stürmtruppen",
            "German platoons with light machine guns and mortars attack the British."),
        scenario(
            "specialists",
            "1917: The Specialists",
            "Three French companies behind a creeping barrage against the Hindenburg Line."),
        scenario(
            "silent-death",
            "1917: The Silent Death",
            "British platoons of specialists after gas from projectors."),
        scenario(
            "gladiators",
            "1918: The Gladiators",
            "Stosstruppen in fog must take every strongpoint and then Gerhard."),
        scenario(
            "last-gamble",
            "1918: The Last Gamble",
            "British platoons and tanks against the last depth of the Hindenburg Line."));
  }

  private static ScenarioInfo scenario(String id, String name, String about) {
    return new ScenarioInfo(id, name, about);
  }

  @Override
  public Title open(String scenario, DataSet data) {
    List<String> all = scenarios().stream().map(ScenarioInfo::id).toList();
    if (!all.contains(scenario)) {
      throw new DataException("there is no scenario \"" + scenario + "\"; there are " + all);
    }
    return NoMansLand.title(id(), scenario, data);
  }
}
