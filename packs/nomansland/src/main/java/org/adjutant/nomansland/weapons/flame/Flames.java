package org.adjutant.nomansland.weapons.flame;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.fire.TableShot;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.grenade.Bunker;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * An attack with flames (4.2.4): the Fire Table, or that for structures; who is hit gives ground;
 * then the smoke, and a die for what is left of the fuel.
 */
public record Flames(Setting setting) {
  private static final String FELL = "burn-fell";
  private static final String INSIDE = "burn-inside";
  private static final String TABLE = "nomansland:2.1.3.2.b";
  private static final String NO_SIGHT = "nomansland:2.1.3.1.m";
  private static final String SMOKE_FIRST = "nomansland:NI-100";
  private static final int BEFORE = 2;

  public static Chapter chapter(Setting setting) {
    Flames flames = new Flames(setting);
    Flight flight = new Flight(setting);
    Fuel fuel = new Fuel(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(BurnAction.NAME, flames::begin);
    stages.put(FELL, flames::fell);
    stages.put(INSIDE, flames::inside);
    flight.addTo(stages);
    fuel.addTo(stages);
    return new Chapter(List.of(new BurnAction(setting).kind()), List.of(flight.choice()), stages);
  }

  private Step begin(Play play) {
    Initiative.claim(play);
    Aim aim = Aim.of(setting, play.position(), play.locals()).orElseThrow();
    Piece unit = aim.unit();
    int dice = new Arms(setting).of(unit, Attack.FLAME).orElseThrow().dice();
    Data facts =
        Data.of("unit", unit.id().id())
            .with("target", aim.target().id().id())
            .with("at", aim.to().text());
    play.find(Finding.applies(BurnAction.BESIDE, "the target is in a neighbouring hex", facts));
    play.find(Finding.applies(NO_SIGHT, "flames need no clear line of sight", facts));
    TableShot shot = new TableShot(setting);
    Data aimed = shot.aim(play, unit, aim.target(), dice);
    List<Effect> effects =
        new ArrayList<>(
            new Deed(setting).tableAttack(play.position(), unit, aim.target().id().id()));
    effects.add(shot.mark(play.position(), unit, aim.target()));
    play.happens("nomansland/FlamesThrown", facts, effects);
    if (play.reading(SMOKE_FIRST) == BEFORE) {
      new Fuel(setting).smoke(play, unit.id());
    }
    Burning burning = new Burning(unit.id().id(), aim.target().id().id(), false);
    Data locals = burning.write(aimed);
    Cover cover = aim.field().cover(aim.target());
    boolean structure = cover != Cover.OPEN && cover != Cover.TRENCH;
    return Throw.dice(
        play,
        unit.side(),
        dice,
        "flames",
        aim.target().id().id(),
        structure ? INSIDE : FELL,
        locals);
  }

  private Step fell(Play play) {
    Burning burning = Burning.of(play.locals());
    Piece target = play.position().piece(burning.target()).orElseThrow();
    Hit result = new TableShot(setting).result(play, play.locals(), target);
    boolean hurt = new Harm(setting).hit(play, target.id(), result, TABLE);
    Data officers = Officers.afterShots(Field.hex(target), target.side(), hurt ? 1 : 0);
    return struck(burning.hitting(result != Hit.NONE), officers, hurt);
  }

  private Step inside(Play play) {
    Burning burning = Burning.of(play.locals());
    Field field = new Field(setting, play.position());
    Piece target = play.position().piece(burning.target()).orElseThrow();
    Cover cover = field.cover(target);
    Score score = Score.of(Throw.kept(play)).plus("initiative", Throw.initiative(play));
    Bunker.Outcome outcome =
        new Bunker(setting, field.structure(target).orElseThrow(), cover)
            .strike(play, target, score);
    boolean driven = outcome.hit() && cover == Cover.NEST;
    Toll hurt = outcome.hurt();
    Data officers = Officers.afterOther(Field.hex(target), target.side(), hurt.count());
    return struck(burning.hitting(driven), officers, !hurt.isEmpty());
  }

  /** The officers of the hex are seen to before the target leaves it. */
  private static Step struck(Burning burning, Data officers, boolean hurt) {
    Data locals = burning.write(Data.EMPTY);
    return hurt
        ? Step.call(Officers.STAGE, officers, Flight.BEGIN, locals)
        : Step.go(Flight.BEGIN, locals);
  }
}
