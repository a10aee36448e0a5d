package org.adjutant.nomansland.weapons.antitank;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.fire.TrenchLine;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Command;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/** Shots at tanks (4.2.11.1, 4.3.2; NI-111). */
public record AntiTank(Setting setting) {
  private static final String FELL = "pierce-fell";
  private static final String COLUMN = "column";
  private static final String DISTANCE = "distance";
  private static final String TABLE = "nomansland:4.2.11.1.a";
  private static final String OWN_TABLE = "nomansland:NI-111";
  private static final String USED_UP = "nomansland:4.3.2.b";
  private static final String SAME_TRENCH = "nomansland:2.1.3.1.n";
  private static final int CLOSE = 2;

  public static Chapter chapter(Setting setting) {
    AntiTank shots = new AntiTank(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(PierceAction.NAME, shots::begin);
    stages.put(FELL, shots::fell);
    return new Chapter(List.of(new PierceAction(setting).kind()), List.of(), stages);
  }

  private Step begin(Play play) {
    Initiative.claim(play);
    Aim aim = Aim.of(setting, play.position(), play.locals()).orElseThrow();
    Piece unit = aim.unit();
    Piercing with =
        Piercing.of(setting, play.position(), unit, play.reading(PierceAction.WHO)).orElseThrow();
    Data facts =
        Data.of("unit", unit.id().id())
            .with("target", aim.target().id().id())
            .with("at", aim.to().text())
            .with("with", with.column());
    Data reach = facts.with(DISTANCE, aim.distance()).with("range", with.range());
    play.find(Finding.applies(with.rule(), "the tank is in range", reach));
    int reading = play.reading(TrenchLine.WHAT);
    if (TrenchLine.same(setting.ground(), aim.from(), aim.to(), reading)) {
      play.find(
          Finding.applies(SAME_TRENCH, "a tank is shot at even in the same trenchline", facts));
    }
    List<Effect> effects =
        new ArrayList<>(new Deed(setting).attack(play.position(), unit, aim.target().id().id()));
    if (with.isBullets()) {
      int left = play.position().tally(Mark.K_BULLETS) - 1;
      play.find(
          Finding.applies(
              USED_UP, "the marker is used up by this action", facts.with("left", left)));
      effects.add(new SetTally(Mark.K_BULLETS, left));
    }
    play.happens("nomansland/TankShotAt", facts, effects);
    Data locals =
        Data.of(Aim.AT, aim.target().id().id())
            .with(COLUMN, with.column())
            .with(DISTANCE, aim.distance());
    return Throw.dice(play, unit.side(), 1, "anti-tank", aim.target().id().id(), FELL, locals);
  }

  private Step fell(Play play) {
    Piece tank = play.position().piece(play.locals().text(Aim.AT)).orElseThrow();
    String column = play.locals().text(COLUMN);
    int distance = play.locals().integer(DISTANCE);
    boolean close = column.equals(Piercing.T_GEWEHR) && distance <= CLOSE;
    Score score =
        Score.of(play.sum())
            .plus("close", close ? setting.charts().modifier("anti-tank-modifiers", "close") : 0)
            .plus("no CP", new Command(setting).modifier(play, play.actor()))
            .plus("initiative", Throw.initiative(play));
    play.reading(OWN_TABLE);
    Lookup cell = setting.charts().cell(play, "anti-tank", column, score.total());
    play.find(
        Finding.applies(
                TABLE,
                "shots at tanks have a table of their own",
                score.data().with("tank", tank.id().id()).with(COLUMN, column))
            .from(Source.of(cell)));
    switch (cell.text()) {
      case "Immobilised" -> new Harm(setting).immobilise(play, tank.id(), TABLE);
      case "Destroyed" -> new Harm(setting).wreck(play, tank.id(), TABLE);
      default -> {}
    }
    new Officers(setting).alone(play, Field.hex(tank), tank.side());
    return Step.done();
  }
}
