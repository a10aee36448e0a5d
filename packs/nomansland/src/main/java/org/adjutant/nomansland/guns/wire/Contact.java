package org.adjutant.nomansland.guns.wire;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.nomansland.victory.Reached;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * What follows when something has arrived somewhere, or a Test marker was laid: what is hidden
 * beside enemies comes to light; the game is over if the Attacker has reached Gerhard (NI-019);
 * then the wire checks that are due are made (1.2.i, 1.5.2.b, 2.1.2.1.a; NI-047, NI-156).
 */
public record Contact(Setting setting) {
  /**
   * Locals {@code units}, who have just arrived, and {@code from}, where on the map they were; both
   * may be missing.
   */
  public static final String STAGE = "contact";

  private static final String CHECKS = "wire-checks";
  private static final String ANSWERED = "wire-check-answered";
  private static final String FELL = "wire-test-die";
  private static final String CHOICE = "test-wire";
  private static final String WHO = "nomansland:NI-047";
  private static final int OPTIONAL = 3;
  private static final String WHEN = "nomansland:NI-156";
  private static final int NEXT_ARRIVAL = 2;
  private static final String LEFT = "left";
  private static final String DUE = "nomansland:1.5.2.b";
  private static final String MUST = "nomansland:2.1.2.1.a";
  private static final String ONE_CHECK = "nomansland:1.5.2.c";

  public static Chapter chapter(Setting setting) {
    Contact contact = new Contact(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, contact::begin);
    stages.put(CHECKS, contact::next);
    stages.put(ANSWERED, contact::answered);
    stages.put(FELL, contact::fell);
    return new Chapter(List.of(), List.of(choice()), stages);
  }

  /** The Attacker may put a check off, under the reading by which it is optional. */
  private static ChoiceKind choice() {
    Shape shape = Shape.of(Shape.Field.word("now", List.of("yes", "no"), "make the check now"));
    return SimpleChoice.among(
        CHOICE,
        "Make the wire check now?",
        shape,
        DUE,
        (desk, choice) -> List.of(Data.of("now", "yes"), Data.of("now", "no")));
  }

  private Step begin(Play play) {
    new Veil(setting).besideEnemies(play);
    if (new Reached(setting).check(play)) {
      return Step.done();
    }
    List<Hex> due = due(play);
    if (due.isEmpty()) {
      return Step.done();
    }
    Data hexes = Data.texts(due.stream().map(Hex::id).toList());
    play.find(
        Finding.applies(DUE, "a unit is beside wire with Test markers", Data.of("hexes", hexes)));
    return Step.go(CHECKS, Data.of(LEFT, hexes));
  }

  private List<Hex> due(Play play) {
    int who = play.reading(WHO);
    List<Hex> beside = new TestMarkers(setting).due(play.position(), who);
    if (beside.isEmpty() || play.reading(WHEN) != NEXT_ARRIVAL) {
      return beside;
    }
    Arrival arrival = Arrival.read(play.locals());
    Field field = new Field(setting, play.position());
    boolean either = who == TestMarkers.EITHER_SIDE;
    List<Hex> due = beside.stream().filter(hex -> arrival.reaches(field, hex, either)).toList();
    if (due.isEmpty()) {
      Data hexes = Data.texts(beside.stream().map(Hex::id).toList());
      play.find(
          Finding.applies(
              DUE, "nobody has come beside the Test markers anew", Data.of("hexes", hexes)));
    }
    return due;
  }

  private Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    if (left.isEmpty()) {
      return Step.done();
    }
    if (play.reading(WHO) == OPTIONAL) {
      return Step.ask(CHOICE, Sides.ATTACKER, Data.of("hex", left.get(0)), ANSWERED, play.locals());
    }
    return roll(play);
  }

  private Step answered(Play play) {
    return play.answer().text("now").equals("yes") ? roll(play) : Step.go(CHECKS, rest(play));
  }

  private Step roll(Play play) {
    Hex hex = hex(play);
    Field field = new Field(setting, play.position());
    if (!field.wire(hex).holds()) {
      play.happens(
          "nomansland/TestMarkersRemoved", Data.of("hex", hex.id()), TestMarkers.remove(hex));
      return Step.go(CHECKS, rest(play));
    }
    return Die.step(play, Sides.ATTACKER, "wire", hex.id(), FELL, play.locals());
  }

  private Step fell(Play play) {
    Hex hex = hex(play);
    int tests = new Field(setting, play.position()).tests(hex);
    play.find(Finding.applies(MUST, "the check is made at once", Data.of("hex", hex.id())));
    play.find(
        Finding.applies(
            ONE_CHECK,
            "one check, with +1 for each Test marker after the first",
            Data.of("hex", hex.id()).with("markers", tests)));
    new WireCheck(setting).afterTests(play, hex, tests);
    return Step.go(CHECKS, rest(play));
  }

  private static Hex hex(Play play) {
    return new Hex(play.locals().get(LEFT).textItems().get(0));
  }

  private static Data rest(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    return play.locals().with(LEFT, Data.texts(left.subList(1, left.size())));
  }
}
