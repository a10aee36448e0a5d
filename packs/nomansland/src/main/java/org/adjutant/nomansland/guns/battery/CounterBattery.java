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
import org.adjutant.nomansland.guns.rights.DefendersGuns;
import org.adjutant.nomansland.guns.score.Die;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code counter-battery <points> [gas]}: fire at the enemy's guns; he loses half of a die and the
 * points, rounded up (1.5.3.1, 2.2.1.b).
 */
public record CounterBattery(Setting setting) {
  static final String NAME = "counter-battery";
  static final String POINTS = "points";
  static final String GAS = "gas";
  private static final String FELL = "counter-battery-die";
  private static final String LIST = "counter-battery-modifiers";
  private static final String SUM = "nomansland:1.5.3.1.b";
  private static final String REVEALED = "nomansland:1.5.3.1.c";
  private static final String GAS_TWICE = "nomansland:1.5.3.2.i";
  private static final String HALF = "nomansland:1.5.3.1.d";
  private static final String DEFENDER = "nomansland:2.2.1.b";
  private static final String LOSES = "nomansland:1.5.1.b";
  private static final Shape SHAPE =
      Shape.of(
          Field.of(POINTS, Type.NUMBER, "Artillery Points spent, 1 or more"),
          Field.word(GAS, List.of(GAS), "with gas shells").optionally(),
          Initiative.FIELD);

  public static Chapter chapter(Setting setting) {
    CounterBattery fire = new CounterBattery(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, fire::declare);
    stages.put(FELL, fire::fell);
    CounterBatteryRules rules = new CounterBatteryRules(setting);
    return new Chapter(
        List.of(
            SimpleAction.listing(
                NAME,
                "Fire at the enemy's artillery.",
                SHAPE,
                List.of(rules::when, rules::check, Initiative.VALIDATOR),
                fire::candidates)),
        List.of(),
        stages);
  }

  private List<Data> candidates(Desk desk) {
    boolean phase = desk.inPhase(PhaseId.BOMBARDMENT) || desk.inPhase(PhaseId.ARTILLERY);
    if (!desk.isActive() || !phase) {
      return List.of();
    }
    List<Data> all = new ArrayList<>();
    boolean gas = new CounterBatteryRules(setting).mayGas(desk);
    int initiative = desk.view().clock().turn() > 0 ? Initiative.left(desk.view()) : 0;
    for (int points = 1; points <= ArtilleryPoints.left(desk.view(), desk.side()); points++) {
      for (int n = 0; n <= initiative; n++) {
        Data args = Data.of(POINTS, points);
        args = n == 0 ? args : args.with(Initiative.NAME, n);
        all.add(args);
        if (gas) {
          all.add(args.with(GAS, GAS));
        }
      }
    }
    return all;
  }

  private Step declare(Play play) {
    Initiative.claim(play);
    SideId side = play.actor();
    int points = play.locals().integer(POINTS);
    Data facts = Data.of("points", points).with("load", play.locals().has(GAS) ? GAS : "he");
    play.find(
        Finding.applies(
            side.equals(Sides.ATTACKER) ? "nomansland:1.5.3.1.e" : "nomansland:2.2.1.c",
            "shells for the enemy's guns, once only",
            facts));
    List<Effect> effects = new ArrayList<>();
    effects.add(ArtilleryPoints.less(play.position(), side, points));
    effects.add(SetAttribute.open(Subject.of(side), Mark.COUNTER_BATTERY, Data.of(true)));
    if (side.equals(Sides.DEFENDER) && DefendersGuns.mustRemember(play)) {
      Data turn = Data.of(play.position().clock().turn());
      effects.add(SetAttribute.open(Subject.of(side), DefendersGuns.FIRED, turn));
    }
    play.happens("nomansland/CounterBatteryFired", facts.with("by", side.id()), effects);
    return Die.step(play, side, NAME, side.id(), FELL, play.locals());
  }

  private Step fell(Play play) {
    SideId side = play.actor();
    SideId enemy = Sides.enemy(side);
    int points = play.locals().integer(POINTS);
    boolean gas = play.locals().has(GAS);
    boolean revealed =
        side.equals(Sides.ATTACKER)
            && play.position().attribute(Subject.of(enemy), Mark.ARTILLERY_REVEALED).isPresent();
    Score score =
        Score.of(Throw.kept(play))
            .plus("points", points * value("point"))
            .plus("gas", gas ? points * value("gas") : 0)
            .plus("revealed", revealed ? value("revealed") : 0)
            .plus("initiative", Throw.initiative(play));
    play.find(
        Finding.applies(
            side.equals(Sides.ATTACKER) ? SUM : DEFENDER,
            "die and points are added",
            score.data()));
    if (gas) {
      play.find(
          Finding.applies(GAS_TWICE, "each point of gas counts twice", Data.of("points", points)));
    }
    if (revealed) {
      play.find(
          Finding.applies(
              REVEALED, "Revealed guns are hit better", Data.of("add", value("revealed"))));
    }
    int lost = (score.total() + 1) / 2;
    int left = ArtilleryPoints.left(play.position(), enemy);
    Data facts = Data.of("total", score.total()).with("lost", lost);
    play.find(Finding.applies(HALF, "half of it, rounded up, is lost", facts));
    play.find(Finding.applies(LOSES, "the enemy has so many points less", facts.with("had", left)));
    play.happens(
        "nomansland/ArtilleryPointsLost",
        Data.of("side", enemy.id()).with("lost", Math.min(lost, left)).with("total", score.total()),
        ArtilleryPoints.less(play.position(), enemy, lost));
    return Step.done();
  }

  private int value(String name) {
    return setting.charts().modifier(LIST, name);
  }
}
