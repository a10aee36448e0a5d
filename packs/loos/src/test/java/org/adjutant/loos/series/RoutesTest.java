package org.adjutant.loos.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.Titles;
import org.adjutant.kit.given.Given;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

/** Finding ways, and that what is offered is what is permitted. */
final class RoutesTest {
  private static final SideId BLUE = SideId.of("blue");

  private static final String LAYERS =
      """
      'terrain': [{'type': 'rough', 'hexes': ['0404', '0503']}, {'type': 'lake', 'hexes': ['0604']},
                  {'type': 'bog', 'hexes': ['0304']}, {'type': 'fort', 'hexes': ['0606']}],
      'hexsides': [{'feature': 'river', 'at': ['0505/0504', '0406/0407']},
                   {'feature': 'minefield', 'at': ['0405/0505']}],
      'paths': [{'kind': 'road', 'hexes': ['0509', '0508', '0507', '0407', '0307', '0207']}]
      """;

  private static List<Data> complete(Given given, String args) {
    ActionKind move = given.title().action("move").orElseThrow();
    return move.complete(new Desk(given.title(), given.position(), BLUE), Titles.json(args));
  }

  @Test
  void aMoveWithoutAWayTakesTheCheapest() {
    Given given =
        Plains.movement("'terrain': [{'type': 'rough', 'hexes': ['0504']}]")
            .piece("b1", "foot", "blue", "0505");
    assertThat(complete(given, "{'unit': 'b1', 'to': '0503'}"))
        .containsExactly(Titles.json("{'unit': 'b1', 'to': '0503', 'via': ['0405', '0404']}"));
    given.when("blue", "move b1 0503").then().event("MovementDeclared").fact("spent", "3 MP");
  }

  @Test
  void aSingleStepIsTakenStraightEvenIfAWayRoundIsCheaper() {
    Given given =
        Plains.movement(
                "'terrain': [{'type': 'mountain', 'hexes': ['0504']}],"
                    + "'paths': [{'kind': 'road', 'hexes': ['0505', '0405', '0504']}]")
            .piece("b1", "foot", "blue", "0505");
    given.when("blue", "move b1 0504").then().event("MovementDeclared").fact("spent", "3 MP");
    given
        .where("b1")
        .having("move", 2)
        .when("blue", "move b1 0504")
        .then()
        .event("MovementDeclared")
        .fact("spent", "1 MP");
  }

  @Test
  void aWayOfNoHexesIsLeftOutWhereTheStepIsMeantAnyway() {
    Given given = Plains.movement("").piece("b1", "foot", "blue", "0505");
    assertThat(complete(given, "{'unit': 'b1', 'to': '0504', 'via': []}"))
        .containsExactly(Titles.json("{'unit': 'b1', 'to': '0504'}"));
    String farther = "{'unit': 'b1', 'to': '0503', 'via': []}";
    assertThat(complete(given, farther)).containsExactly(Titles.json(farther));
  }

  @Test
  void theMoverIsAskedWhereWaysDifferInEffect() {
    MovementRules minding =
        MovementRules.SERIES.withRouteEffect(
            (situation, unit, path) ->
                path.contains(new Hex("0504")) ? List.of("by 0504") : List.of());
    Title title = Plains.title("", "", SeriesRules.SERIES.withMovement(minding));
    Given given =
        Given.given(title).clock(1, "movement", "blue").piece("b1", "foot", "blue", "0505");
    assertThat(complete(given, "{'unit': 'b1', 'to': '0404'}")).hasSize(2);
    assertThat(complete(given, "{'unit': 'b1', 'to': '0507'}")).hasSize(1);
  }

  @Test
  void aMoveOutOfReachIsExplainedByTheWayThatBreaksLeast() {
    Plains.movement("'terrain': [{'type': 'lake', 'hexes': ['0101..0909']}]")
        .piece("b1", "foot", "blue", "0505")
        .when("blue", "move b1 0504")
        .then()
        .refused("loos:5.2.f");
    Plains.movement()
        .piece("b1", "foot", "blue", "0505")
        .piece("r1", "foot", "red", "0604")
        .piece("r2", "foot", "red", "0404")
        .when("blue", "move b1 0501")
        .then()
        .refusedAtLeastFor("loos:6.1.a");
  }

  @Test
  void everyHexIsOfferedJustWhenAMoveThereIsPermitted() {
    for (String kind : List.of("foot", "horse", "commando", "raiders", "slow")) {
      for (String start : List.of("0505", "0406", "0607", "0307", "0508")) {
        for (int reading = 1; reading <= 3; reading++) {
          Given given =
              Plains.movement(LAYERS)
                  .piece("b1", kind, "blue", start)
                  .piece("b2", "foot", "blue", "0305")
                  .piece("r1", "foot", "red", "0705")
                  .piece("r2", "foot", "red", "0403")
                  .piece("r3", "wagons", "red", "0506")
                  .reading("loos:LI-75", reading);
          assertOffersArePermitted(given.title(), given.position());
        }
      }
    }
  }

  private static void assertOffersArePermitted(Title title, Position position) {
    ActionKind move = title.action("move").orElseThrow();
    Desk desk = new Desk(title, position, BLUE);
    List<Data> offered = move.offer(desk, position.piece("b1").orElseThrow()).examples();
    for (Data args : offered) {
      assertThat(Engine.judge(title, position, BLUE, move, args).list())
          .as("offered %s", args)
          .noneMatch(finding -> finding.isForbidding());
    }
    List<String> ends = offered.stream().map(args -> args.text("to")).toList();
    for (Hex hex : Plains.field("").ground().grid().hexes()) {
      Data plain = Data.of("unit", "b1").with("to", hex.id());
      boolean permitted = !Engine.judge(title, position, BLUE, move, plain).forbidden();
      assertThat(ends.contains(hex.id())).as("%s offered", hex).isEqualTo(permitted);
    }
    assertThat(Offers.of(title, position, BLUE)).isNotEmpty();
  }

  /**
   * All ways of up to three steps, judged rule by rule, agree with the search for what is legal.
   */
  @Test
  void theRulesAndTheSearchAgreeOnEveryShortWay() {
    for (String kind : List.of("foot", "horse", "commando")) {
      Given given =
          Plains.movement(LAYERS)
              .piece("b1", kind, "blue", "0505")
              .having("move", 3)
              .piece("r1", "foot", "red", "0705")
              .piece("r2", "foot", "red", "0403");
      ActionKind move = given.title().action("move").orElseThrow();
      Desk desk = new Desk(given.title(), given.position(), BLUE);
      var grid = Plains.field("").ground().grid();
      List<String> ends =
          move.offer(desk).examples().stream().map(args -> args.text("to")).toList();
      for (Hex one : grid.neighbours(new Hex("0505"))) {
        for (Hex two : grid.neighbours(one)) {
          for (Hex three : grid.neighbours(two)) {
            Data args =
                Data.of("unit", "b1")
                    .with("to", three.id())
                    .with("via", Data.texts(List.of(one.id(), two.id())));
            boolean legal =
                !Engine.judge(given.title(), given.position(), BLUE, move, args).forbidden();
            if (legal && !three.id().equals("0505")) {
              assertThat(ends).as("%s", args).contains(three.id());
            }
          }
        }
      }
    }
  }
}
