package org.adjutant.loos.series.outlook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.Titles;
import org.adjutant.kit.play.SeededChance;
import org.adjutant.loos.LoosPack;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetControl;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;

class OutlookTest {
  private static final SideId BLUE = SideId.of("blue");
  private static final SideId RED = SideId.of("red");
  private static final Title TITLE = Titles.of(new LoosPack(), "training");
  private static final Position OPENING =
      Engine.open(TITLE, List.of(), new SeededChance(1)).after();

  private static Position with(Effect... effects) {
    return Effects.fold(OPENING, List.of(effects));
  }

  private static Move move(String piece, String hex) {
    return new Move(new PieceId(piece), new Place.Hex(hex));
  }

  @Test
  void whatIsGoodForOneSideIsAsBadForTheOther() {
    assertThat(TITLE.score(OPENING, BLUE)).isEqualTo(-TITLE.score(OPENING, RED));
  }

  @Test
  void anEnemyStepDestroyedAndAnObjectiveWonAreWorthMoreThanTheirPoints() {
    long before = TITLE.score(OPENING, BLUE);
    assertThat(TITLE.score(with(new SetSteps(new PieceId("r10"), 0)), BLUE)).isGreaterThan(before);
    Position won = with(new SetControl(new Place.Hex("1305"), java.util.Optional.of(BLUE)));
    assertThat(TITLE.score(won, BLUE)).isGreaterThan(before + 150);
  }

  @Test
  void aGoodAttackInTheOffingIsWorthSomethingWhileItsSideMayStillMakeIt() {
    Effect[] beside = {move("r6", "0610"), move("b4", "0609"), move("b5", "0710")};
    Clock combat = new Clock(1, "combat", List.of(BLUE));
    Clock red = new Clock(1, "combat", List.of(RED));
    Position ours = with(beside[0], beside[1], beside[2], new SetClock(combat));
    Position theirs = with(beside[0], beside[1], beside[2], new SetClock(red));
    assertThat(TITLE.score(ours, BLUE)).isGreaterThan(TITLE.score(theirs, BLUE));
  }

  @Test
  void aSideSupposesTheMarkersItDoesNotSeeAndNothingElse() {
    Position view = OPENING.seenBy(Viewer.of(BLUE));
    Position supposed = TITLE.supposed(view, BLUE);
    assertThat(supposed.seenBy(Viewer.of(BLUE))).isEqualTo(view);
    assertThat(view.cup(Stores.received(RED))).isEmpty();
    assertThat(supposed.cup(Stores.received(RED))).hasSize(4).containsOnly("3");
    assertThat(supposed.cup(Stores.received(BLUE))).hasSize(5).containsOnly("3");
  }
}
