package org.adjutant.cli.sitting;

import java.util.List;
import org.adjutant.host.packs.Issue;
import org.adjutant.host.packs.LoadedPack;
import org.adjutant.host.packs.Packs;
import org.adjutant.ledger.Titles;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** The packs at hand, with a person's own data laid over theirs. */
public final class Shelf implements Titles {
  private final Packs packs;
  private final Packs pure;

  private Shelf(Packs packs, Packs pure) {
    this.packs = packs;
    this.pure = pure;
  }

  /** What the options and the class path give. */
  public static Shelf of(Options options) {
    Packs found = Packs.discover(options.packs());
    return new Shelf(options.data().map(found::overlaid).orElse(found), found);
  }

  /** As the host has them. */
  public Packs loaded() {
    return packs;
  }

  public List<Pack> packs() {
    return packs.all().stream().map(LoadedPack::pack).toList();
  }

  /** What was wrong with packs that were found. */
  public List<Issue> issues() {
    return packs.issues();
  }

  /**
   * @throws BadCall naming those there are
   */
  public Pack pack(String id) {
    return packs.find(id).map(LoadedPack::pack).orElseThrow(() -> new BadCall(missing(id)));
  }

  private String missing(String id) {
    String broken =
        packs.issues().isEmpty() ? "" : "; adjutant packs says what is wrong with others";
    List<String> ids = packs.all().stream().map(LoadedPack::id).toList();
    return "there is no pack \"" + id + "\"; there are " + ids + broken;
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
    return packs.data(pack(pack).id());
  }

  /** The data of a pack as they come with it, whatever is laid over them here. */
  public DataSet pureData(String pack) {
    return pure.data(pack(pack).id());
  }

  @Override
  public boolean has(String pack) {
    return packs.find(pack).isPresent();
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
