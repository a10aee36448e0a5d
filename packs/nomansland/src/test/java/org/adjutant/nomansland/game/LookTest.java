package org.adjutant.nomansland.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.adjutant.host.data.PackData;
import org.adjutant.kit.given.Given;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.NoMansLandPack;
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
  void whatHappensInWholeGamesIsToldInSentences() throws IOException {
    Set<String> told =
        PackData.of(new NoMansLandPack()).get("look").get("events").fields().keySet();
    Pattern ownEvent = Pattern.compile("^  \\* (nomansland/[A-Za-z]+) ");
    Set<String> happened = new TreeSet<>();
    for (String game : List.of("fix-bayonet", "ouch-at-hooge", "tank-you")) {
      Path file = Path.of("src/test/resources/golden", game + ".txt");
      for (String line : Files.readAllLines(file)) {
        Matcher event = ownEvent.matcher(line);
        if (event.find()) {
          happened.add(event.group(1));
        }
      }
    }
    assertThat(happened).hasSizeGreaterThan(40).isSubsetOf(told);
  }

  @Test
  void thePointsShownAreThoseThatWillBeCounted() {
    Given held =
        Battle.on("sturmtruppen")
            .piece("a1", "ge-inf", "attacker", "J7")
            .piece("a2", "ge-inf", "attacker", "G3")
            .piece("d1", "uk-inf", "defender", "J7")
            .piece("d2", "uk-inf", "defender", "J9");
    assertThat(LOOK.standing(held.position())).contains("points now: attacker 3, defender 2");
    Given uncontested = held.reading("nomansland:NI-017", 2);
    assertThat(LOOK.standing(uncontested.position()))
        .contains("points now: attacker 2, defender 1");
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
