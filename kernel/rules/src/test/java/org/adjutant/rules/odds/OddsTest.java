package org.adjutant.rules.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.PhaseOrder.Slot;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.spi.support.TitleBuilder;
import org.junit.jupiter.api.Test;

final class OddsTest {
  private static final SideId RED = SideId.of("red");
  private static final Data NONE = Data.EMPTY;
  private static final Input GO = Input.act(RED, "go", NONE);

  private static TitleBuilder title(Stage go) {
    PhaseOrder order =
        new PhaseOrder(List.of(new Slot(Phase.played("play", "Play", "test:phase"), List.of(RED))));
    Shape number = Shape.of(Shape.Field.of("n", Shape.Type.NUMBER, "1 or 2"));
    return new TitleBuilder("test", "odds", List.of(RED), order)
        .opening(List.of(new SetClock(new Clock(1, "play", List.of(RED)))))
        .choice(
            SimpleChoice.among(
                "number",
                "Which?",
                number,
                "test:number",
                (desk, choice) -> List.of(Data.of("n", 1), Data.of("n", 2))))
        .action(
            SimpleAction.listing("go", "Go.", Shape.NONE, List.of(), desk -> List.of(NONE)), go);
  }

  /** The sum of dice is kept, then a die is compared with it. */
  private static TitleBuilder barrage(int dice) {
    return title(play -> Step.roll(dice, 6, "factor", "x", "die", NONE))
        .stage("die", play -> Step.roll(1, 6, "table", "x", "read", Data.of("factor", play.sum())))
        .stage(
            "read",
            play -> {
              boolean hit = play.sum() * dice <= play.locals().integer("factor");
              play.happens(
                  "CombatResolved",
                  Data.of("result", hit ? "hit" : "miss"),
                  new SetTally("hits", hit ? 1 : 0));
              return Step.done();
            });
  }

  private static Position opened(Title title) {
    return Engine.open(title, List.of(), Chance.NONE).after();
  }

  private static Forecast.Exact exact(Title title) {
    return exact(Odds.of(title));
  }

  private static Forecast.Exact exact(Odds odds) {
    Forecast forecast = odds.of(opened(odds.title()), GO);
    assertThat(forecast).isInstanceOf(Forecast.Exact.class);
    return (Forecast.Exact) forecast;
  }

  private static Map<String, Chances> byLabel(Forecast.Exact exact) {
    Map<String, Chances> chances = new LinkedHashMap<>();
    exact
        .upshots()
        .forEach(upshot -> chances.merge(upshot.label(), exact.chances(upshot), Chances::plus));
    return chances;
  }

  /** As if no two ways were ever one: every fall of every die by itself. */
  private static void eachWay(
      Title title, Position position, List<String> results, Chances so, Map<String, Chances> all) {
    Optional<Roll> roll = position.openRoll();
    if (roll.isEmpty()) {
      all.merge(String.join(", ", results), so, Chances::plus);
      return;
    }
    int faces = 1;
    for (int die : roll.get().faces()) {
      faces *= die;
    }
    for (int n = 0; n < faces; n++) {
      int rest = n;
      List<Integer> dice = new java.util.ArrayList<>();
      for (int die : roll.get().faces()) {
        dice.add(rest % die + 1);
        rest /= die;
      }
      var ruling = Engine.decide(title, position, new Input.Dice(dice, "test"), Chance.NONE);
      List<String> more = new java.util.ArrayList<>(results);
      more.addAll(Results.of(ruling.events()));
      eachWay(title, ruling.after(), more, so.times(Chances.of(1, faces)), all);
    }
  }

  @Test
  void chancesAreExactFractions() {
    Map<String, Chances> two = byLabel(exact(barrage(1).build()));
    assertThat(two.get("hit")).isEqualTo(Chances.of(21, 36));
    assertThat(two.get("miss")).isEqualTo(Chances.of(15, 36));
  }

  @Test
  void weightsAddUpToTheirCommonDenominator() {
    Forecast.Exact exact = exact(barrage(3).build());
    assertThat(exact.upshots().stream().map(Upshot::weight).reduce(java.math.BigInteger::add))
        .contains(exact.of());
  }

