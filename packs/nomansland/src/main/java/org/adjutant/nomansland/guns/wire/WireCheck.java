package org.adjutant.nomansland.guns.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.GroundReadings;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/**
 * A check on the Barbed Wire Destruction Table, and the wire left after it (1.5.2, 2.1.2.1.h,
 * 2.1.2.1.i). Artillery, a tank that enters and a demolition charge call for one; nothing else
 * destroys wire.
 */
public record WireCheck(Setting setting) {
  /**
   * A check by the actor's side; locals {@code hex}, {@code add}, the modifier, and {@code why},
   * its name. Wire that is not in the way is not rolled for.
   */
  public static final String STAGE = "wire-check";

  private static final String FELL = "wire-check-die";
  private static final String TABLE = "wire";
  private static final String LIST = "nomansland:NI-048";
  private static final int THIS_TABLES = 3;
  private static final String HOLDS = "nomansland:1.5.2.b";
  private static final String REMOVED = "nomansland:1.5.2.d";
  private static final String GRADE = "nomansland:1.5.2.f";
  private static final String WAYS = "nomansland:2.1.2.1.h";
  private static final String BREACH = "nomansland:2.1.2.1.i";

  public static Chapter chapter(Setting setting) {
    WireCheck check = new WireCheck(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, check::begin);
    stages.put(FELL, check::fell);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step begin(Play play) {
    Hex hex = new Hex(play.locals().text("hex"));
    if (!new Field(setting, play.position()).wire(hex).holds()) {
      return Step.done();
    }
    return Die.step(play, play.actor(), "wire", hex.id(), FELL, play.locals());
  }

  private Step fell(Play play) {
    Hex hex = new Hex(play.locals().text("hex"));
    String why = play.locals().text("why");
    Score score = Score.of(Throw.kept(play)).plus(why, play.locals().integer("add"));
    play.find(
        Finding.applies(
            WAYS, "wire can be destroyed in this way", Data.of("hex", hex.id()).with("by", why)));
    resolve(play, hex, score.plus("initiative", Throw.initiative(play)), List.of());
    return Step.done();
  }

  /** The die of a check for Test markers has fallen; the markers go. */
  void afterTests(Play play, Hex hex, int tests) {
    int each = setting.charts().modifier("wire-modifiers", "further-test");
    Score score =
        Score.of(Throw.kept(play))
            .plus("further markers", each * (tests - 1))
            .plus("initiative", Throw.initiative(play));
    play.find(
        Finding.applies(REMOVED, "the Test markers go with the check", Data.of("markers", tests)));
    resolve(play, hex, score, List.of(TestMarkers.remove(hex)));
  }

  /** By one reading the second list of modifiers, the first with other signs, is this table's. */
  private int ofGrade(Play play, Wire wire) {
    boolean counts =
        play.position().reading(LIST).filter(reading -> reading == THIS_TABLES).isPresent();
    return counts && play.reading(LIST) == THIS_TABLES
        ? -setting.charts().modifier("extraction-modifiers", wire.word())
        : 0;
  }

  private void resolve(Play play, Hex hex, Score rolled, List<Effect> more) {
    Field field = new Field(setting, play.position());
    Wire was = field.wire(hex);
    Score score = rolled.plus("grade of the wire", ofGrade(play, was));
    Lookup cell = setting.charts().cell(play, TABLE, was.word(), score.total());
    Wire now = Wire.of(cell.text());
    GroundReadings.tell(play, GroundReadings.WIRE_ROWS);
    Data inputs = score.data().with("hex", hex.id()).with("wire", was.word());
    play.find(
        Finding.applies(
                now == was ? HOLDS : now == Wire.BREACH ? BREACH : GRADE,
                now == was
                    ? "the wire holds"
                    : now == Wire.BREACH
                        ? "the wire is destroyed: a Breach"
                        : "the hex has wire of a lower grade; the row keeps its own",
                inputs.with("becomes", now.word()))
            .from(Source.of(cell)));
    List<Effect> effects = new ArrayList<>(more);
    if (now != was) {
      effects.add(SetAttribute.open(Subject.of(hex), Mark.WIRE, Data.of(now.word())));
    }
    play.happens(
        "nomansland/WireTested",
        Data.of("hex", hex.id())
            .with("total", score.total())
            .with("was", was.word())
            .with("becomes", now.word()),
        effects);
  }
}
