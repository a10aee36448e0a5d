package org.adjutant.ledger.retrial;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.adjutant.ledger.Titles;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.spi.support.SimpleChoice;
import org.adjutant.rules.spi.support.TitleBuilder;

/**
 * A title for tests, in versions: red shoots at a piece of blue, which on a hit loses a step or
 * falls back; red marches, or digs in. What is otherwise in a version is named by words.
 */
final class Skirmish {
  static final SideId RED = SideId.of("red");
  static final SideId BLUE = SideId.of("blue");

  /** A hit on 4 and more; under reading 2 on 6; under reading 3 without any die. */
  static final String HIT = "skirmish:I-1";

  /** Digging is forbidden; under reading 2 it is not. */
  static final String DIG = "skirmish:I-2";

  private final Set<String> words;

  private Skirmish(Set<String> words) {
    this.words = words;
  }

  /**
   * @param words {@code wordy} finds more, {@code inside} shoots in a stage within another, {@code
   *     swapped} marches in another order, {@code first} finds in another order, {@code harder}
   *     hits on 5 and more, {@code twice} rolls again for a hit, {@code idle} never shoots, {@code
   *     faulty} fails in a march, {@code halt} has no march, {@code other} asks blue on other
   *     facts, {@code rainy} begins with rain that makes more mud where digging is easy
   */
  static Title with(String... words) {
    return new Skirmish(Set.of(words)).title();
  }

  static Titles titles() {
    return titles(1);
  }

  /**
   * The pack as it is, with data of some version: those of version 2 are {@code harder}, those of
   * version 3 can no longer be opened.
   */
  static Titles titles(int data) {
    return new Titles() {
      @Override
      public DataSet data(String pack) {
        TreeMap<String, Data> all = new TreeMap<>();
        all.put("rules", Data.of("version", data));
        return new DataSet(all);
      }

      @Override
      public String version(String pack) {
        return "1";
      }

      @Override
      public Title open(String pack, String scenario, DataSet data) {
        return on(data);
      }
    };
  }

  /** The title on data of some version. */
  static Title on(DataSet data) {
    return data.get("rules").integer("version") == 1 ? with() : with("harder");
  }

  private Title title() {
    Phase day = Phase.played("day", "Day", "skirmish:1");
    PhaseOrder phases =
        new PhaseOrder(
            List.of(
                new PhaseOrder.Slot(
                    words.contains("rainy") ? day.entering("rain") : day, List.of(RED))));
    TitleBuilder builder =
        new TitleBuilder("skirmish", "field", List.of(RED, BLUE), phases)
            .opening(
                List.of(
                    create("r1", RED, "0101"),
                    create("r2", RED, "0102"),
                    create("b1", BLUE, "0201"),
                    create("b2", BLUE, "0202"),
                    new SetClock(phases.first(1))))
            .rulebook(new RuleIndex(List.of()), interpretations())
            .action(action("shoot", piece("target"), shooting()), this::shoot)
            .action(action("dig", piece("who"), List.of(this::mayDig)), Skirmish::dig)
            .choice(
                SimpleChoice.among(
                    "bear",
                    "A step, or back?",
                    Shape.of(Shape.Field.word("how", List.of("step", "back"), "which")),
                    "skirmish:3",
                    (desk, choice) -> List.of(Data.of("how", "step"), Data.of("how", "back"))))
            .stage("inner", this::roll)
            .stage("rain", Skirmish::rain)
            .stage("shot", play -> Step.done())
            .stage("hit", this::hit)
            .stage("confirmed", this::ask)
            .stage("borne", Skirmish::borne)
            .endPhase("skirmish:9", "PhaseEnded");
    if (!words.contains("halt")) {
      builder.action(action("march", piece("who"), List.of()), this::march);
    }
    return builder.build();
  }

  private static Effect create(String id, SideId side, String hex) {
    return new Create(Piece.of(PieceId.of(id), "gun", side, Place.hex(hex), 9));
  }

  private static Interpretations interpretations() {
    return new Interpretations(
        List.of(
            interpretation(HIT, List.of("on 4", "on 6", "always")),
            interpretation(DIG, List.of("no", "yes"))));
  }

