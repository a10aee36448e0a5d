package org.adjutant.nomansland.outlook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.play.SeededChance;
import org.adjutant.nomansland.Battle;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Face;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.Counsel.Advice;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What bots are told. */
final class OutlookTest {
  private static final SideId ATTACKER = SideId.of("attacker");
  private static final SideId DEFENDER = SideId.of("defender");
  private static final int LONGEST = 4_000;

  private static final Given FIELD =
      Battle.action("tank-you", "attacker")
          .piece("a1", "uk-inf", "attacker", "L3")
          .steps(2)
          .piece("d1", "ge-inf", "defender", "J3")
          .steps(2);

  private static long score(Given given, SideId side) {
    return given.title().score(given.position().seenBy(Viewer.of(side)), side);
  }

  private static Advice advice(Given given, SideId side, String matter) {
    Desk desk = new Desk(given.title(), given.position().seenBy(Viewer.of(side)), side);
    return given.title().counsel().orElseThrow().advise(desk, matter);
  }

  @Test
  void groundGainedAndLossesCount() {
    assertThat(score(FIELD.moved("a1", "K3"), ATTACKER)).isGreaterThan(score(FIELD, ATTACKER));
    assertThat(score(FIELD.moved("a1", "K3"), DEFENDER)).isLessThan(score(FIELD, DEFENDER));
    assertThat(score(FIELD.where("a1").being("pinned"), ATTACKER))
        .isLessThan(score(FIELD, ATTACKER));
    assertThat(score(FIELD.where("d1").steps(1), ATTACKER)).isGreaterThan(score(FIELD, ATTACKER));
  }

  @Test
  void aPinnedUnitIsToldToRally() {
    Given pinned = FIELD.where("a1").being("pinned").without("d1");
    Advice rally = advice(pinned, ATTACKER, "rally a1");
    assertThat(rally.settled()).isTrue();
    assertThat(rally.ways()).containsExactly(Action.of("rally", Data.of("unit", "a1")));
  }

  @Test
  void aUnitWithNobodyToFireAtIsToldToGoForward() {
    Advice go = advice(FIELD.without("d1").moved("a1", "M3"), ATTACKER, "go a1");
    assertThat(go.ways()).hasSize(1);
    assertThat(go.ways().get(0).args().text("to")).isEqualTo("L3");
  }

  @Test
  void aMachineGunIsToldToFireAtWhatItSees() {
    Given gun =
        FIELD
            .clock(1, "action", "defender")
            .piece("g1", "ge-mg", "defender", "J5")
            .with(new Face(PieceId.of("g1"), 4))
            .moved("a1", "M5");
    Advice fire = advice(gun, DEFENDER, "strike g1");
    assertThat(fire.ways()).hasSize(1);
    assertThat(fire.ways().get(0).args().text("target")).isEqualTo("a1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fix-bayonet", "gladiators"})
  void whoFollowsTheCounselComesToTheEndOfTheGame(String scenario) {
    Title title = Battle.title(scenario);
    SeededChance dice = new SeededChance(7);
    Counselled player = new Counselled(title);
    Position position = Engine.open(title, List.of(), dice).after();
    for (int inputs = 0; position.outcome().isEmpty(); inputs++) {
      assertThat(inputs).isLessThan(LONGEST);
      SideId side = Offers.deciding(position).get(0);
      Ruling ruling = Engine.decide(title, position, player.next(position, side), dice);
      assertThat(ruling.permitted()).isTrue();
      position = ruling.after();
    }
    assertThat(position.clock().turn()).isGreaterThan(1);
  }
}
