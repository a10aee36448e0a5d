package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.adjutant.cli.Cli.Said;
import org.adjutant.host.json.JsonReader;
import org.adjutant.rules.data.Data;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rolling again in every way there is, after the first combat of a game, and what verify says. */
class RolledAgainTest {
  @TempDir private Path folder = Path.of("");
  private Cli cli = new Cli(folder);
  private long before;
  private long answer;

  @BeforeEach
  void fight() {
    cli = new Cli(folder);
    assertThat(cli.says("new", "loos/training", "--name", "g", "--seed", "s").code()).isZero();
    cli.says("selfplay", "--most", "24");
    String line =
        cli.says("log", "--all")
            .out()
            .lines()
            .filter(l -> l.contains("for combat"))
            .findFirst()
            .orElseThrow();
    Data rulings = json(cli.says("explain", line.trim().split(" ")[0], "--json")).get("rulings");
    List<Data> all = rulings.items();
    int fell = 0;
    while (all.get(fell).get("rolls").items().isEmpty()) {
      fell++;
    }
    before = all.get(fell - 1).get("number").number();
    answer = all.get(fell - 2).get("number").number();
  }

  private static Data json(Said said) {
    return JsonReader.read("answer", said.out());
  }

  private List<Data> repeats() {
    Said said = cli.says("verify", "--dice", "--json");
    assertThat(said.code()).as(said.out()).isZero();
    return json(said).get("dice").get("repeats").items();
  }

  private List<Integer> roll(String... where) {
    String[] typed =
        Stream.concat(Stream.of("do", "support pass", "--no-bots", "--json"), Stream.of(where))
            .toArray(String[]::new);
    Said said = cli.says(typed);
    assertThat(said.code()).as(said.err()).isZero();
    return json(said).get("done").items().get(0).get("events").items().stream()
        .filter(event -> event.text("event").equals("DiceRolled@1"))
        .findFirst()
        .orElseThrow()
        .get("facts")
        .get("dice")
        .items()
        .stream()
        .map(Data::integer)
        .toList();
  }

  /** Forks until the dice are others than those of the main branch; the name of that fork. */
  private String otherwise(List<Integer> first) {
    for (int n = 0; ; n++) {
      cli.says("fork", "f" + n, "--branch", "main", "--at", "" + before);
      if (!roll("--branch", "f" + n).equals(first)) {
        return "f" + n;
      }
    }
  }

  private List<Integer> first() {
    return json(cli.says("explain", "" + (before + 3), "--json")).get("rulings").items().stream()
        .flatMap(ruling -> ruling.get("rolls").items().stream())
        .findFirst()
        .orElseThrow()
        .get("roll")
        .get("dice")
        .items()
        .stream()
        .map(Data::integer)
        .toList();
  }

  @Test
  void theSameAfterATakeBackFallsTheSameAndIsCounted() {
    List<Integer> fell = first();
    cli.says("take-back", "--to", "" + before);
    assertThat(roll()).isEqualTo(fell);
    assertThat(repeats()).hasSize(1);
    assertThat(repeats().get(0).text("kind")).isEqualTo("same-faces");
    assertThat(cli.says("verify", "--dice").out())
        .contains("1 roll fell again with the same dice")
        .contains("as it fell before");
  }

  @Test
  void aForkThatRollsOtherwiseIsToldAndWhichRollWasKept() {
    String fork = otherwise(first());
    assertThat(repeats().get(0).text("kind")).isEqualTo("forked");
    cli.says("promote", fork);
    Data repeat = repeats().get(0);
    assertThat(repeat.text("kind")).isEqualTo("forked-and-kept");
    List<Data> kept =
        repeat.get("rolls").items().stream().filter(r -> r.get("kept").flag()).toList();
    assertThat(kept).hasSize(1);
    assertThat(kept.get(0).text("branch")).isNotEqualTo("b0");
    assertThat(cli.says("verify", "--dice").out())
        .contains("the later roll was kept")
        .contains("on the main branch");
  }

  @Test
  void doingSomethingElseFirstAfterATakeBackIsTold() {
    cli.says("take-back", "--to", "" + answer);
    assertThat(cli.says("do", "support place", "--no-bots").code()).isZero();
    roll();
    assertThat(repeats().get(0).text("kind")).isEqualTo("changed-first");
    assertThat(cli.says("verify", "--dice").out()).contains("something else done first");
  }

