package org.adjutant.kit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.outpost.OutpostPack;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.adjutant.host.packs.LoadedPack;
import org.adjutant.host.packs.Packs;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.Turn;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Pack;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The template as its author would ship it: a jar in a folder of packs. */
final class TemplateJarTest {
  @TempDir Path folder;

  @BeforeEach
  void ship() throws IOException {
    Pack pack = new OutpostPack();
    SortedMap<String, byte[]> entries = ClassFiles.of(pack);
    for (Pack.Resource resource : pack.resources()) {
      try (InputStream in = OutpostPack.class.getResourceAsStream(resource.file())) {
        entries.put("com/example/outpost/" + resource.file(), in.readAllBytes());
      }
    }
    entries.put(
        "META-INF/services/" + Pack.class.getName(),
        OutpostPack.class.getName().getBytes(StandardCharsets.UTF_8));
    try (JarOutputStream jar =
        new JarOutputStream(Files.newOutputStream(folder.resolve("outpost.jar")))) {
      for (var entry : entries.entrySet()) {
        jar.putNextEntry(new JarEntry(entry.getKey()));
        jar.write(entry.getValue());
      }
    }
  }

  private Packs shipped() throws IOException {
    try (URLClassLoader nothing = new URLClassLoader(new URL[0], null)) {
      return Packs.discover(Optional.of(folder), nothing);
    }
  }

  @Test
  void onlyThePacksOwnClassesAreShipped() {
    assertThat(ClassFiles.of(new OutpostPack()).keySet())
        .contains("com/example/outpost/Fire.class", "com/example/outpost/SetUp.class")
        .noneMatch(path -> path.contains("Test") || path.contains("adjutant"));
  }

  @Test
  void itIsFoundWithoutAnIssueAndItsScenariosOpen() throws IOException {
    Packs packs = shipped();
    assertThat(packs.examine()).isEmpty();
    assertThat(packs.all()).extracting(LoadedPack::id).containsExactly("outpost");
    assertThat(packs.get("outpost").pack().getClass()).isNotEqualTo(OutpostPack.class);
  }

  @Test
  void itPlaysTheSameGameAsOnTheClassPath() throws IOException {
    Title fromJar = shipped().open("outpost", "dawn");
    Title fromClassPath = Packs.of(new OutpostPack()).open("outpost", "dawn");
    assertThat(digests(fromJar)).hasSizeGreaterThan(20).isEqualTo(digests(fromClassPath));
  }

  private static List<String> digests(Title title) {
    List<Turn> turns = new ArrayList<>();
    Position end = RandomGame.play(title, 3, 1000, turns::add);
    assertThat(end.outcome()).isPresent();
    return turns.stream().map(turn -> turn.ruling().after().digest().text()).toList();
  }
}
