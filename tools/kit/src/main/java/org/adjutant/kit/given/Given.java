package org.adjutant.kit.given;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SealPaper;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetControl;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/**
 * A position to start a test from. Immutable, so that several tests may go on from one.
 *
 * <pre>{@code
 * given(title)
 *     .clock(1, "combat", "blue")
 *     .piece("b1", "infantry", "blue", "0505").having("attack", 4)
 *     .piece("r1", "infantry", "red", "0506")
 *     .when("blue", "attack 0506 with b1").dice(3)
 *     .then().permitted().event("CombatResolved").fact("result", "D2");
 * }</pre>
 */
public final class Given {
  private final Title title;
  private final Position position;
  private final Optional<PieceId> latest;

  private Given(Title title, Position position, Optional<PieceId> latest) {
    this.title = title;
    this.position = position;
    this.latest = latest;
  }

  /** An empty board: no clock, no pieces, nothing counted. */
  public static Given given(Title title) {
    return given(title, Position.EMPTY);
  }

  /** A position come by in another way. */
  public static Given given(Title title, Position position) {
    return new Given(title, position, Optional.empty());
  }

  /**
   * The title's opening, played on until somebody must decide.
   *
   * @param dice those that fall meanwhile; a roll for which none are left stays open
   */
  public static Given opened(Title title, Integer... dice) {
    return given(title, Script.of(dice).open(title).after());
  }

  public Title title() {
    return title;
  }

  public Position position() {
    return position;
  }

  public Given clock(int turn, String phase, String... active) {
    return with(
        new SetClock(new Clock(turn, phase, Arrays.stream(active).map(SideId::of).toList())));
  }

  /** A piece of one step; {@link #having}, {@link #steps} and {@code hiddenFrom} say more of it. */
  public Given piece(String id, String kind, String side, String place) {
    PieceId piece = PieceId.of(id);
    Create create = new Create(Piece.of(piece, kind, SideId.of(side), Place.parse(place), 1));
    return new Given(title, Effects.fold(position, List.of(create)), Optional.of(piece));
  }

  /** The steps of the piece named last. */
  public Given steps(int steps) {
    return with(new SetSteps(latest(), steps));
  }

  /** Turns to a piece that is there already, to say more of it. */
  public Given where(String piece) {
    return new Given(title, position, Optional.of(PieceId.of(piece)));
  }

  /** An attribute of the piece named last; it stands above a printed value of the same name. */
  public Given having(String attribute, Data value) {
    return with(new SetPieceAttribute(latest(), attribute, Optional.of(value), Audience.ALL));
  }

  public Given having(String attribute, long value) {
    return having(attribute, Data.of(value));
  }

  public Given having(String attribute, String value) {
    return having(attribute, Data.of(value));
  }

  /** A flag of the piece named last. */
  public Given being(String flag) {
    return having(flag, Data.of(true));
  }

  /** The piece named last is known to these sides alone. */
  public Given knownTo(String... sides) {
    Audience eyes = new Audience(false, Arrays.stream(sides).map(SideId::of).toList());
    Piece hidden = position.piece(latest()).orElseThrow().knownTo(eyes);
    return with(new Remove(latest())).with(new Create(hidden));
  }

  public Given moved(String piece, String to) {
    return with(new Move(PieceId.of(piece), Place.parse(to)));
  }

  public Given without(String piece) {
    return with(new Remove(PieceId.of(piece)));
  }

  public Given tally(String name, int value) {
    return with(new SetTally(name, value));
  }

  public Given control(String place, String side) {
    return with(new SetControl(Place.parse(place), Optional.of(SideId.of(side))));
  }

  /** The reading in force of an interpretation, from 1. */
  public Given reading(String interpretation, int reading) {
    return with(new SetReading(interpretation, reading));
  }

  public Given feature(String place, String feature, Data value) {
    return with(SetFeature.open(Place.parse(place), feature, value));
  }

  public Given attribute(Subject subject, String key, Data value) {
    return with(SetAttribute.open(subject, key, value));
  }

  public Given cup(String name, String... items) {
    return with(new SetCup(name, List.of(items), Audience.NONE));
  }

  /** A sealed paper that its side alone may read. */
  public Given paper(String name, String side, Data content) {
    return with(new SealPaper(name, content, Audience.of(SideId.of(side))));
  }

  /** Any other changes. */
  public Given with(Effect... effects) {
    return new Given(title, Effects.fold(position, List.of(effects)), latest);
  }

  /**
   * A side submits what is typed: the short form of an action, or of an answer to a choice it owes.
   */
  public When when(String side, String typed) {
    return When.typed(title, position, SideId.of(side), typed);
  }

  public When when(String side, String action, Data args) {
    return new When(title, position, Input.act(SideId.of(side), action, args));
  }

  private PieceId latest() {
    return latest.orElseThrow(
        () -> new IllegalStateException("name a piece first: .piece(...) or .where(...)"));
  }
}
