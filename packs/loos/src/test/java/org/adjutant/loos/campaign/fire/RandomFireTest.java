package org.adjutant.loos.campaign.fire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.adjutant.kit.given.Given;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** What holds of every combat phase, tried on crowded fields under any readings, seeds 0 to 14. */
final class RandomFireTest {
  private static final int SEEDS = 15;
  private static final String LAYERS =
      """
      'terrain': [{'type': 'woods', 'hexes': ['0504', '0706']},
                  {'type': 'high-ground', 'hexes': ['0505', '0806']},
                  {'type': 'town', 'hexes': ['0606']}],
      'hexsides': [{'feature': 'trench',
                    'of': {'0603': ['DL'], '0604': ['DL'], '0605': ['DL'], '0606': ['DL', 'D']}}]
      """;
  private static final List<String> READINGS =
      List.of(
          "LI-09:2", "LI-21:2", "LI-22:3", "LI-23:2", "LI-24:3", "LI-25:3", "LI-26:2", "LI-29:3",
          "LI-30:3", "LI-31:2", "LI-32:3", "LI-45:2", "LI-49:3", "LI-66:3", "LI-67:2", "LI-68:2",
          "LI-69:2", "LI-71:2");
  private static final Title TITLE = FireField.title(LAYERS);

  @Test
  void offersAreTheRulesAndEveryPhaseComesToItsEnd() {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Position position = field(random);
      boolean over = false;
      for (int step = 0; step < 120 && !over; step++) {
        agree(position, random, seed);
        Ruling ruling = go(position, random, seed);
        Position folded = position;
        for (Event event : ruling.events()) {
          folded = Effects.fold(folded, event.effects());
        }
        position = Snapshot.read(Snapshot.write(ruling.after()));
        assertThat(folded).as("seed %s, step %s", seed, step).isEqualTo(position);
        over = position.clock().phase().equals("mobile-movement");
      }
      assertThat(over).as("the combat phase is over, seed %s", seed).isTrue();
      assertThat(position.entries().keySet())
          .as("seed %s", seed)
          .noneMatch(key -> key.contains(" barrage:") || key.endsWith(" breach"));
      assertThat(position.pieces()).noneMatch(piece -> piece.attribute("pledged").isPresent());
    }
  }

  /** British on the left, Germans on the right, Zero Hour or later, some readings changed. */
  private static Position field(Random random) {
    boolean british = random.nextBoolean();
    int turn = random.nextInt(2);
    Given given = british ? FireField.barrage(turn, LAYERS) : FireField.germanBarrage(turn, LAYERS);
    given = Given.given(TITLE, given.position());
    for (String reading : READINGS) {
      String[] parts = reading.split(":");
      if (random.nextInt(4) == 0) {
        int number = 1 + random.nextInt(Integer.parseInt(parts[1]));
        given = given.reading("loos:" + parts[0], number);
      }
    }
    given = given.tally("artillery:british", 1 + random.nextInt(4));
    given = given.tally("artillery:german", random.nextInt(3));
    List<Hex> hexes = new ArrayList<>();
    for (int column = 4; column < 8; column++) {
      for (int row = 3; row < 8; row++) {
        hexes.add(new Hex(String.format("%02d%02d", column, row)));
      }
    }
    Collections.shuffle(hexes, random);
    for (int n = 0; n < 14; n++) {
      boolean german = n % 2 == 0;
      String kind = german ? random.nextBoolean() ? "battalion" : "regiment" : "half";
      given =
          given
              .piece("u" + n, kind, german ? "german" : "british", hexes.get(n).id())
              .steps(
                  kind.equals("battalion") ? 1 : 1 + random.nextInt(kind.equals("half") ? 2 : 3));
    }
    return given.position();
  }

  /** All that is offered is permitted, and what a complete offer leaves out is refused. */
  private static void agree(Position position, Random random, int seed) {
    for (SideId side : Offers.deciding(position)) {
      for (Offers.Legal legal : Offers.of(TITLE, position, side)) {
        if (legal.isChoice()) {
          continue;
        }
        for (Data example : legal.offer().examples()) {
          assertThat(forbidding(position, side, legal, example))
              .as("seed %s: %s %s", seed, legal.kind(), example)
              .isEmpty();
        }
        for (int n = 0; n < 10 && legal.kind().equals("lay") && legal.offer().complete(); n++) {
          Data wild = wild(random);
          if (!legal.offer().examples().contains(wild)) {
            assertThat(forbidding(position, side, legal, wild))
                .as("seed %s: %s is not among %s", seed, wild, legal.offer().examples())
                .isNotEmpty();
          }
        }
      }
    }
  }

  private static Data wild(Random random) {
    String hex = String.format("%02d%02d", 3 + random.nextInt(6), 2 + random.nextInt(7));
    Data args = Data.of("hex", hex);
    args = random.nextInt(4) == 0 ? args.with("gas", "gas") : args;
    return random.nextBoolean()
        ? args.with("units", Data.texts(List.of("u" + random.nextInt(14))))
        : args;
  }

  private static List<String> forbidding(
      Position position, SideId side, Offers.Legal legal, Data args) {
    return Engine.judge(TITLE, position, side, TITLE.action(legal.kind()).orElseThrow(), args)
        .list()
        .stream()
        .filter(finding -> finding.isForbidding())
        .map(finding -> finding.rule().text())
        .toList();
  }

  private static Ruling go(Position position, Random random, int seed) {
    for (SideId side : Offers.deciding(position)) {
      List<Offers.Legal> legal =
          Offers.of(TITLE, position, side).stream().filter(l -> !l.offer().isEmpty()).toList();
      if (!legal.isEmpty()) {
        Offers.Legal one = legal.get(random.nextInt(legal.size()));
        List<Data> examples = one.offer().examples();
        Ruling ruling =
            Engine.decide(
                TITLE,
                position,
                one.input(examples.get(random.nextInt(examples.size()))),
                dice(random));
        assertThat(ruling.permitted()).isTrue();
        return ruling;
      }
    }
    throw new AssertionError("nobody is offered anything, seed " + seed + ": " + position.clock());
  }

  private static Chance dice(Random random) {
    return (roll, clock) ->
        Optional.of(
            new Chance.Fallen(
                roll.faces().stream().map(faces -> 1 + random.nextInt(faces)).toList(), "test"));
  }
}