  @Test
  void aReloadedCopyRollsTheSameAndLacksTheHeadNotedLater() throws IOException {
    Path copy = Files.createDirectories(folder.resolve("elsewhere/store"));
    String fork = "again";
    cli.says("fork", fork, "--branch", "main", "--at", "" + before);
    for (String file : List.of("ledger.db", "ledger.db-wal", "in-use")) {
      Path from = folder.resolve("store").resolve(file);
      if (Files.exists(from)) {
        Files.copy(from, copy.resolve(file));
      }
    }
    Cli reloaded = new Cli(folder.resolve("elsewhere"));
    List<Integer> here = roll("--branch", fork);
    cli.says("promote", fork);
    String head = json(cli.says("verify", "--json")).text("head");
    assertThat(reloaded.says("verify").code()).isZero();
    Said lacks = reloaded.says("verify", "--head", head);
    assertThat(lacks.code()).isEqualTo(3);
    assertThat(lacks.out()).contains("nowhere in this game");
    cli = reloaded;
    assertThat(roll("--branch", fork)).isEqualTo(here);
    assertThat(cli.says("verify", "--dice").out()).contains("older copy of the store");
  }

  @Test
  void anExportVerifiesWithoutAStore() throws IOException {
    Path export = folder.resolve("g.jsonl");
    cli.says("export", export.toString());
    Cli stranger = new Cli(Files.createDirectories(folder.resolve("stranger")));
    Said said = stranger.says("verify", export.toString(), "--dice", "--all");
    assertThat(said.code()).as(said.out() + said.err()).isZero();
    assertThat(said.out()).contains("intact").contains("combat (").contains("unaltered");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream packed = new GZIPOutputStream(bytes)) {
      packed.write(Files.readAllBytes(export));
    }
    Path gz = Files.write(folder.resolve("g.jsonl.gz"), bytes.toByteArray());
    assertThat(stranger.says("verify", gz.toString()).out())
        .isEqualTo(stranger.says("verify", export.toString()).out());
    assertThat(stranger.hears(Files.readString(export), "verify", "-").code()).isZero();
    assertThat(Files.exists(folder.resolve("stranger/store/ledger.db"))).isFalse();
  }

  @Test
  void aSidesExportVerifiesAndTellsWhatItCannotProve() {
    Path export = folder.resolve("blue.jsonl");
    Said exported = cli.says("export", export.toString(), "--as", "blue");
    assertThat(exported.code()).as(exported.err()).isZero();
    Said said = cli.says("verify", export.toString(), "--dice");
    assertThat(said.code()).as(said.out()).isZero();
    assertThat(said.out()).contains("as blue may see it").contains("unproved").contains("not told");
  }

  @Test
  void oneFlippedByteOfAnExportIsFound() throws IOException {
    Path export = folder.resolve("g.jsonl");
    cli.says("export", export.toString());
    String text = Files.readString(export);
    int at = text.indexOf("\\\"die\\\":", text.length() / 3);
    at = at < 0 ? text.indexOf("combat", text.length() / 3) : at;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    bytes[at + 3] ^= 1;
    Files.write(export, bytes);
    Said said = cli.says("verify", export.toString(), "--json");
    assertThat(said.code()).as(said.out()).isEqualTo(3);
    assertThat(json(said).get("good").flag()).isFalse();
    assertThat(json(said).get("flaw").text("what")).isNotEmpty();
  }

  @Test
  void whatIsNoExportIsBadInput() throws IOException {
    assertThat(cli.says("verify", folder.resolve("none").toString()).err())
        .contains("there is no file");
    Path other = Files.writeString(folder.resolve("other"), "hello\n");
    Said said = cli.says("verify", other.toString());
    assertThat(said.code()).isEqualTo(2);
    assertThat(said.err()).contains("no export");
  }

  @Test
  void nothingHiddenIsToldByVerifyOfAGameWithALockedSeat() {
    cli.says("seat", "red", "human", "--lock", "secret");
    List<Data> rolls = json(cli.says("verify", "--json")).get("rolls").items();
    assertThat(rolls).anyMatch(roll -> roll.get("dice").items().isEmpty());
    assertThat(rolls).filteredOn(roll -> roll.text("key").contains("support markers")).isEmpty();
  }
}
