package org.adjutant.walks.nomansland;

import static org.adjutant.walks.nomansland.MiniNoMansLand.BRITISH;
import static org.adjutant.walks.nomansland.MiniNoMansLand.GERMAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;
import org.adjutant.walks.Eyes;
import org.adjutant.walks.Json;
import org.adjutant.walks.Walk;
import org.junit.jupiter.api.Test;

final class NoMansLandWalkTest {
  private static final Data YES = Data.of("cancel", "yes");
  private static final Data NO = Data.of("cancel", "no");
  private static final Data FIRE = Json.of("{'unit': 'L3', 'at': 'J7', 'bonus': 1}");
  private static final Title REAL = MiniNoMansLand.title("section", "nothing", "J6");
  private static final Title OTHER = MiniNoMansLand.title("nothing", "section", "J8");

  private final Walk walk = Walk.open(REAL);

  @Test
  void eitherSideCancelsAnyRollAndTheBonusStands() {
    walk.act(BRITISH, Fire.NAME, FIRE);
    assertThat(walk.happened())
        .containsExactly("walk/FireDeclared", "walk/TargetFound", "RollNeeded");
    assertThat(walk.position().tally("initiative british")).isZero();

    walk.dice(1, 1);
    assertThat(walk.happened()).containsExactly("DiceRolled", "ChoiceOffered");
    walk.answer(BRITISH, YES);
    assertThat(walk.happened())
        .containsExactly("ChoiceAnswered", "walk/ForwardDiscarded", "RollCancelled", "RollNeeded");

    walk.dice(2, 5);
    assertThat(walk.kinds(GERMAN)).containsExactly("forward");
    walk.answer(GERMAN, NO);
    assertThat(walk.found("walk:pool")).isEqualTo(Json.of("{'kept': 5, 'bonus': 1, 'size': 2}"));
    assertThat(walk.happened())
        .containsExactly("ChoiceAnswered", "walk/FireResolved", "RollNeeded");

    walk.dice(1);
    assertThat(walk.owed(GERMAN).kind()).isEqualTo("forward");
    walk.answer(GERMAN, YES).dice(6);
    assertThat(walk.happened()).containsExactly("DiceRolled", "walk/OfficerTested");
    assertThat(walk.position().piece("q1").orElseThrow().flag("officer")).isTrue();
    assertThat(walk.position().stack()).isEmpty();
  }

  @Test
  void aRepeatedRollHasTheNextKey() {
    walk.act(BRITISH, Fire.NAME, FIRE);
    String first = walk.position().openRoll().orElseThrow().key(walk.position().clock());
    walk.dice(1, 1).answer(BRITISH, YES);
    String second = walk.position().openRoll().orElseThrow().key(walk.position().clock());
    assertThat(first).endsWith("|fire|J7|0");
    assertThat(second).endsWith("|fire|J7|1");
  }

  @Test
  void theBonusIsDeclaredBeforeTheDieAndPaidOnce() {
    walk.act(BRITISH, Fire.NAME, FIRE).dice(1, 1).answer(BRITISH, NO).answer(GERMAN, NO);
    walk.refused(
        BRITISH, Fire.NAME, Json.of("{'unit': 'L4', 'at': 'J7', 'bonus': 1}"), "walk:initiative");
  }

  @Test
  void nothingTheFirerSeesTellsWhatIsUnderAMarker() {
    Position a = walk.position();
    Position b = Walk.open(OTHER).position();
    List<Input> probes =
        List.of(
            Input.act(BRITISH, Fire.NAME, FIRE),
            Input.act(BRITISH, Fire.NAME, Json.of("{'unit': 'L3', 'at': 'J8'}")),
            Input.act(BRITISH, Fire.NAME, Json.of("{'unit': 'L3', 'at': 'J6'}")),
            Input.act(BRITISH, Fire.NAME, Json.of("{'unit': 'u9', 'at': 'J8'}")),
            Input.act(BRITISH, Creep.NAME, Json.of("{'unit': 'u9', 'to': 'J8'}")),
            Input.act(BRITISH, Creep.NAME, Json.of("{'unit': 'u8', 'to': 'J8'}")));
    Eyes.assertAlike(REAL, a, OTHER, b, BRITISH, probes);
    assertThat(Eyes.text(a, BRITISH)).doesNotContain("section", "sniper", "u9", "officer");
  }

  @Test
  void fireAtAnEmptyMarkerIsPermittedAndFindsNothing() {
    walk.act(BRITISH, Fire.NAME, Json.of("{'unit': 'L3', 'at': 'J8'}"));
    assertThat(walk.happened()).containsExactly("walk/FireDeclared", "walk/NothingThere");
    assertThat(walk.position().piece("q2")).isEmpty();
  }

  @Test
  void anUnseenMoveStaysUnseenUntilItRunsIntoSomebody() {
    walk.act(BRITISH, "end", Data.EMPTY);
    Position before = walk.position().seenBy(Viewer.of(BRITISH));
    walk.act(GERMAN, Creep.NAME, Json.of("{'unit': 'u9', 'to': 'J8'}"));
    Event move = walk.last().events().get(0);
    assertThat(move.factsFor(Viewer.of(BRITISH))).isEqualTo(Data.EMPTY);
    assertThat(walk.last().eyes().includes(Viewer.of(BRITISH))).isFalse();
    assertThat(walk.position().seenBy(Viewer.of(BRITISH)).digest()).isEqualTo(before.digest());

    walk.act(GERMAN, Creep.NAME, Json.of("{'unit': 'u9', 'to': 'L3'}"));
    assertThat(walk.happened()).containsExactly("MovementDeclared", "MovementInterrupted");
    assertThat(walk.position().seenBy(Viewer.of(BRITISH)).piece("u9")).isPresent();
  }

  @Test
  void theSameDiceGiveTheSameEventsWhoeverHandsThemOver() {
    Chance sixes =
        (roll, clock) ->
            java.util.Optional.of(
                new Chance.Fallen(roll.faces().stream().map(f -> 6).toList(), "a test"));
    Position live = walk.position();
    Input fire = Input.act(BRITISH, Fire.NAME, FIRE);
    Position at = Engine.decide(REAL, live, fire, sixes).after();
    assertThat(at.openChoices()).hasSize(1);
    walk.act(BRITISH, Fire.NAME, FIRE).dice(6, 6);
    assertThat(at.openChoices().get(0).kind()).isEqualTo(walk.owed(BRITISH).kind());
    assertThat(at.pieces()).isEqualTo(walk.position().pieces());
  }
}
