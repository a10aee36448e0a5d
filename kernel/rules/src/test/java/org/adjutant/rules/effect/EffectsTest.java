package org.adjutant.rules.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.walks.Json;
import org.junit.jupiter.api.Test;

final class EffectsTest {
  private static final SideId RED = SideId.of("red");
  private static final Viewer BLUE = Viewer.of(SideId.of("blue"));
  private static final Audience REDS = Audience.of(RED);
  private static final PieceId U = PieceId.of("u");
  private static final Position ONE = after(Position.EMPTY, new Create(piece("u", "0101")));

  private static Piece piece(String id, String hex) {
    return Piece.of(id, "foot", RED, Place.hex(hex), 2);
  }

  private static Position after(Position before, Effect... effects) {
    return Effects.fold(before, List.of(effects));
  }

  private static List<String> seen(Position before, Effect... effects) {
    return Effects.seenBy(BLUE, before, List.of(effects)).stream()
        .map(effect -> Canon.text(effect.write()))
        .toList();
  }

  private static void refused(Position before, Effect effect, String why) {
    assertThatThrownBy(() -> after(before, effect))
        .isInstanceOf(BrokenEffectException.class)
        .hasMessageContaining(why);
  }

  @Test
  void effectsAreWrittenAsShortLists() {
    assertThat(Canon.text(new Move(U, Place.hex("0211")).write()))
        .isEqualTo("[\"move\",\"u\",\"0211\"]");
    assertThat(Canon.text(new SetTally("vp", 3).write())).isEqualTo("[\"tally\",\"vp\",3]");
  }

