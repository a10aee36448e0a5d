package org.adjutant.rules.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.junit.jupiter.api.Test;

final class PositionTest {
  private static final SideId RED = SideId.of("red");

  private static Piece piece(String id) {
    return Piece.of(id, "foot", RED, Place.hex("0101"), 2);
  }

  private static Position with(Piece... pieces) {
    Draft draft = Position.EMPTY.draft();
    for (Piece piece : pieces) {
      draft.create(piece, Integer.MAX_VALUE);
    }
    return draft.seal();
  }

  private static Position entry(String key, Entry entry) {
    Draft draft = Position.EMPTY.draft();
    draft.put(key, entry);
    return draft.seal();
  }

  @Test
  void theDigestDependsOnEveryPartOfAPiece() {
    Piece base = piece("u");
    List<Piece> others =
        List.of(
            piece("v"),
            Piece.of("u", "horse", RED, Place.hex("0101"), 2),
            Piece.of("u", "foot", SideId.of("blue"), Place.hex("0101"), 2),
            base.at(Place.hex("0102")),
            base.withSteps(1),
            base.facing(1),
            base.knownTo(Audience.NONE),
            base.with("k", Data.of(1)),
            base.with("k", Data.of("1")),
            base.with("k", Entry.secret(Data.of(1), Audience.NONE)),
            base.with("k", Entry.secret(Data.of(1), Audience.NONE, Data.of(0))));
    List<Digest> digests = others.stream().map(p -> with(p).digest()).toList();
    assertThat(digests).doesNotHaveDuplicates().doesNotContain(with(base).digest());
    assertThat(with(base.with("k", Data.of(1)).without("k")).digest())
        .isEqualTo(with(base).digest());
  }

  @Test
  void theSameValueUnderAnotherKeyHasAnotherDigest() {
    Entry shared = Entry.open(Data.of(1));
    Digest first = entry("tally a", shared).digest();
    assertThat(entry("tally b", shared).digest()).isNotEqualTo(first);
    assertThat(entry("tally a", shared).digest()).isEqualTo(first);
  }

  @Test
  void theDigestDependsOnClockStagesAndOutcome() {
    Draft clock = Position.EMPTY.draft();
    clock.clock(new Clock(1, "p", List.of(RED)));
    Draft stage = Position.EMPTY.draft();
    stage.push(Frame.of(0, "s", RED, Data.EMPTY, Audience.ALL));
    Position staged = stage.seal();
    Draft closed = staged.draft();
    closed.pop(0);
    Draft end = Position.EMPTY.draft();
    end.end(new Outcome(List.of(RED), "d", "x:1", "w"));
    assertThat(
            List.of(
                Position.EMPTY.digest(),
                clock.seal().digest(),
                staged.digest(),
                closed.seal().digest(),
                end.seal().digest()))
        .doesNotHaveDuplicates();
  }

  @Test
  void piecesComeInTheOrderOfTheirIdsHoweverTheyCameAbout() {
    List<String> ids = IntStream.range(100, 160).mapToObj(n -> "u" + n).toList();
    List<String> mixed = new ArrayList<>(ids);
    Collections.shuffle(mixed, new Random(5));
    Position position = with(mixed.stream().map(PositionTest::piece).toArray(Piece[]::new));
    assertThat(position.pieces()).extracting(p -> p.id().id()).isEqualTo(ids);
  }

  @Test
  void aDraftLeavesTheFormerPositionAlone() {
    Position before = with(piece("a"), piece("b"));
    Digest digest = before.digest();
    Draft draft = before.draft();
    draft.move(PieceId.of("a"), Place.hex("0202"), 0);
    draft.drop(PieceId.of("b"));
    draft.put("tally t", Entry.open(Data.of(1)));
    Position after = draft.seal();
    assertThat(before.digest()).isEqualTo(digest);
    assertThat(before.pieces()).hasSize(2);
    assertThat(before.tally("t")).isZero();
    assertThat(after.isVacant(Place.hex("0101"))).isTrue();
    assertThat(after.pieces()).hasSize(1);
  }

  @Test
  void aPieceCannotBeChangedElsewhereThanItStands() {
    Draft draft = with(piece("a")).draft();
    Piece stale = piece("a").at(Place.hex("0505"));
    assertThatThrownBy(() -> draft.replace(stale))
        .isInstanceOf(BrokenEffectException.class)
        .hasMessageContaining("not at 0505");
  }

  @Test
  void someWordsAreNoSides() {
    for (String word : List.of("", "a b", "a,b", "all", "none", "public")) {
      assertThatThrownBy(() -> SideId.of(word)).isInstanceOf(DataException.class);
    }
  }

  @Test
  void anAudienceReadsBackAndIncludesTheUmpire() {
    for (Audience audience :
        List.of(Audience.ALL, Audience.NONE, Audience.of(RED, SideId.of("blue")))) {
      assertThat(Audience.parse(audience.text())).isEqualTo(audience);
      assertThat(audience.includes(Viewer.UMPIRE)).isTrue();
    }
    assertThat(Audience.of(RED).includes(Viewer.PUBLIC)).isFalse();
    assertThat(Audience.of(RED).includes(Viewer.of(RED))).isTrue();
  }

  @Test
  void diceOfDifferentFacesAreWrittenAndRead() {
    Roll roll = Roll.of(List.of(9, 8, 8), "draw", "deck");
    assertThat(roll.expression()).isEqualTo("1d9+2d8");
    assertThat(Roll.read(roll.fallen(List.of(9, 1, 8)).write()))
        .isEqualTo(roll.fallen(List.of(9, 1, 8)));
    assertThat(roll.fits(List.of(9, 8, 9))).isFalse();
    assertThat(roll.fits(List.of())).isFalse();
    assertThatThrownBy(() -> Roll.of(0, 6, "p", "s")).isInstanceOf(DataException.class);
    assertThatThrownBy(() -> Roll.of(1, 0, "p", "s")).isInstanceOf(DataException.class);
  }

  @Test
  void aBarInAPurposeMakesNoOtherKey() {
    Clock clock = new Clock(1, "p", List.of());
    assertThat(Roll.of(1, 6, "a|b", "c").key(clock))
        .isNotEqualTo(Roll.of(1, 6, "a", "b|c").key(clock));
  }
}
