package org.adjutant.nomansland.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.look.Sign;
import org.junit.jupiter.api.Test;

final class LookTest {
  private static final Display LOOK = Battle.title("sturmtruppen").display();

  @Test
  void sidesAreCalledByTheirNations() {
    assertThat(LOOK.side(Sides.ATTACKER)).isEqualTo("German");
    assertThat(LOOK.side(Sides.DEFENDER)).isEqualTo("British");
  }

  @Test
  void whatNobodyDoesHasANameToo() {
    assertThat(LOOK.side(SideId.SYSTEM)).isEqualTo(SideId.SYSTEM.id());
  }

  @Test
  void everyStateOfTheBoardHasASignWithALetterOfItsOwn() {
    assertThat(LOOK.signs())
        .filteredOn(sign -> sign.on() == Sign.On.MARK)
        .extracting(Sign::kind)
        .contains("wire-thick", "wire-intact", "wire-damaged", "wire-breach", "test")
        .contains("smoke", "gas", "creeping", "revealed");
    assertThat(LOOK.signs())
        .extracting(Sign::letter)
        .filteredOn(letter -> !letter.isEmpty())
        .doesNotHaveDuplicates();
  }
}