  @Test
  void unknownWordsAndBrokenOffRowsAreRefused() {
    assertThatThrownBy(() -> Effects.read(Json.of("['teleport', 'u']")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("teleport");
    assertThatThrownBy(() -> Effects.read(Json.of("['move', 'u']")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("breaks off");
    assertThatThrownBy(() -> Effects.read(Json.of("['steps', 'u', -1]")).applyTo(ONE.draft()))
        .isInstanceOf(DataException.class);
  }

  @Test
  void whatDoesNotFitIsRefused() {
    refused(ONE, new Move(PieceId.of("v"), Place.hex("0101")), "no piece v");
    refused(ONE, new Create(piece("u", "0102")), "already there");
    refused(ONE, new Remove(PieceId.of("v")), "no piece v");
    refused(ONE, new Move(U, Place.hex("0102"), -1), "depth");
    refused(ONE, new CloseStage(0), "not the one on top");
    refused(ONE, new FallDice(0, List.of(1)), "no open stage 0");
    Position staged = after(ONE, new OpenStage(3, "s", RED, Data.EMPTY, Audience.ALL));
    refused(staged, new OpenStage(3, "t", RED, Data.EMPTY, Audience.ALL), "next free number is 4");
    refused(staged, new FallDice(3, List.of(1)), "waits for no dice");
    refused(staged, new AnswerChoice(3, "c", Data.EMPTY), "no choice c");
    Position rolling = after(staged, new OpenRoll(3, Roll.of(1, 6, "p", "s")));
    refused(rolling, new OpenRoll(3, Roll.of(1, 6, "p", "s")), "already");
    refused(rolling, new FallDice(3, List.of(7)), "cannot show 7");
    refused(after(rolling, new FallDice(3, List.of(6))), new FallDice(3, List.of(6)), "no dice");
  }

  @Test
  void aChoiceIsAnsweredOnceAndItsIdIsNotGivenTwice() {
    Choice choice = Choice.open("c", "k", RED, Data.EMPTY, false, Audience.ALL);
    Position asked =
        after(ONE, new OpenStage(0, "s", RED, Data.EMPTY, Audience.ALL), new OpenChoice(0, choice));
    refused(asked, new OpenChoice(0, choice), "already there");
    Position answered = after(asked, new AnswerChoice(0, "c", Data.of(1)));
    assertThat(answered.openChoices()).isEmpty();
    refused(answered, new AnswerChoice(0, "c", Data.of(2)), "no choice c is open");
  }

  @Test
  void theStackKeepsItsOrderThroughMovesAndExchanges() {
    Position pile = after(ONE, new Create(piece("v", "0101")), new Create(piece("w", "0101")));
    assertThat(ids(pile)).containsExactly("u", "v", "w");
    assertThat(ids(after(pile, new Move(U, Place.hex("0101"))))).containsExactly("v", "w", "u");
    assertThat(ids(after(pile, new Move(U, Place.hex("0101"), 1)))).containsExactly("v", "u", "w");
    assertThat(ids(after(pile, new Exchange(PieceId.of("v"), piece("x", "0505")))))
        .containsExactly("u", "x", "w");
    assertThat(after(pile, new Move(U, Place.hex("0101"))).digest()).isNotEqualTo(pile.digest());
  }

  private static List<String> ids(Position position) {
    return position.at(Place.hex("0101")).stream().map(p -> p.id().id()).toList();
  }

  @Test
  void aHiddenPieceAppearsWhereItIsAndGoesWithoutATrace() {
    Position hidden =
        after(ONE, new Create(piece("h", "0101").knownTo(REDS)), new Create(piece("v", "0101")));
    PieceId h = PieceId.of("h");
    assertThat(seen(hidden, new Move(h, Place.hex("0102")), new SetSteps(h, 1))).isEmpty();
    assertThat(seen(hidden, new Reveal(h)))
        .containsExactly(
            "[\"appear\",{\"at\":\"0101\",\"id\":\"h\",\"kind\":\"foot\",\"side\":\"red\","
                + "\"steps\":2},1]");
    assertThat(seen(hidden, new Hide(U, REDS))).containsExactly("[\"remove\",\"u\"]");
    assertThat(seen(hidden, new Remove(h))).isEmpty();
  }

  @Test
  void aDepthIsToldWithoutThePiecesTheViewerDoesNotKnow() {
    Position pile =
        after(
            ONE,
            new Create(piece("h", "0101").knownTo(REDS)),
            new Create(piece("v", "0101")),
            new Create(piece("w", "0101")));
    assertThat(seen(pile, new Move(U, Place.hex("0101"), 2)))
        .containsExactly("[\"move\",\"u\",\"0101\",1]");
    assertThat(seen(pile, new Move(PieceId.of("w"), Place.hex("0101"), 1)))
        .containsExactly("[\"move\",\"w\",\"0101\",1]");
  }

  @Test
  void aSecretThatReplacesASecretIsNoNews() {
    Position secret = after(ONE, new SetTally("t", 3, REDS));
    assertThat(seen(secret, new SetTally("t", 4, REDS))).isEmpty();
    assertThat(seen(secret, new SetPieceAttribute(U, "k", Optional.of(Data.of(1)), REDS)))
        .isEmpty();
    Position open = after(ONE, new SetTally("t", 3));
    assertThat(seen(open, new SetTally("t", 4, REDS))).containsExactly("[\"forget\",\"tally t\"]");
  }

  @Test
  void ofACupOthersKnowTheNumberAndOfAPaperThatItIsThere() {
    assertThat(seen(ONE, new SetCup("deck", List.of("a", "b"), REDS)))
        .containsExactly("[\"cup\",\"deck\",2]");
    assertThat(seen(ONE, new SealPaper("plan", Data.of("x", 1), REDS)))
        .containsExactly("[\"seal\",\"plan\",{},\"all\"]");
    Position sealed = after(ONE, new SealPaper("plan", Data.of("x", 1), REDS));
    assertThat(sealed.seenBy(BLUE).paper("plan")).contains(Data.EMPTY);
    assertThat(seen(sealed, new OpenPaper("plan", Optional.of(Data.of("x", 1)))))
        .containsExactly("[\"open\",\"plan\",{\"x\":1}]");
  }

  @Test
  void anUnseenRollShowsNeitherPurposeNorSubjectNorDice() {
    Position staged = after(ONE, new OpenStage(0, "s", RED, Data.of("unit", "h"), REDS));
    Roll roll = Roll.of(2, 6, "morale", "h").forEyesOf(REDS);
    Position fallen = after(staged, new OpenRoll(0, roll), new FallDice(0, List.of(3, 4)));
    Roll view = fallen.seenBy(BLUE).stack().get(0).roll().orElseThrow();
    assertThat(view.purpose() + view.subject()).isEmpty();
    assertThat(view.expression()).isEqualTo("2d6");
    assertThat(view.dice()).contains(List.of());
    assertThat(view.isOpen()).isFalse();
    assertThat(fallen.seenBy(BLUE).stack().get(0).locals()).isEqualTo(Data.EMPTY);
  }

  @Test
  void countsOfRollsBeginAnewWithATurn() {
    Position counted =
        after(ONE, new SetClock(new Clock(1, "p", List.of())), new CountRoll("c", 2, Audience.ALL));
    assertThat(after(counted, new SetClock(new Clock(1, "q", List.of()))).rolled("c")).isEqualTo(2);
    assertThat(after(counted, new SetClock(new Clock(2, "p", List.of()))).rolled("c")).isZero();
  }
}
