package org.adjutant.rules.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;

/** Effects of every kind that fit a position, drawn from a seed. */
public final class RandomEffects {
  private static final List<Audience> AUDIENCES =
      List.of(
          Audience.ALL,
          Audience.NONE,
          Audience.of(SideId.of("red")),
          Audience.of(SideId.of("blue")),
          Audience.of(SideId.of("red"), SideId.of("green")));

  private final Random random;
  private final String prefix;
  private int created;

  public RandomEffects(long seed) {
    this(seed, "u");
  }

  private RandomEffects(long seed, String prefix) {
    this.random = new Random(seed);
    this.prefix = prefix;
  }

  /** A position that so many effects lead to. */
  private Position whole(int count) {
    Position begun = Effects.fold(Position.EMPTY, List.of(new Create(piece())));
    return Effects.fold(begun, some(begun, count));
  }

  /** So many effects, each fitting what those before it lead to. */
  public List<Effect> some(Position from, int count) {
    List<Effect> effects = new ArrayList<>();
    Position now = from;
    while (effects.size() < count) {
      Effect next = next(now);
      now = Effects.fold(now, List.of(next));
      effects.add(next);
    }
    return effects;
  }

  private Effect next(Position now) {
    if (now.equals(Position.EMPTY) && random.nextInt(2) == 0) {
      return new Restore(new RandomEffects(random.nextLong(), "r").whole(20));
    }
    int kind = random.nextInt(26);
    if (kind < 13 && !now.pieces().isEmpty()) {
      return onPiece(kind, pick(now.pieces()));
    }
    return kind < 21 ? onEntry(kind) : onStage(now);
  }

  private Effect onPiece(int kind, Piece piece) {
    return switch (kind) {
      case 0, 1 -> new Move(piece.id(), place());
      case 2 -> new Move(piece.id(), place(), random.nextInt(4));
      case 3 -> new Move(piece.id(), piece.place(), random.nextInt(4));
      case 4 -> new Face(piece.id(), random.nextInt(36000));
      case 5 -> new SetSteps(piece.id(), random.nextInt(4));
      case 6 -> new Exchange(piece.id(), piece());
      case 7 -> new Reveal(piece.id(), audience());
      case 8 -> new Hide(piece.id(), audience());
      case 9 -> random.nextInt(3) > 0 ? new Create(piece()) : new Remove(piece.id());
      case 10 -> SetPieceAttribute.clear(piece.id(), key());
      default -> new SetPieceAttribute(piece.id(), key(), Optional.of(value()), audience());
    };
  }

  private Effect onEntry(int kind) {
    String name = key();
    return switch (kind) {
      case 13 -> new SetAttribute(Subject.GAME, name, optional(), audience());
      case 14 -> new SetFeature(place(), name, optional(), audience());
      case 15 ->
          new SetControl(place(), random.nextBoolean() ? Optional.of(side()) : Optional.empty());
      case 16 -> new SetTally(name, random.nextInt(9), audience());
      case 17 -> new SetCup(name, List.of("x", "y", "z").subList(0, random.nextInt(4)), audience());
      case 18 -> new SealPaper(name, value(), audience());
      case 19 -> new OpenPaper(name, optional());
      default ->
          switch (random.nextInt(6)) {
            case 0 -> new SetClock(new Clock(random.nextInt(3), name, List.of(side())));
            case 1 -> new CountRoll("1|p|[red]|" + name, 1 + random.nextInt(3), audience());
            case 2 -> new SetReading("x:" + name, 1 + random.nextInt(2));
            case 3 -> new EndGame(new Outcome(List.of(side()), "major", "x:1", "why"));
            case 4 -> new ReopenGame();
            default -> new Create(piece());
          };
    };
  }

  private Effect onStage(Position now) {
    Optional<Frame> top = now.top();
    if (top.isEmpty() || random.nextInt(4) == 0 && now.stack().size() < 4) {
      return new OpenStage(now.nextFrame(), key(), side(), value(), audience());
    }
    Frame frame = top.get();
    if (frame.roll().isEmpty() && random.nextInt(3) == 0) {
      Roll roll = Roll.of(List.of(6, 5), "purpose", "subject").numbered(random.nextInt(2));
      return new OpenRoll(frame.id(), roll.forEyesOf(audience()));
    }
    if (frame.roll().filter(Roll::isOpen).isPresent()) {
      return new FallDice(frame.id(), List.of(1 + random.nextInt(6), 1 + random.nextInt(5)));
    }
    Optional<Choice> open = frame.choices().stream().filter(Choice::isOpen).findFirst();
    if (open.isPresent() && random.nextBoolean()) {
      return new AnswerChoice(frame.id(), open.get().id(), value());
    }
    if (frame.choices().size() < 3 && random.nextBoolean()) {
      String id = "c" + frame.id() + "." + frame.choices().size();
      boolean sealed = random.nextBoolean();
      return new OpenChoice(
          frame.id(), Choice.open(id, key(), side(), value(), sealed, audience()));
    }
    return new CloseStage(frame.id());
  }

  private Piece piece() {
    Piece piece =
        Piece.of(prefix + created++, key(), side(), place(), random.nextInt(3))
            .facing(random.nextInt(2))
            .knownTo(audience());
    for (int i = random.nextInt(3); i > 0; i--) {
      Entry entry =
          random.nextInt(3) == 0
              ? Entry.secret(value(), audience(), value())
              : Entry.secret(value(), audience());
      piece = piece.with(key(), entry);
    }
    return piece;
  }

  private Place place() {
    // Most pieces crowd into one hex, so that stacks are deep and mixed of what is seen and unseen.
    return switch (random.nextInt(12)) {
      case 0 -> Place.hex("010" + random.nextInt(3));
      case 1 -> Place.area("a" + random.nextInt(2));
      case 2 -> new Place.Point(random.nextInt(9) - 4, random.nextInt(9), random.nextInt(36000));
      case 3 -> Place.hexside("0101", "010" + (2 + random.nextInt(2)));
      case 4 -> Place.box("turn-" + random.nextInt(2));
      default -> Place.hex("0101");
    };
  }

  private Data value() {
    return switch (random.nextInt(4)) {
      case 0 -> Data.of(random.nextInt(5));
      case 1 -> Data.of(random.nextBoolean());
      case 2 -> Data.of("a text, of [several] words");
      default -> Data.of("n", random.nextInt(3)).with("list", Data.texts(List.of("p", "q")));
    };
  }

  private Optional<Data> optional() {
    return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(value());
  }

  private String key() {
    return List.of("k", "l", "m").get(random.nextInt(3));
  }

  private SideId side() {
    return SideId.of(List.of("red", "blue", "green").get(random.nextInt(3)));
  }

  private Audience audience() {
    return pick(AUDIENCES);
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
