package org.adjutant.rules.spi.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.junit.jupiter.api.Test;

class PhrasesTest {
  private static final Data ATTACK =
      Data.of("target", "0103")
          .with("attackers", Data.of("a1", 5).with("a2", 4))
          .with("gas", false)
          .with("side", "red");

  private static Optional<String> tell(String sentence, Data facts) {
    return Phrases.read(Data.of("events", Data.of("Attack", sentence)))
        .tell(side -> side.id().toUpperCase(Locale.ROOT), "Attack", SideId.of("blue"), facts);
  }

  @Test
  void factsActorAndSidesStandInTheSentence() {
    assertThat(tell("{@actor} attack {target} of {@side} with {attackers}", ATTACK))
        .contains("BLUE attack 0103 of RED with a1 5, a2 4");
  }

  @Test
  void bracketsAreLeftOutWhereAFactIsMissingEmptyOrNo() {
    assertThat(
            tell(
                "{target}[ with gas{gas}][ by {nobody}][, {none}]",
                ATTACK.with("none", Data.of(List.of()))))
        .contains("0103");
    assertThat(tell("{target}[ with gas{gas}]", ATTACK.with("gas", true)))
        .contains("0103 with gas");
  }

  @Test
  void withoutAFactOutsideOfBracketsThereIsNoSentence() {
    assertThat(tell("{target} by {nobody}", ATTACK)).isEmpty();
  }

  @Test
  void aCodeIsSaidInTheTitlesOwnWords() {
    Data codes = Data.of("Fell", Data.of("result", Data.of(".", "no effect")));
    Phrases phrases =
        Phrases.read(Data.of("events", Data.of("Fell", "it ends: {result}")).with("words", codes));
    assertThat(phrases.tell(SideId::id, "Fell", SideId.of("blue"), Data.of("result", ".")))
        .contains("it ends: no effect");
    assertThat(phrases.tell(SideId::id, "Fell", SideId.of("blue"), Data.of("result", "D9")))
        .contains("it ends: D9");
  }

  @Test
  void anEventWithoutSentenceHasNone() {
    assertThat(Phrases.NONE.tell(SideId::id, "Attack", SideId.of("blue"), ATTACK)).isEmpty();
  }

  @Test
  void aBracketThatIsNotClosedIsRefusedWithItsPlace() {
    assertThatThrownBy(() -> tell("{target", ATTACK))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("events.Attack");
  }
}
