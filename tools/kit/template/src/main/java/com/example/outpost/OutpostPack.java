package com.example.outpost;

import java.util.List;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** The entry of the pack. */
public final class OutpostPack implements Pack {
  @Override
  public String id() {
    return "outpost";
  }

  @Override
  public String title() {
    return "Outpost";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public int spi() {
    return 1;
  }

  @Override
  public List<Resource> resources() {
    return List.of(
        new Resource("map", "map.json"),
        new Resource("setup", "setup.json"),
        new Resource("tables", "tables.json"),
        new Resource("rules", "rules.json"),
        new Resource("interpretations", "interpretations.json"));
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of(new ScenarioInfo("dawn", "Dawn", "Three units go for a post that two hold."));
  }

  @Override
  public Title open(String scenario, DataSet data) {
    if (!scenario.equals("dawn")) {
      throw new DataException("outpost has the scenario dawn, not \"" + scenario + "\"");
    }
    return new Outpost(Ground.of(data), data);
  }
}
