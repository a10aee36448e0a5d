package org.adjutant.host.packs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;

/** The packs there are. Finding them reads no data; {@link #examine} looks closer. */
public final class Packs {
  private final List<LoadedPack> packs;
  private final List<Issue> issues;

  private Packs(List<LoadedPack> packs, List<Issue> issues) {
    this.packs = List.copyOf(packs);
    this.issues = List.copyOf(issues);
  }

  /** The packs on the class path and, if a folder is given, those in the jars in it. */
  public static Packs discover(Optional<Path> folder) {
    return discover(folder, Packs.class.getClassLoader());
  }

  /** As {@link #discover(Optional)}, with the class path of a loader. */
  public static Packs discover(Optional<Path> folder, ClassLoader classPath) {
    Admission admission = new Admission();
    ClassPath.find(classPath, admission);
    folder.ifPresent(jars -> JarFolder.find(jars, admission));
    return new Packs(admission.admitted(), admission.issues());
  }

  /** These packs and no others; for tests of a pack. */
  public static Packs of(Pack... packs) {
    Admission admission = new Admission();
    for (Pack pack : packs) {
      admission.add(pack.getClass().getName(), pack);
    }
    return new Packs(admission.admitted(), admission.issues());
  }

  /** The same packs with a person's own data laid over theirs: JSON files named after resources. */
  public Packs overlaid(Path folder) {
    return new Packs(packs.stream().map(pack -> pack.with(folder)).toList(), issues);
  }

  public List<LoadedPack> all() {
    return packs;
  }

  /** What was wrong with those that are not in {@link #all}. */
  public List<Issue> issues() {
    return issues;
  }

  public Optional<LoadedPack> find(String id) {
    return packs.stream().filter(pack -> pack.id().equals(id)).findFirst();
  }

  /**
   * @throws DataException naming the packs there are, and what is wrong with others
   */
  public LoadedPack get(String id) {
    return find(id).orElseThrow(() -> new DataException(missing(id)));
  }

  /**
   * The data set a new game of a pack is opened with.
   *
   * @throws DataException if there is no such pack, or its data are wrong
   */
  public DataSet data(String id) {
    return get(id).data();
  }

  public String version(String id) {
    return get(id).pack().version();
  }

  /**
   * The rules of a scenario on a data set.
   *
   * @throws DataException if there is no such pack or scenario, or the data do not fit
   */
  public Title open(String id, String scenario, DataSet data) {
    return get(id).pack().open(scenario, data);
  }

  /** The rules of a scenario on the pack's data of today. */
  public Title open(String id, String scenario) {
    return open(id, scenario, data(id));
  }

  /** Reads the data of every pack and opens its scenarios; what is wrong comes back as issues. */
  public List<Issue> examine() {
    List<Issue> found = new ArrayList<>(issues);
    packs.forEach(pack -> Examination.of(pack, found));
    return found;
  }

  private String missing(String id) {
    List<String> there = packs.stream().map(LoadedPack::id).toList();
    String broken =
        issues.isEmpty()
            ? ""
            : "; not usable:\n  "
                + String.join("\n  ", issues.stream().map(Issue::toString).toList());
    return "there is no pack \"" + id + "\"; there are " + there + broken;
  }
}
