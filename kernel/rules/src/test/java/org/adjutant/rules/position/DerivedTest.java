package org.adjutant.rules.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.effect.SetTally;
import org.junit.jupiter.api.Test;

/** What is worked out once must never outlive the facts it was worked out from. */
class DerivedTest {
  private static final SideId RED = SideId.of("red");

  private static Position after(Position before, Effect... effects) {
    return Effects.fold(before, List.of(effects));
  }

  private static Effect piece(String id, String hex) {
    return new Create(Piece.of(id, "unit", RED, Place.hex(hex), 1));
  }

  @Test
  void itIsWorkedOutOnceForEachPosition() {
    AtomicInteger times = new AtomicInteger();
    Derived<Integer> pieces =
        Derived.by(
            position -> {
              times.incrementAndGet();
              return position.pieces().size();
            });
    Position one = after(Position.EMPTY, piece("a", "0101"));
    Position two = after(one, piece("b", "0102"));
    assertThat(pieces.of(one)).isEqualTo(1);
    assertThat(pieces.of(one)).isEqualTo(1);
    assertThat(pieces.of(two)).isEqualTo(2);
    assertThat(times).hasValue(2);
  }

  @Test
  void derivationsDoNotGetIntoEachOthersWay() {
    Derived<String> first = Derived.by(position -> "first");
    Derived<String> second = Derived.by(position -> "second");
    Position at = after(Position.EMPTY, piece("a", "0101"));
    at.seenBy(Viewer.of(RED));
    assertThat(List.of(first.of(at), second.of(at), first.of(at)))
        .containsExactly("first", "second", "first");
  }

  @Test
  void featuresAndReadingsFollowEveryChange() {
    Place hex = Place.hex("0101");
    Place area = Place.area("No Man");
    Position position = after(Position.EMPTY, SetFeature.open(hex, "wire", Data.of(1)));
    assertThat(position.features("wire")).containsOnlyKeys(hex);
    position = after(position, SetFeature.open(area, "wire", Data.of(2)), new SetTally("t", 1));
    assertThat(position.features("wire")).containsOnlyKeys(hex, area);
    assertThat(position.feature(area, "wire")).contains(Data.of(2));
    position = after(position, new SetTally("t", 2));
    assertThat(position.feature(hex, "wire")).contains(Data.of(1));
    position = after(position, new SetFeature(hex, "wire", Optional.empty(), Audience.ALL));
    assertThat(position.feature(hex, "wire")).isEmpty();
    assertThat(position.reading("x:LI-1")).isEmpty();
    position = after(position, new SetReading("x:LI-1", 2));
    assertThat(position.reading("x:LI-1")).contains(2);
  }

  @Test
  void whoLooksAtAPositionWithHiddenFeaturesDoesNotSeeThem() {
    Place hex = Place.hex("0101");
    Effect hidden =
        new SetFeature(hex, "mine", Optional.of(Data.of(true)), Audience.of(SideId.of("blue")));
    Position position = after(Position.EMPTY, hidden);
    assertThat(position.features("mine")).hasSize(1);
    assertThat(position.seenBy(Viewer.of(RED)).features("mine")).isEmpty();
  }

  @Test
  void theListOfPiecesFollowsEveryChange() {
    Position one =
        after(Position.EMPTY, piece("b", "0101"), piece("a", "0101"), piece("c", "0102"));
    assertThat(one.pieces()).extracting(p -> p.id().id()).containsExactly("a", "b", "c");
    Position two = after(one, new Move(PieceId.of("b"), Place.hex("0303")));
    assertThat(two.pieces())
        .extracting(p -> p.place().text())
        .containsExactly("0101", "0303", "0102");
    assertThat(one.pieces())
        .extracting(p -> p.place().text())
        .containsExactly("0101", "0101", "0102");
    Position three = after(two, piece("aa", "0404"));
    assertThat(three.pieces()).extracting(p -> p.id().id()).containsExactly("a", "aa", "b", "c");
  }

  /** How many pieces there are; notes from which changes it was made. */
  private static Derived<Integer> counted(List<Derived.Changes> carried) {
    return Derived.byPieces(
        position -> position.pieces().size(),
        (before, now, changes) -> {
          carried.add(changes);
          return now.pieces().size();
        });
  }

  @Test
  void whatFollowsFromPiecesIsMadeFromWhatItWasAfterFewChanges() {
    List<Derived.Changes> carried = new ArrayList<>();
    Derived<Integer> pieces = counted(carried);
    Position one = after(Position.EMPTY, piece("a", "0101"), piece("b", "0101"));
    assertThat(pieces.of(one)).isEqualTo(2);
    Position two = after(one, new Move(PieceId.of("a"), Place.hex("0102")));
    Position three = after(two, new SetTally("t", 1), piece("c", "0103"));
    assertThat(pieces.of(three)).isEqualTo(3);
    assertThat(carried).hasSize(1);
    assertThat(carried.get(0).pieces()).extracting(PieceId::id).containsExactly("a", "c");
    assertThat(carried.get(0).places())
        .extracting(Place::text)
        .containsExactlyInAnyOrder("0101", "0102", "0103");
    assertThat(pieces.of(three)).isEqualTo(3);
    assertThat(pieces.of(after(three, new SetTally("t", 2)))).isEqualTo(3);
    assertThat(carried).hasSize(1);
  }

  @Test
  void afterManyChangesItIsMadeAnew() {
    List<Derived.Changes> carried = new ArrayList<>();
    Derived<Integer> pieces = counted(carried);
    Position now = after(Position.EMPTY, piece("a", "0101"));
    assertThat(pieces.of(now)).isEqualTo(1);
    for (int n = 0; n < 40; n++) {
      now = after(now, piece("b" + n, "0202"));
    }
    assertThat(pieces.of(now)).isEqualTo(41);
    assertThat(carried).isEmpty();
  }

  @Test
  void aFeatureThatIsTakenAwayOnOneBranchStaysOnTheOther() {
    Place hex = Place.hex("0101");
    Position with = after(Position.EMPTY, SetFeature.open(hex, "wire", Data.of(1)));
    assertThat(with.feature(hex, "wire")).contains(Data.of(1));
    Position without = after(with, new SetFeature(hex, "wire", Optional.empty(), Audience.ALL));
    Position more = after(with, SetFeature.open(Place.hex("0102"), "wire", Data.of(3)));
    assertThat(without.feature(hex, "wire")).isEmpty();
    assertThat(without.features("wire")).isEmpty();
    assertThat(with.features("wire")).containsOnlyKeys(hex);
    assertThat(more.features("wire").keySet()).containsExactly(hex, Place.hex("0102"));
  }
}