  private static Interpretation interpretation(String id, List<String> readings) {
    return new Interpretation(
        RuleId.of(id), "which?", List.of("1"), readings, "", 1, "to have something to read");
  }

  private static Shape piece(String field) {
    return Shape.of(Shape.Field.of(field, Shape.Type.PIECE, "which"));
  }

  private static SimpleAction action(String name, Shape shape, List<Validator> validators) {
    return SimpleAction.listing(name, name, shape, validators, desk -> List.of());
  }

  private List<Validator> shooting() {
    Validator idle = (desk, args, findings) -> findings.forbids("skirmish:4", "nobody shoots");
    return words.contains("idle") ? List.of(idle) : List.of();
  }

  private void mayDig(Desk desk, Data args, org.adjutant.rules.ruling.Findings findings) {
    if (desk.reading(DIG) == 1) {
      findings.forbids(
          "skirmish:5", words.contains("wordy") ? "not even here" : "the ground is hard");
    } else {
      findings.permits("skirmish:5", "the ground is soft");
    }
  }

  private static Step rain(Play play) {
    play.happens("skirmish/Rained", Data.EMPTY, new SetTally("mud", play.reading(DIG)));
    return Step.done();
  }

  private static Step dig(Play play) {
    play.happens("skirmish/DugIn", play.locals(), new SetTally("dug", 1));
    return Step.done();
  }

  private Step march(Play play) {
    if (words.contains("faulty")) {
      throw new IllegalStateException("lost in the mud");
    }
    PieceId who = PieceId.of(play.locals().text("who"));
    Finding one = Finding.applies("skirmish:6", "it is able", Data.EMPTY);
    Finding two = Finding.applies("skirmish:7", "it is willing", Data.EMPTY);
    List.of(words.contains("first") ? two : one, words.contains("first") ? one : two)
        .forEach(play::find);
    if (words.contains("wordy")) {
      play.find(Finding.applies("skirmish:8", "it sings", Data.EMPTY));
    }
    Effect move = new Move(who, Place.hex("0301"));
    Effect count = new SetTally("marched", play.position().tally("marched") + 1);
    play.happens(
        "MovementDeclared",
        play.locals(),
        words.contains("swapped") ? List.of(count, move) : List.of(move, count));
    return Step.done();
  }

  private Step shoot(Play play) {
    return words.contains("inside")
        ? Step.call("inner", play.locals(), "shot", Data.EMPTY)
        : roll(play);
  }

  private Step roll(Play play) {
    String target = play.locals().text("target");
    if (play.reading(HIT) == 3) {
      play.find(Finding.applies("skirmish:2", "it cannot miss", Data.EMPTY));
      return ask(play);
    }
    return Step.roll(1, 6, "fire", target, "hit", play.locals());
  }

  private Step hit(Play play) {
    int needed = play.reading(HIT) == 2 ? 6 : words.contains("harder") ? 5 : 4;
    boolean hit = play.sum() >= needed;
    play.find(Finding.applies("skirmish:2", hit ? "a hit" : "a miss", Data.of("needed", needed)));
    play.happens("CombatResolved", Data.of("result", hit ? "hit" : "miss"));
    if (!hit) {
      return Step.done();
    }
    return words.contains("twice")
        ? Step.roll(1, 6, "confirm", play.locals().text("target"), "confirmed", play.locals())
        : ask(play);
  }

  private Step ask(Play play) {
    if (words.contains("twice") && play.sum() < 3) {
      return Step.done();
    }
    Data facts = Data.of("target", play.locals().text("target"));
    return Step.ask(
        "bear",
        BLUE,
        words.contains("other") ? facts.with("range", 2) : facts,
        "borne",
        play.locals());
  }

  private static Step borne(Play play) {
    Piece target = play.position().piece(play.locals().text("target")).orElseThrow();
    if (play.answer().text("how").equals("back")) {
      play.happens("RetreatMade", Data.EMPTY, new Move(target.id(), Place.box("rear")));
    } else {
      play.happens("StepLost", Data.EMPTY, new SetSteps(target.id(), target.steps() - 1));
    }
    return Step.done();
  }
}
