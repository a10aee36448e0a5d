package org.adjutant.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.adjutant.ledger.Titles;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
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

/**
 * A title with next to no rules, so that only kernel and ledger are measured: 400 pieces that walk
 * about a field.
 */
final class Field implements Title {
  static final SideId SIDE = SideId.of("blue");
  static final int PIECES = 400;
  private static final int WIDTH = 40;
  private static final List<Place> PLACES =
      IntStream.range(0, WIDTH * WIDTH)
          .<Place>mapToObj(
              at -> Place.hex(String.format("%02d%02d", at / WIDTH + 1, at % WIDTH + 1)))
          .toList();

  private static final Phases PHASES =
      new PhaseOrder(
          List.of(new PhaseOrder.Slot(Phase.played("walk", "Walk", "field:1"), List.of(SIDE))));
  private static final List<ActionKind> ACTIONS = List.of(new Walk());
  private static final SortedMap<String, Stage> STAGES =
      Collections.unmodifiableSortedMap(new TreeMap<>(Map.of("walk", Field::walk)));

  static final Titles TITLES =
      new Titles() {
        @Override
        public DataSet data(String pack) {
          return new DataSet(new TreeMap<>());
        }

        @Override
        public String version(String pack) {
          return "1";
        }

        @Override
        public Title open(String pack, String scenario, DataSet data) {
          return new Field();
        }
      };

  static PieceId piece(int i) {
    return PieceId.of("p" + Math.floorMod(i, PIECES));
  }

  static Place place(int i) {
    return PLACES.get(Math.floorMod(i, PLACES.size()));
  }

  static Data walk(int i) {
    return Data.of("piece", piece(i * 7).id()).with("to", place(i * 31).text());
  }

  private static Step walk(Play play) {
    play.happens(
        EventNames.MOVEMENT_DECLARED,
        play.locals(),
        new Move(PieceId.of(play.locals().text("piece")), Place.parse(play.locals().text("to"))));
    return Step.done();
  }

  @Override
  public List<Effect> opening() {
    List<Effect> effects = new ArrayList<>();
    for (int i = 0; i < PIECES; i++) {
      effects.add(
          new Create(
              Piece.of(piece(i), "battalion", SIDE, place(i * 4), 2)
                  .with("name", Data.of("Battalion " + i))));
    }
    effects.add(new SetClock(new Clock(1, "walk", List.of(SIDE))));
    return effects;
  }

  @Override
  public String pack() {
    return "field";
  }

  @Override
  public String scenario() {
    return "field";
  }

  @Override
  public List<SideId> sides() {
    return List.of(SIDE);
  }

  @Override
  public Phases phases() {
    return PHASES;
  }

  @Override
  public List<ActionKind> actions() {
    return ACTIONS;
  }

  private record Walk() implements ActionKind {
    @Override
    public String name() {
      return "walk";
    }

    @Override
    public String about() {
      return "Walk somewhere.";
    }

    @Override
    public Shape shape() {
      return Shape.of(
          Shape.Field.of("piece", Shape.Type.PIECE, "who"),
          Shape.Field.of("to", Shape.Type.PLACE, "where to"));
    }

    @Override
    public List<Validator> validators() {
      return List.of(Checks.active("field:1"), Checks.ownPiece("field:2", "piece"));
    }

    @Override
    public String stage() {
      return "walk";
    }

    @Override
    public Offer offer(Desk desk) {
      return Offer.examples(List.of(walk(1)));
    }
  }

  @Override
  public List<ChoiceKind> choices() {
    return List.of();
  }

  @Override
  public SortedMap<String, Stage> stages() {
    return STAGES;
  }

  @Override
  public RuleIndex rules() {
    throw new UnsupportedOperationException("the field has no rule index");
  }

  @Override
  public Interpretations interpretations() {
    throw new UnsupportedOperationException("the field has no interpretations");
  }

  @Override
  public Display display() {
    throw new UnsupportedOperationException("the field is not drawn");
  }
}
