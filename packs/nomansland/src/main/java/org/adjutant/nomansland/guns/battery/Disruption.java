package org.adjutant.nomansland.guns.battery;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.BarrageTypes;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Charts;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.tables.Lookup;

/**
 * {@code command-post <points>} and {@code communications <points>}: barrages on the Defender's
 * command (4.1.3, 4.1.4). What succeeds puts markers of the Headquarters into the Elan cup.
 */
public record Disruption(Setting setting) {
  /** Locals {@code target}, an action's name, and {@code points}, which are not paid here. */
  public static final String STAGE = "disruption";

  private static final String FELL = "disruption-die";
  private static final String POINTS = "points";
  private static final String TARGET = "target";
  private static final String WHEN = "nomansland:NI-092";
  private static final int SECOND = 2;
  private static final int LEAST = 5;
  private static final Shape SHAPE =
      Shape.of(
          Field.of(POINTS, Type.NUMBER, "Artillery Points spent, 5 or more"), Initiative.FIELD);

  public static Chapter chapter(Setting setting) {
    Disruption fire = new Disruption(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, fire::begin);
    stages.put(FELL, fire::fell);
    List<ActionKind> actions = new ArrayList<>();
    for (Nerve nerve : Nerve.values()) {
      stages.put(nerve.action(), play -> fire.pay(play, nerve));
      actions.add(
          SimpleAction.listing(
              nerve.action(),
              "Fire at the Defender's " + nerve.action().replace('-', ' ') + ".",
              SHAPE,
              List.of(
                  (desk, args, findings) -> fire.check(desk, args, nerve, findings),
                  Initiative.VALIDATOR),
              Disruption::candidates));
    }
    return new Chapter(actions, List.of(), stages);
  }

  private void check(Desk desk, Data args, Nerve nerve, Findings findings) {
    boolean later = desk.inPhase(PhaseId.ARTILLERY) && desk.reading(WHEN) == SECOND;
    boolean fits = desk.isActive() && (desk.inPhase(PhaseId.BOMBARDMENT) || later);
    if (!fits || !desk.side().equals(Sides.ATTACKER)) {
      findings.forbids(
          nerve.rule(),
          "the Attacker does this in the Preparatory Bombardments",
          Data.of("phase", desk.view().clock().phase()).with("side", desk.side().id()),
          "it is too late for it, or not this side's to do");
    }
    ArtilleryPoints.check(desk.view(), desk.side(), args.integer(POINTS), findings);
    if (args.integer(POINTS) < LEAST) {
      findings.forbids(
          nerve.rule(),
          "it takes 5 points or more",
          Data.of("points", args.integer(POINTS)),
          "spend 5 points or more");
    }
    if (desk.view().attribute(Subject.GAME, done(nerve)).isPresent()) {
      findings.forbids(
          nerve.rule(), "it has been fired at already", Data.EMPTY, "choose another target");
    }
    BarrageTypes.check(desk, findings);
  }

  private static List<Data> candidates(Desk desk) {
    if (!desk.isActive() || !desk.side().equals(Sides.ATTACKER)) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    int left = ArtilleryPoints.left(desk.view(), desk.side());
    int initiative = desk.view().clock().turn() > 0 ? Initiative.left(desk.view()) : 0;
    for (int points = LEAST; points <= left; points++) {
      all.add(Data.of(POINTS, points));
      for (int n = 1; n <= initiative; n++) {
        all.add(Data.of(POINTS, points).with(Initiative.NAME, n));
      }
    }
    return all;
  }

  private Step pay(Play play, Nerve nerve) {
    Initiative.claim(play);
    int points = play.locals().integer(POINTS);
    play.happens(
        "nomansland/CommandShelled",
        Data.of(TARGET, nerve.action()).with(POINTS, points),
        ArtilleryPoints.less(play.position(), Sides.ATTACKER, points),
        SetAttribute.open(Subject.GAME, done(nerve), Data.of(true)));
    return begin(play, nerve, points);
  }

  private Step begin(Play play) {
    return begin(play, Nerve.of(play.locals().text(TARGET)), play.locals().integer(POINTS));
  }

  private static Step begin(Play play, Nerve nerve, int points) {
    Data locals = Data.of(TARGET, nerve.action()).with(POINTS, points);
    return Die.step(play, Sides.ATTACKER, nerve.table(), nerve.action(), FELL, locals);
  }

  private Step fell(Play play) {
    Nerve nerve = Nerve.of(play.locals().text(TARGET));
    int further = Math.max(0, play.locals().integer(POINTS) - LEAST);
    int each = setting.charts().modifier(nerve.table() + "-modifiers", "further-point");
    int die = Throw.kept(play);
    Score score =
        Score.of(die)
            .plus("further points", further * each)
            .plus("initiative", Throw.initiative(play));
    Lookup cell = setting.charts().cell(play, nerve.table(), Charts.RESULT, score.total());
    boolean done = die > 1 && cell.text().equals(nerve.success());
    play.find(
        Finding.applies(
                nerve.rule(),
                die == 1 ? "a rolled 1 fails whatever is added" : "the table is consulted",
                score.data())
            .from(Source.of(cell)));
    List<Effect> effects = done ? disrupted(play, nerve) : List.of();
    play.happens(
        "nomansland/CommandTested",
        Data.of(TARGET, nerve.action())
            .with("total", score.total())
            .with("result", done ? nerve.success() : "holds"),
        effects);
    return Step.done();
  }

  private static List<Effect> disrupted(Play play, Nerve nerve) {
    play.find(
        Finding.applies(
            nerve.effect(),
            "markers go from the Headquarters into the cup",
            Data.of("markers", Data.texts(nerve.markers()))));
    List<Effect> effects = new ArrayList<>();
    List<String> cup = new ArrayList<>(play.position().cup(Mark.CUP));
    for (int i = 0; i < nerve.lost().size(); i++) {
      if (play.position().tally(nerve.lost().get(i)) == 0) {
        effects.add(new SetTally(nerve.lost().get(i), 1));
        cup.add(nerve.markers().get(i));
      }
    }
    effects.add(new SetCup(Mark.CUP, cup, Audience.ALL));
    return effects;
  }

  private static String done(Nerve nerve) {
    return "shelled-" + nerve.action();
  }
}
