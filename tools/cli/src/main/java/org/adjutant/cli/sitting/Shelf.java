package org.adjutant.cli.sitting;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.adjutant.host.data.PackData;
import org.adjutant.ledger.Titles;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** The packs at hand. */
public final class Shelf implements Titles {
  private final List<Pack> packs;

  private Shelf(List<Pack> packs) {
    this.packs = List.copyOf(packs);
  }

  /** What the options and the class path give. */
  public static Shelf of(Options options) {
    List<Pack> found = new ArrayList<>();
    ServiceLoader.load(Pack.class).forEach(found::add);
    return new Shelf(found);
  }

  public List<Pack> packs() {
    return packs;
  }

  /** What is wrong with packs that could not be loaded. */
  public List<String> problems() {
    return List.of();
  }

  /**
   * @throws BadCall naming those there are
   */
  public Pack pack(String id) {
    List<String> ids = packs.stream().map(Pack::id).toList();
    return packs.stream()
        .filter(pack -> pack.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new BadCall("there is no pack \"" + id + "\"; there are " + ids));
  }

  /**
   * @throws BadCall naming the scenarios the pack has, if it has none of this name
   */
  public Pack.ScenarioInfo scenario(String pack, String id) {
    List<Pack.ScenarioInfo> all = pack(pack).scenarios();
    return all.stream()
        .filter(scenario -> scenario.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new BadCall(
                    pack
                        + " has no scenario \""
                        + id
                        + "\"; it has "
                        + all.stream().map(Pack.ScenarioInfo::id).toList()));
  }

  @Override
  public DataSet data(String pack) {
    return PackData.of(pack(pack));
  }

  @Override
  public String version(String pack) {
    return pack(pack).version();
  }

  @Override
  public Title open(String pack, String scenario, DataSet data) {
    return pack(pack).open(scenario, data);
  }
}
