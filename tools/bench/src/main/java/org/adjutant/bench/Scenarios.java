package org.adjutant.bench;

import java.util.List;
import org.adjutant.host.data.PackData;
import org.adjutant.ledger.Titles;
import org.adjutant.loos.LoosPack;
import org.adjutant.nomansland.NoMansLandPack;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** The packs that come with the program, and their scenarios as {@code PACK/SCENARIO}. */
final class Scenarios implements Titles {
  static final Scenarios ALL = new Scenarios();
  private static final List<Pack> PACKS = List.of(new LoosPack(), new NoMansLandPack());

  private Scenarios() {}

  /**
   * A scenario with its pack's own data.
   *
   * @param name {@code nomansland/fix-bayonet}
   */
  static Title title(String name) {
    Pack pack = pack(packOf(name));
    return pack.open(scenarioOf(name), PackData.of(pack));
  }

  /** All scenarios of a pack. */
  static List<String> of(String pack) {
    return pack(pack).scenarios().stream().map(each -> pack + "/" + each.id()).toList();
  }

  static String packOf(String name) {
    return name.substring(0, slash(name));
  }

  static String scenarioOf(String name) {
    return name.substring(slash(name) + 1);
  }

  private static int slash(String name) {
    int slash = name.indexOf('/');
    if (slash < 0) {
      throw new IllegalArgumentException(
          "a scenario is named PACK/SCENARIO, like loos/training, not \"" + name + "\"");
    }
    return slash;
  }

  private static Pack pack(String id) {
    return PACKS.stream()
        .filter(pack -> pack.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no pack \"" + id + "\""));
  }

  @Override
  public DataSet data(String id) {
    return PackData.of(pack(id));
  }

  @Override
  public String version(String id) {
    return pack(id).version();
  }

  @Override
  public Title open(String id, String scenario, DataSet data) {
    return pack(id).open(scenario, data);
  }
}
