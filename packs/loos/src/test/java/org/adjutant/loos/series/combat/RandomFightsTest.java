package org.adjutant.loos.series.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** What holds of every fight, tried on crowded fields with seeds 0 to 29. */
final class RandomFightsTest {
  private static final int SEEDS = 30;
  private static final String LAYERS =
      """
      'terrain': [{'type': 'town', 'hexes': ['0504', '0706']},
                  {'type': 'sea', 'hexes': ['0803', '0604', '0407']},
                  {'type': 'bog', 'hexes': ['0605', '0505']},
                  {'type': 'fort', 'hexes': ['0606']}],
      'hexsides': [{'feature': 'river', 'at': ['0504/0604', '0505/0605', '0505/0606', '0506/0606']},
                   {'feature': 'cliff', 'at': ['0705/0706', '0405/0505']}],
      'paths': [{'kind': 'road', 'hexes': ['0405', '0505', '0606', '0706']}]
      """;

  private static final Title TITLE = CombatField.title(LAYERS, CombatRules.SERIES);

  @Test
  void whatIsOfferedIsPermittedAndWhatIsNotOfACompleteOfferIsRefused() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Position position = field(random);
      for (int step = 0; step < 60; step++) {
        Optional<Ruling> ruling = step(position, random);
        if (ruling.isEmpty()) {
          break;
        }
        position = ruling.get().after();
      }
    }
  }

  @Test
  void everyRulingFoldsToItsPositionWhichMayBePutAwayAndTakenUpAgain() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Position position = field(random);
      for (int step = 0; step < 60; step++) {
        Optional<Ruling> ruling = go(position, random);
        if (ruling.isEmpty()) {
          break;
        }
        Position folded = position;
        for (Event event : ruling.get().events()) {
          folded = Effects.fold(folded, event.effects());
        }
        position = Snapshot.read(Snapshot.write(ruling.get().after()));
        assertThat(folded).as("seed %s step %s", seed, step).isEqualTo(position);
        assertAlone(position, seed);
      }
      assertThat(position.stack()).as("the stages in progress, seed %s", seed).isEmpty();
    }
  }

  /** Ten units a side thrown about in the middle, with markers on hand. */
  private static Position field(Random random) {
    List<String> phases = List.of("bombardment", "combat", "combat", "mobile-combat");
    Given given =
        Given.given(TITLE)
            .clock(1, phases.get(random.nextInt(phases.size())), "blue")
            .cup("received:blue", "1", "4", "2", "6", "3")
            .cup("received:red", "2", "5");
    List<String> kinds = List.of("line", "line", "guard", "militia", "train", "marines", "horse");
    List<Hex> hexes = new ArrayList<>();
    for (int column = 4; column < 9; column++) {
      for (int row = 3; row < 8; row++) {
        hexes.add(new Hex(String.format("%02d%02d", column, row)));
      }
    }
    java.util.Collections.shuffle(hexes, random);
    for (int n = 0; n < 16; n++) {
      String side = n % 2 == 0 ? "blue" : "red";
      given =
          given
              .piece("u" + n, kinds.get(random.nextInt(kinds.size())), side, hexes.get(n).id())
              .steps(1 + random.nextInt(2));
    }
    return given.position();
  }

  /** Tries every offer and some mutations, then goes on with one. */
  private static Optional<Ruling> step(Position position, Random random) {
    for (SideId side : Offers.deciding(position)) {
      for (Offers.Legal legal : Offers.of(TITLE, position, side)) {
        assertThat(legal.offer().examples()).as(legal.kind()).isNotEmpty().doesNotHaveDuplicates();
        for (Data example : legal.offer().examples()) {
          assertThat(forbidding(position, side, legal, example))
              .as("%s %s", legal.kind(), example)
              .isEmpty();
        }
        List<Data> wild = wild(position, legal, random);
        wild.removeIf(args -> legal.offer().examples().stream().anyMatch(e -> same(e, args)));
        for (Data args : legal.offer().complete() ? wild : List.<Data>of()) {
          assertThat(forbidding(position, side, legal, args))
              .as("%s %s is not among %s", legal.kind(), args, legal.offer().examples())
              .isNotEmpty();
        }
      }
    }
    return go(position, random);
  }

  /** The order in which attackers are named does not matter. */
  private static boolean same(Data a, Data b) {
    return a.equals(b)
        || a.has("target")
            && a.has("units")
            && a.get("target").equals(b.get("target"))
            && new TreeSet<>(a.get("units").textItems())
                .equals(new TreeSet<>(b.get("units").textItems()))
            && a.get("units").items().size() == b.get("units").items().size();
  }

  /** Arguments made up of pieces and hexes at hand, legal or not. */
  private static List<Data> wild(Position position, Offers.Legal legal, Random random) {
    List<Data> wild = new ArrayList<>();
    List<String> ids = position.pieces().stream().map(p -> p.id().id()).toList();
    for (int n = 0; n < 20; n++) {
      String a = ids.get(random.nextInt(ids.size()));
      String b = ids.get(random.nextInt(ids.size()));
      String hex = String.format("%02d%02d", 3 + random.nextInt(7), 2 + random.nextInt(7));
      switch (legal.kind()) {
        case "attack" ->
            wild.add(
                Data.of("target", hex)
                    .with("units", Data.texts(n % 2 == 0 ? List.of(a) : List.of(a, b))));
        case "bombard" -> wild.add(Data.of("target", hex).with("markers", 1 + random.nextInt(3)));
        case "loss" -> wild.add(Data.of("unit", a));
        case "displace" -> wild.add(Data.of("to", hex));
        case "retreat" -> wild.add(mutated(legal.offer().examples(), hex, random));
        case "advance" ->
            wild.add(Data.of("units", Data.texts(List.of(a))).with("to", Data.texts(List.of(hex))));
        default -> {}
      }
    }
    return wild;
  }

  /** A way on offer with one hex changed, or cut short. */
  private static Data mutated(List<Data> examples, String hex, Random random) {
    Data example = examples.get(random.nextInt(examples.size()));
    List<String> path =
        new ArrayList<>(example.find("path").map(Data::textItems).orElse(List.of()));
    if (path.isEmpty()) {
      path.add(hex);
    } else if (random.nextBoolean()) {
      path.set(random.nextInt(path.size()), hex);
    } else {
      path.remove(path.size() - 1);
    }
    return example.with("how", "go").with("path", Data.texts(path));
  }

  private static List<String> forbidding(
      Position position, SideId side, Offers.Legal legal, Data args) {
    var findings =
        legal.isChoice()
            ? Engine.judge(TITLE, position, side, choice(position, legal.choice()), args)
            : Engine.judge(TITLE, position, side, TITLE.action(legal.kind()).orElseThrow(), args);
    return findings.list().stream()
        .filter(f -> f.isForbidding())
        .map(f -> f.rule().text())
        .toList();
  }

  private static Choice choice(Position position, String id) {
    return position.openChoices().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
  }

  /** A random legal input, attacks and bombardments rather than the end; none when all is done. */
  private static Optional<Ruling> go(Position position, Random random) {
    for (SideId side : Offers.deciding(position)) {
      List<Offers.Legal> legal =
          Offers.of(TITLE, position, side).stream().filter(l -> !l.kind().equals("end")).toList();
      if (!legal.isEmpty()) {
        Offers.Legal one = legal.get(random.nextInt(legal.size()));
        List<Data> examples = one.offer().examples();
        Input input = one.input(examples.get(random.nextInt(examples.size())));
        Ruling ruling = Engine.decide(TITLE, position, input, dice(random));
        assertThat(ruling.permitted()).isTrue();
        return Optional.of(ruling);
      }
    }
    return Optional.empty();
  }

  private static Chance dice(Random random) {
    return (roll, clock) -> Optional.of(new Chance.Fallen(List.of(1 + random.nextInt(6)), "test"));
  }

  private static void assertAlone(Position position, int seed) {
    for (Piece piece : position.pieces()) {
      if (piece.place() instanceof Hex hex) {
        assertThat(position.at(hex)).as("%s, seed %s", hex, seed).hasSize(1);
        assertThat(piece.steps()).isPositive();
      }
    }
  }
}
