package org.adjutant.nomansland.veil;

import static org.adjutant.kit.given.Given.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.kit.ProvesRule;
import org.adjutant.kit.given.Given;
import org.adjutant.kit.given.Then;
import org.adjutant.nomansland.Battle;
import org.adjutant.nomansland.Probe;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.junit.jupiter.api.Test;

/** Hidden units and their markers. */
class VeilTest {
  private static final Setting SETTING = Battle.setting("raining-shells");
  private static final Veil VEIL = new Veil(SETTING);

  private static Given contact() {
    return given(
            Probe.of(
                play -> {
                  VEIL.besideEnemies(play);
                  return Step.done();
                },
                List.of(),
                new Chapter(List.of(), List.of(), new TreeMap<>())))
        .clock(1, "action", "attacker", "defender");
  }

  private static Given hidden(Given given, String id, String kind, String hex) {
    return given.piece(id, kind, "defender", hex).knownTo("defender");
  }

  private static Position seen(Position position) {
    return position.seenBy(Viewer.of(Sides.ATTACKER));
  }

  @Test
  @ProvesRule("nomansland:1.2.b")
  void everyHiddenStackHasOneMarkerNumberedByPlaceAlone() {
    Given laid = hidden(contact(), "ge-mg-2", "ge-mg", "J9");
    laid = hidden(hidden(laid, "ge-sec-1", "ge-sec", "J9"), "ge-sec-9", "ge-sec", "G2");
    Position marked = Effects.fold(laid.position(), VEIL.mark(laid.position()));
    assertThat(seen(marked).pieces())
        .extracting(p -> p.id().id() + " " + p.place().text())
        .containsExactly("q1 G2", "q2 J9");
  }

  @Test
  @ProvesRule({"nomansland:1.2.i", "nomansland:1.2.k"})
  void whatIsBesideAnEnemyUnitComesToLightForGood() {
    Given board = hidden(contact(), "dugout-1", "dugout", "I4").being("camouflaged");
    board = hidden(board, "ge-mg-1", "ge-mg", "I4").having("inside", "dugout-1");
    board = board.piece("q1", "unknown", "defender", "I4");
    board = hidden(board, "ge-sec-1", "ge-sec", "I9").piece("q2", "unknown", "defender", "I9");
    board = board.piece("fr-inf-1", "fr-inf", "attacker", "J4");
    Then met = board.when("attacker", "probe it").then().cites("nomansland:1.2.i").gone("q1");
    assertThat(seen(met.after()).piece("ge-mg-1")).isPresent();
    assertThat(seen(met.after()).piece("dugout-1").orElseThrow().flag("camouflaged")).isFalse();
    assertThat(seen(met.after()).piece("ge-sec-1")).isEmpty();
    Position gone = met.given().moved("fr-inf-1", "M4").when("attacker", "probe it").then().after();
    assertThat(Field.isHidden(gone.piece("ge-mg-1").orElseThrow())).isFalse();
  }

  @Test
  void anEnemyOfficerAloneSeesNothing() {
    Given board = hidden(contact(), "ge-sec-1", "ge-sec", "I4");
    board = board.piece("q1", "unknown", "defender", "I4");
    board
        .piece("officer-1", "officer", "attacker", "J4")
        .when("attacker", "probe it")
        .then()
        .noEvent("nomansland/UnitsUnveiled");
  }

  @Test
  @ProvesRule("nomansland:1.4.1.3.d")
  void aUnitThatShowsItselfShowsTheStructureItIsIn() {
    Given board = hidden(contact(), "pillbox-1", "pillbox", "I4").being("camouflaged");
    board = hidden(board, "ge-mg-1", "ge-mg", "I4").having("inside", "pillbox-1");
    board = board.piece("q1", "unknown", "defender", "I4");
    Position shown =
        Effects.fold(board.position(), VEIL.unveil(board.position(), PieceId.of("ge-mg-1")));
    assertThat(seen(shown).piece("pillbox-1").orElseThrow().flag("camouflaged")).isFalse();
    assertThat(shown.piece("q1")).isEmpty();
  }
}
