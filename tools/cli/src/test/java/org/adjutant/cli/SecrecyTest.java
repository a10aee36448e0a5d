package org.adjutant.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.adjutant.cli.Cli.Said;
import org.adjutant.cli.sitting.Options;
import org.adjutant.cli.sitting.Shelf;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Lock;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two games that differ only in what is hidden from blue: nothing that blue, or anybody without a
 * seat, can make the program say tells them apart. What cannot be equal are the links of the chain,
 * which cover the hidden parts by salted commitments, and so are left out.
 */
class SecrecyTest {
  private static final SideId RED = SideId.of("red");
  private static final SideId BLUE = SideId.of("blue");
  private static final Viewer EYES = Viewer.of(BLUE);

  /** Links and commitments of the chain, ids of commands, salts, and the lock of a seat. */
  private static final String LINK =
      "(?:(?<![\\w-])-?[\\w-]{43}(?![\\w-])|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"
          + "|(?<= )[\\w-]{22}(?= \\{)|pbkdf2[^\\\\\"]*)";

  @TempDir private Path folder = Path.of("");

  @TestFactory
  Stream<DynamicTest> nothing_hidden_comes_out() {
    Shelf shelf = Shelf.of(new Options());
    Title title = shelf.open("loos", "training", shelf.data("loos"));
    Position one = withHiddenMarkers(title);
    Position other = otherwise(one);
    assertThat(other.digest()).as("they differ").isNotEqualTo(one.digest());
    assertThat(other.seenBy(EYES).digest()).isEqualTo(one.seenBy(EYES).digest());
    Cli first = begun("one", shelf, one);
    Cli second = begun("other", shelf, other);
    return calls().stream()
        .map(
            call ->
                DynamicTest.dynamicTest(String.join(" ", call), () -> alike(first, second, call)));
  }

  private static List<List<String>> calls() {
    List<List<String>> calls = new ArrayList<>();
    for (List<String> who : List.of(List.of("--as", "blue"), List.of("--as", "public"))) {
      for (String call :
          List.of(
              "status",
              "status --at 0",
              "show",
              "where",
              "log --all",
              "can",
              "why-not end",
              "explain",
              "explain 0",
              "branches",
              "compare main@0 main",
              "verify",
              "position",
              "report --to report.html",
              "export export.jsonl",
              "odds end",
              "fork",
              "readjudicate",
              "readjudicate --show same",
              "readjudicate --flip loos:LI-28=1",
              "readjudicate --carried",
              "luck",
              "bookmark")) {
        for (String form : List.of("", " --json")) {
          List<String> words = new ArrayList<>(List.of((call + form).split(" ")));
          words.addAll(who);
          calls.add(words);
        }
      }
    }
    return calls;
  }

  private static void alike(Cli first, Cli second, List<String> call) {
    String one = told(first, call);
    assertThat(one).as("it says something").isNotBlank();
    assertThat(told(second, call)).isEqualTo(one);
  }

  /** All that came of a call: code, words and the file it wrote, without links of the chain. */
  private static String told(Cli cli, List<String> call) {
    List<String> words =
        call.stream()
            .map(word -> word.contains(".") ? cli.folder().resolve(word).toString() : word)
            .toList();
    Said said = cli.says(words.toArray(String[]::new));
    String all = said.code() + "\n" + said.out() + "\n" + said.err();
    for (String word : words) {
      if (word.contains("/")) {
        all += read(Path.of(word));
      }
    }
    return all.replace(cli.folder().toString(), "HERE")
        .replace("\\u000a", "\n")
        .replaceAll(LINK, "LINK");
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The first position of a random game at which markers lie face down for blue on both sides. */
  private static Position withHiddenMarkers(Title title) {
    List<Position> found = new ArrayList<>();
    RandomGame.play(
        title,
        7,
        400,
        turn -> {
          Position now = turn.ruling().after();
          if (hidden(now).stream().filter(key -> key.startsWith("cup received:")).count() == 2
              && now.stack().isEmpty()) {
            found.add(now);
          }
        });
    return found.get(0);
  }

  /** The cups of which blue knows the number alone, and that hold different things. */
  private static List<String> hidden(Position position) {
    return position.entries().keySet().stream()
        .filter(key -> key.startsWith("cup "))
        .filter(
            key -> {
              Entry cup = position.entry(key).orElseThrow();
              return !cup.audience().includes(EYES)
                  && cup.value().textItems().stream().distinct().count() > 1;
            })
        .toList();
  }

  /** The same with what is in those cups in another order. */
  private static Position otherwise(Position position) {
    List<Effect> effects = new ArrayList<>();
    for (String key : hidden(position)) {
      Entry cup = position.entry(key).orElseThrow();
      List<String> items = new ArrayList<>(cup.value().textItems());
      java.util.Collections.rotate(items, 1);
      effects.add(new SetCup(key.substring("cup ".length()), items, cup.audience()));
    }
    return Effects.fold(position, effects);
  }

  private Cli begun(String name, Shelf shelf, Position start) {
    Path home = folder.resolve(name);
    Path store = home.resolve("store");
    try {
      Files.createDirectories(store);
      Files.writeString(store.resolve("in-use"), "g\n");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    try (Ledger ledger =
        Ledger.open(Store.open(store.resolve("ledger.db")), shelf, () -> 1_000_000L)) {
      OpenGame game =
          ledger.createAt(
              new NewGame(
                  "g", "loos", "training", Map.of(), Map.of(), Luck.FRESH, Optional.of("one seed")),
              shelf.data("loos"),
              start,
              Data.of("game", "another").with("point", "main@100"));
      game.seat(RED, new Seat("human", Lock.of("crimson")), "red");
    }
    return new Cli(home);
  }
}
