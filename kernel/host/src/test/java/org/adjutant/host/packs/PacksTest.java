package org.adjutant.host.packs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PacksTest {
  @TempDir Path folder;

  @BeforeEach
  void aGoodPackLiesThere() throws IOException {
    jar("good", "good", "1", "", "");
  }

  /**
   * A jar of a pack with this id and SPI version; the rest goes into its constructor and its body.
   */
  private void jar(String file, String id, String spi, String constructor, String body)
      throws IOException {
    SortedMap<String, byte[]> entries = Compiled.classes(source(id, spi, constructor, body));
    entries.put(
        JarEntries.SERVICES, "# the pack\nhill.Hill # here\n".getBytes(StandardCharsets.UTF_8));
    entries.put("hill/map.json", "{\"hills\": 3}".getBytes(StandardCharsets.UTF_8));
    Compiled.jar(folder.resolve(file + ".jar"), entries);
  }

  private static String source(String id, String spi, String constructor, String body) {
    return """
    import java.util.List;
    import org.adjutant.rules.data.DataException;
    import org.adjutant.rules.spi.*;
    public final class Hill implements Pack {
      public Hill() { %s }
      public String id() { return "%s"; }
      public String title() { return "Hill"; }
      public String version() { return "3"; }
      public int spi() { return %s; }
      public List<Resource> resources() { return List.of(new Resource("map", "map.json")); }
      public List<ScenarioInfo> scenarios() { return List.of(new ScenarioInfo("one", "One", "")); }
      public Title open(String scenario, DataSet data) {
        throw new DataException("no title: " + data.get("map").integer("hills"));
      }
      %s
    }
    """
        .formatted(constructor, id, spi, body);
  }

  private Packs discover() {
    return Packs.discover(Optional.of(folder));
  }

  private String issue() {
    Packs packs = discover();
    assertThat(packs.all()).extracting(LoadedPack::id).contains("good");
    assertThat(packs.issues()).isNotEmpty();
    return packs.issues().get(0).toString();
  }

  @Test
  void aPackIsFoundInAJarAndItsDataReadFromThere() {
    Packs packs = discover();
    assertThat(packs.issues()).isEmpty();
    assertThat(packs.version("good")).isEqualTo("3");
    assertThat(packs.data("good").get("map").integer("hills")).isEqualTo(3);
    assertThat(packs.get("good").source()).isEqualTo(folder.resolve("good.jar").toString());
    assertThat(packs.get("good").pack().getClass().getClassLoader())
        .isNotSameAs(Packs.class.getClassLoader());
  }

  @Test
  void aPackThatIsNotThereIsNamedWithThoseThatAre() {
    assertThatThrownBy(() -> discover().get("loss"))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("there is no pack \"loss\"")
        .hasMessageContaining("good");
  }

  @Test
  void aThrowingConstructorHarmsNoOther() throws IOException {
    jar("a", "bad", "1", "throw new IllegalStateException(\"no hill\");", "");
    assertThat(issue()).contains("a.jar").contains("hill.Hill cannot be made").contains("no hill");
  }

  @Test
  void aPackForAnotherInterfaceVersionIsRefused() throws IOException {
    jar("a", "bad", "7", "", "");
    assertThat(issue()).contains("built for version 7 of the pack interface, this is version 1");
  }

  @Test
  void ofTwoPacksWithOneIdTheFirstIsKept() throws IOException {
    jar("h", "good", "1", "", "");
    assertThat(issue()).contains("h.jar").contains("already, from").contains("good.jar");
  }

  @Test
  void anIdIsOneWord() throws IOException {
    jar("a", "Big Hill", "1", "", "");
    assertThat(issue()).contains("a pack id is one lower-case word, not \"Big Hill\"");
  }

  @Test
  void aPackThatReachesOutsideIsNotEvenLoaded() throws IOException {
    jar("a", "bad", "1", "", "static { System.exit(3); }");
    assertThat(issue())
        .contains("hill.Hill.<clinit> (Hill.java:")
        .contains("java.lang.System.exit");
  }

  @Test
  void aMissingClassIsNamed() throws IOException {
    SortedMap<String, byte[]> entries =
        Compiled.classes(source("bad", "1", "new Gone();", ""), "class Gone {}");
    entries.remove("hill/Gone.class");
    entries.put(JarEntries.SERVICES, "hill.Hill".getBytes(StandardCharsets.UTF_8));
    Compiled.jar(folder.resolve("a.jar"), entries);
    assertThat(issue()).contains("hill.Gone is not for packs");
  }

  @Test
  void aJarWithoutAServicesFileSaysWhatToWrite() throws IOException {
    Compiled.jar(folder.resolve("a.jar"), Compiled.classes("class Lone {}"));
    assertThat(issue())
        .contains(
            "write the name of the pack's class into"
                + " META-INF/services/org.adjutant.rules.spi.Pack");
  }

  @Test
  void aServicesFileThatNamesNoClassOfTheJarIsSaid() throws IOException {
    SortedMap<String, byte[]> entries = Compiled.classes("class Lone {}");
    entries.put(JarEntries.SERVICES, "hill.Nowhere".getBytes(StandardCharsets.UTF_8));
    Compiled.jar(folder.resolve("a.jar"), entries);
    assertThat(issue()).contains("names hill.Nowhere, which is not in the jar");
  }

  @Test
  void aClassThatIsNoPackIsSaid() throws IOException {
    SortedMap<String, byte[]> entries = Compiled.classes("public class Lone {}");
    entries.put(JarEntries.SERVICES, "hill.Lone".getBytes(StandardCharsets.UTF_8));
    Compiled.jar(folder.resolve("a.jar"), entries);
    assertThat(issue()).contains("the class is no org.adjutant.rules.spi.Pack");
  }

  @Test
  void aTornJarIsSaid() throws IOException {
    Files.write(folder.resolve("a.jar"), new byte[] {'P', 'K', 0, 0, 7});
    assertThat(issue()).contains("a.jar").contains("the jar cannot be read");
  }

  @Test
  void aFolderThatIsNotThereIsSaid() {
    assertThat(Packs.discover(Optional.of(folder.resolve("none"))).issues())
        .anyMatch(issue -> issue.message().equals("there is no such folder of packs"));
  }

  @Test
  void brokenDataIsFoundWhenPacksAreExamined() throws IOException {
    SortedMap<String, byte[]> entries = Compiled.classes(source("bad", "1", "", ""));
    entries.put(JarEntries.SERVICES, "hill.Hill".getBytes(StandardCharsets.UTF_8));
    entries.put("hill/map.json", "{\"hills\": null}".getBytes(StandardCharsets.UTF_8));
    Compiled.jar(folder.resolve("a.jar"), entries);
    assertThat(discover().examine())
        .extracting(Issue::toString)
        .anyMatch(text -> text.contains("bad/map.json:1:11: $.hills: null is not used here"))
        .anyMatch(text -> text.contains("good/one: it does not open: no title: 3"));
  }

  @Test
  void aMissingResourceIsNamed() throws IOException {
    SortedMap<String, byte[]> entries = Compiled.classes(source("bad", "1", "", ""));
    entries.put(JarEntries.SERVICES, "hill.Hill".getBytes(StandardCharsets.UTF_8));
    Compiled.jar(folder.resolve("a.jar"), entries);
    assertThatThrownBy(() -> discover().data("bad"))
        .hasMessage(
            "bad names the resource \"map\", but there is no file map.json beside hill.Hill");
  }

  @Test
  void whatAPersonTypedIsLaidOverThePacksData() throws IOException {
    Path own = Files.createDirectory(folder.resolve("own"));
    Files.writeString(own.resolve("map.json"), "{\"hills\": 4}");
    Packs typed = discover().overlaid(own);
    assertThat(typed.data("good").get("map").integer("hills")).isEqualTo(4);
    assertThat(typed.data("good").fingerprint())
        .isNotEqualTo(discover().data("good").fingerprint());
  }

  @Test
  void aPackCannotLoadTheHost() {
    PackLoader loader = new PackLoader("test", Compiled.classes("class Lone {}"));
    assertThatThrownBy(() -> loader.loadClass(Packs.class.getName()))
        .isInstanceOf(ClassNotFoundException.class)
        .hasMessageContaining("is not for packs");
    assertThatThrownBy(() -> loader.loadClass("java.io.File"))
        .isInstanceOf(ClassNotFoundException.class);
  }
}