  @Test
  void takingWaysTogetherDoesNotChangeADistribution() {
    Title title = barrage(3).build();
    Map<String, Chances> each = new LinkedHashMap<>();
    Position open = Engine.decide(title, opened(title), GO, Chance.NONE).after();
    eachWay(title, open, List.of(), Chances.CERTAIN, each);
    assertThat(byLabel(exact(title))).isEqualTo(each);
    assertThat(byLabel(exact(barrage(3).sumAlone(roll -> true).build()))).isEqualTo(each);
  }

  @Test
  void dicePutTogetherNeedFewRulings() {
    assertThat(exact(barrage(3).build()).rulings()).isEqualTo(1 + 216 + 16 * 6);
    assertThat(exact(barrage(8).sumAlone(roll -> true).build()).rulings())
        .isEqualTo(1 + 41 + 41 * 6);
  }

  @Test
  void tooManyWaysAreToldAndNotGoneThrough() {
    Forecast forecast = Odds.of(barrage(8).build()).of(opened(barrage(8).build()), GO);
    assertThat(forecast).isInstanceOf(Forecast.TooMany.class);
    assertThat(forecast.toString()).contains("8d6 for factor").contains("20000");
  }

  @Test
  void aTreeWithoutEndIsToldToo() {
    Title endless =
        title(play -> Step.roll(1, 6, "again", "x", "again", NONE))
            .stage(
                "again",
                play -> {
                  int sum = play.position().tally("sum") * 7 + play.sum();
                  play.happens("test/Rolled", NONE, new SetTally("sum", sum));
                  return Step.roll(1, 6, "again", "x", "again", NONE);
                })
            .build();
    assertThat(Odds.of(endless).atMost(500).of(opened(endless), GO))
        .isInstanceOf(Forecast.TooMany.class);
  }

  @Test
  void aChoiceEndsTheWayUnlessSomebodyAnswersIt() {
    Title title =
        title(play -> Step.roll(1, 6, "die", "x", "ask", NONE))
            .stage(
                "ask",
                play -> {
                  play.happens("CombatResolved", Data.of("result", play.sum() > 2 ? "D" : "A"));
                  return Step.ask("number", RED, NONE, "took", NONE);
                })
            .stage(
                "took",
                play -> {
                  int n = play.answers().get(0).answer().orElseThrow().integer("n");
                  play.happens("test/Took", NONE, new SetTally("took", n));
                  return Step.done();
                })
            .build();
    Forecast.Exact stops = exact(title);
    assertThat(stops.upshots()).hasSize(2);
    assertThat(stops.upshots()).allMatch(u -> u.after().openChoices().size() == 1);
    assertThat(byLabel(stops).get("D")).isEqualTo(Chances.of(2, 3));
    Forecast.Exact goesOn =
        exact(Odds.of(title).answeredBy((position, choice) -> Optional.of(Data.of("n", 2))));
    assertThat(goesOn.upshots()).allMatch(u -> u.after().tally("took") == 2);
    assertThat(byLabel(goesOn)).isEqualTo(byLabel(stops));
  }

  @Test
  void whatHasNoResultIsCalledByItsDice() {
    Title title =
        title(play -> Step.roll(1, 6, "die", "x", "odd", NONE))
            .stage(
                "odd",
                play -> {
                  play.happens("test/Odd", NONE, new SetTally("odd", play.sum() % 2));
                  return Step.done();
                })
            .build();
    assertThat(byLabel(exact(title)))
        .containsEntry("dice 1 or 3 or 5", Chances.of(1, 2))
        .containsEntry("dice 2 or 4 or 6", Chances.of(1, 2));
  }

  @Test
  void whatIsRefusedHasNoOdds() {
    Title title =
        title(play -> Step.roll(1, 6, "die", "x", "end", NONE))
            .stage("end", play -> Step.done())
            .build();
    Position rolling = Engine.decide(title, opened(title), GO, Chance.NONE).after();
    assertThat(Odds.of(title).of(rolling, GO)).isInstanceOf(Forecast.Refused.class);
    assertThat(Odds.of(title).from(rolling)).isInstanceOf(Forecast.Exact.class);
    assertThat(Odds.of(title).ofNextRoll(rolling)).hasSize(6);
  }
}
