package org.adjutant.nomansland.guns.assault;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.nomansland.guns.fall.Scatter;
import org.adjutant.nomansland.guns.fall.Volley;
import org.adjutant.nomansland.guns.fall.Volley.Load;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.DefendersGuns;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code shell <hex> <points> [smoke|neutralization] [with observer]}: a Hurricane Barrage on one
 * target by either side in the Assault, and by the Defender before it where his guns may answer
 * (2.1.1, 2.2.1.a, NI-138).
 */
public record Shelling(Setting setting) {
  static final String NAME = "shell";
  static final String HEX = "hex";
  static final String POINTS = "points";
  static final String SHELLS = "shells";
  static final String OBSERVER = "observer";
  static final String FIRE = "shell-fire";
  private static final String ONE_EACH = "nomansland:2.1.1.b";
  private static final String SPENT = "nomansland:2.1.1.a";
  private static final String WITHOUT = "nomansland:2.1.1.c";
  private static final String DEFENDER = "nomansland:2.2.1.a";
  private static final Shape SHAPE =
      Shape.of(
          Field.of(HEX, Type.PLACE, "the target hex"),
          Field.of(POINTS, Type.NUMBER, "Artillery Points spent, 1 or more"),
          Field.word(SHELLS, ShellRules.WORDS, "instead of plain HE").optionally(),
          Field.word(OBSERVER, List.of(OBSERVER), "a Forward Observer directs it")
              .after("with")
              .optionally(),
          Initiative.FIELD);

  public static Chapter chapter(Setting setting) {
    Shelling shelling = new Shelling(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, shelling::declare);
    stages.put(FIRE, shelling::fire);
    ShellingRules rules = new ShellingRules(setting);
    ObserverOrder order = new ObserverOrder(setting);
    order.addTo(stages);
    return new Chapter(
        List.of(
            SimpleAction.sampling(
                NAME,
                "Fire artillery at a hex.",
                SHAPE,
                List.of(rules::when, rules::check, order::check, Initiative.VALIDATOR),
                new ShellingOffers(setting)::candidates)),
        List.of(),
        stages);
  }

  private Step declare(Play play) {
    Initiative.claim(play);
    if (play.locals().has(OBSERVER)) {
      return new ObserverOrder(setting).give(play);
    }
    play.find(
        Finding.applies(
            WITHOUT, "no Forward Observer is needed", Data.of("hex", play.locals().text(HEX))));
    return fire(play);
  }

  /** The points are spent and the shells fly. */
  private Step fire(Play play) {
    SideId side = play.actor();
    int points = play.locals().integer(POINTS);
    String shells = play.locals().find(SHELLS).map(Data::text).orElse("");
    boolean neutral = shells.equals(ShellRules.NEUTRALIZATION);
    Load load = shells.equals(ShellRules.SMOKE) ? Load.SMOKE : Load.HE;
    Data facts =
        Data.of(HEX, play.locals().text(HEX)).with(POINTS, points).with("load", load.word());
    play.find(
        Finding.applies(
            side.equals(Sides.ATTACKER) ? SPENT : DEFENDER, "the points are spent", facts));
    play.find(Finding.applies(ONE_EACH, "one Hurricane Barrage on this target", facts));
    if (neutral) {
      play.find(
          Finding.applies(
              "nomansland:4.1.5.a", "declared a Neutralization Barrage before any die", facts));
    }
    List<Effect> effects = new ArrayList<>();
    effects.add(ArtilleryPoints.less(play.position(), side, points));
    Hex target = new Hex(play.locals().text(HEX));
    effects.add(Shelled.mark(play.position(), target, side, load == Load.SMOKE));
    int turn = play.position().clock().turn();
    if (side.equals(Sides.DEFENDER) && turn > 0 && DefendersGuns.mustRemember(play)) {
      effects.add(SetAttribute.open(Subject.of(side), DefendersGuns.FIRED, Data.of(turn)));
    }
    play.happens("nomansland/BarrageOrdered", facts.with("by", side.id()), effects);
    Traits traits = Traits.NONE.neutralising(neutral).observed(play.locals().has(OBSERVER));
    return Step.go(
        Scatter.STAGE, Volley.at(side, load, target, points).with(sheltered(play, traits)).write());
  }

  /** Before the Assault the first elements lie as in a trench (NI-138). */
  private Traits sheltered(Play play, Traits traits) {
    return play.position().clock().phase().equals(PhaseId.COUNTER_PREPARATION)
        ? traits.sheltering(new ShellingRules(setting).elements())
        : traits;
  }
}
