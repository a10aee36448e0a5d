package org.adjutant.nomansland.weapons.flame;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.fire.Crossfire;
import org.adjutant.nomansland.fire.FireRoll;
import org.adjutant.nomansland.fire.Flank;
import org.adjutant.nomansland.fire.Shot;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Arms;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.nomansland.weapons.grenade.Bunker;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Audience;
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
    return new Chapter(
        List.of(new BurnAction(setting).kind()), List.of(flight.choice()), stages);
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
    Crossfire crossfire = new Crossfire(setting);
    List<Integer> entries = crossfire.entries(aim.from(), aim.to());
    List<Integer> earlier = Crossfire.earlier(play.position(), aim.to(), unit.side());
    boolean flank = Flank.isOpposite(entries, earlier, play.reading(Flank.OPPOSITE));
    List<Effect> effects =
        new ArrayList<>(new Deed(setting).attack(play.position(), unit, aim.target().id().id()));
    effects.add(Crossfire.mark(aim.to(), unit.side(), earlier, entries));
    play.happens("nomansland/FlamesThrown", facts, effects);
    if (play.reading(SMOKE_FIRST) == BEFORE) {
      new Fuel(setting).smoke(play, unit.id());
    }
    Shot shot =
        new Shot(unit.side(), unit.id(), aim.from(), aim.to(), dice, false, flank);
    Burning burning = new Burning(unit.id().id(), aim.target().id().id(), false);
    Data locals = burning.write(shot.write());
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
    Shot shot = Shot.read(play.locals());
    Burning burning = Burning.of(play.locals());
    Piece target = play.position().piece(burning.target()).orElseThrow();
    FireRoll.Result result =
        new FireRoll(setting)
            .of(play, shot, target, Throw.kept(play), Throw.initiative(play), Audience.ALL);
    play.happens("nomansland/FireResolved", result.facts(target).with("at", shot.to().text()));
    boolean hurt = new Harm(setting).hit(play, target.id(), result.hit(), TABLE);
    return struck(burning.hitting(result.hit() != Hit.NONE), target, hurt);
  }

  private Step inside(Play play) {
    Burning burning = Burning.of(play.locals());
    Field field = new Field(setting, play.position());
    Piece target = play.position().piece(burning.target()).orElseThrow();
    Cover cover = field.cover(target);
    Score score =
        Score.of(Throw.kept(play)).plus("initiative", Throw.initiative(play));
    Bunker.Outcome outcome =
        new Bunker(setting, field.structure(target).orElseThrow(), cover)
            .strike(play, target, score);
    boolean driven = outcome.hit() && cover == Cover.NEST;
    return struck(burning.hitting(driven), target, outcome.hurt());
  }

  /** The officers of the hex are seen to before the target leaves it. */
  private static Step struck(Burning burning, Piece target, boolean hurt) {
    Data locals = burning.write(Data.EMPTY);
    Data hex = Data.of("hex", target.place().text()).with("side", target.side().id());
    return hurt
        ? Step.call(Officers.STAGE, hex, Flight.BEGIN, locals)
        : Step.go(Flight.BEGIN, locals);
  }
}
