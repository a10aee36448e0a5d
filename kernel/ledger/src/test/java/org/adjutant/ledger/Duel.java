package org.adjutant.ledger;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.EndGame;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.Phases;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.EndPhase;

/**
 * A title for tests: red and blue with two pieces each. A piece walks to a box, or shoots: on 4 and
 * more the target's owner chooses to lose a step or to fall back. Each piece has a secret name,
 * with a blank in it, so that no salt or hash can hold it by chance.
 */
final class Duel implements Title {
  static final SideId RED = SideId.of("red");
  static final SideId BLUE = SideId.of("blue");

  /** Where the tests get it from. */
  static final Titles TITLES = titles("1", 1);

  /** The same pack in some version, with some data. */
  static Titles titles(String version, int datum) {
    return new Titles() {
      @Override
      public DataSet data(String pack) {
        return new DataSet(new TreeMap<>(java.util.Map.of("rules", Data.of("a", datum))));
      }

      @Override
      public String version(String pack) {
        return version;
      }

      @Override
      public Title open(String pack, String scenario, DataSet data) {
        return new Duel(scenario.equals("secret"));
      }
    };
  }

  private final boolean secret;
  private final PhaseOrder phases =
      new PhaseOrder(
          List.of(
              new PhaseOrder.Slot(Phase.played("fire", "Fire", "duel:1"), List.of(RED)),
              new PhaseOrder.Slot(Phase.played("fire", "Fire", "duel:1"), List.of(BLUE))));

  Duel(boolean secret) {
    this.secret = secret;
  }

  @Override
  public String pack() {
    return "duel";
  }

  @Override
  public String scenario() {
    return secret ? "secret" : "open";
  }

  @Override
  public List<SideId> sides() {
    return List.of(RED, BLUE);
  }

  @Override
  public boolean hasSecrets() {
    return secret;
  }

  @Override
  public List<Effect> opening() {
    return List.of(
        create("r1", RED, "0101", "the fox"),
        create("r2", RED, "0102", "the owl"),
        create("b1", BLUE, "0201", "the elk"),
        create("b2", BLUE, "0202", "the cat"),
        new SetClock(phases.first(1)));
  }

  private Effect create(String id, SideId side, String hex, String name) {
    Audience eyes = secret ? Audience.of(side) : Audience.ALL;
    return new Create(
        Piece.of(PieceId.of(id), "gun", side, Place.hex(hex), 3)
            .with("name", Entry.secret(Data.of(name), eyes)));
  }

  @Override
  public Phases phases() {
    return phases;
  }

  @Override
  public List<ActionKind> actions() {
    return List.of(
        new Kind(
            "walk",
            Shape.of(
                Shape.Field.of("piece", Shape.Type.PIECE, "who"),
                Shape.Field.of("to", Shape.Type.PLACE, "where to")),
            "walk"),
        new Kind(
            "shoot",
            Shape.of(
                Shape.Field.of("piece", Shape.Type.PIECE, "who"),
                Shape.Field.of("target", Shape.Type.PIECE, "at whom").after("at")),
            "shoot"),
        new EndPhase("duel:2"));
  }

  private record Kind(String name, Shape shape, String stage) implements ActionKind {
    @Override
    public String about() {
      return name;
    }

    @Override
    public List<Validator> validators() {
      return List.of(Checks.active("duel:1"), Checks.ownPiece("duel:3", "piece"));
    }

    @Override
    public Offer offer(Desk desk) {
      return Offer.NOTHING;
    }
  }

  @Override
  public List<ChoiceKind> choices() {
    return List.of(new Bear());
  }

  private record Bear() implements ChoiceKind {
    @Override
    public String name() {
      return "bear";
    }

    @Override
    public String ask(Desk desk, Choice choice) {
      return "Lose a step, or fall back?";
    }

    @Override
    public Shape shape() {
      return Shape.of(Shape.Field.word("how", List.of("step", "back"), "step or back"));
    }

    @Override
    public void check(Desk desk, Choice choice, Data answer, Findings findings) {}

    @Override
    public Offer offer(Desk desk, Choice choice) {
      return Offer.all(List.of(Data.of("how", "step"), Data.of("how", "back")));
    }
  }

  @Override
  public SortedMap<String, Stage> stages() {
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(EndPhase.STAGE, EndPhase.stage(EventNames.PHASE_ENDED));
    stages.put(
        "walk",
        play -> {
          play.happens(
              EventNames.MOVEMENT_DECLARED,
              play.locals(),
              new Move(
                  PieceId.of(play.locals().text("piece")), Place.parse(play.locals().text("to"))));
          return Step.done();
        });
    stages.put(
        "shoot",
        play -> Step.roll(1, 6, "fire", play.locals().text("target"), "hit", play.locals()));
    stages.put("hit", Duel::hit);
    stages.put("borne", Duel::borne);
    return stages;
  }

  private static Step hit(Play play) {
    String target = play.locals().text("target");
    play.happens(EventNames.COMBAT_RESOLVED, Data.of("die", play.sum()));
    SideId owner = play.position().piece(target).orElseThrow().side();
    int need = play.position().reading("duel:I-1").orElse(1) == 2 ? 3 : 4;
    return play.sum() < need
        ? Step.done()
        : Step.ask("bear", owner, Data.of("target", target), "borne", play.locals());
  }

  private static Step borne(Play play) {
    Piece target = play.position().piece(play.locals().text("target")).orElseThrow();
    if (play.answer().text("how").equals("back")) {
      play.happens(EventNames.RETREAT_MADE, Data.EMPTY, new Move(target.id(), Place.box("rear")));
    } else if (target.steps() > 1) {
      play.happens(EventNames.STEP_LOST, Data.EMPTY, new SetSteps(target.id(), target.steps() - 1));
    } else {
      play.happens(EventNames.PIECE_ELIMINATED, Data.EMPTY, new Remove(target.id()));
      Position now = play.position();
      if (now.pieces(target.side()).isEmpty()) {
        play.happens(
            EventNames.GAME_ENDED,
            Data.EMPTY,
            new EndGame(new Outcome(List.of(play.actor()), "all", "duel:4", "nobody is left")));
      }
    }
    return Step.done();
  }

  @Override
  public RuleIndex rules() {
    throw new UnsupportedOperationException("the duel has no rule index");
  }

  @Override
  public Interpretations interpretations() {
    return new Interpretations(
        List.of(
            new Interpretation(
                RuleId.of("duel:I-1"),
                "What hits?",
                List.of("1"),
                List.of("4 and more", "3 and more"),
                "",
                1,
                "it is usual")));
  }

  @Override
  public Display display() {
    throw new UnsupportedOperationException("the duel is not drawn");
  }
}
