package org.adjutant.nomansland.weapons.grenade;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.retreat.Withdrawal;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * Grenades fall in a hex: each target in turn answers as it may, is rolled for if it stays, and at
 * the end the officers of the hex are seen to.
 */
public record Grenades(Setting setting) {
  /** Goes on with the targets that a {@link Volley} still has. */
  static final String NEXT = "grenades";

  private static final String ANSWERED = "grenades-answered";
  private static final String WITHDRAWN = "grenades-withdrawn";
  private static final String FELL = "grenades-fell";
  private static final String DUCKED = "ducked";
  private static final String STRUCTURES = "nomansland:4.2.5.f";
  private static final String WITHIN = "nomansland:NI-104";
  private static final int ALL_ANSWER = 3;

  public static Chapter chapter(Setting setting) {
    Grenades grenades = new Grenades(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(ThrowAction.NAME, new ThrowStage(setting)::begin);
    stages.put(MarkerAction.NAME, new MarkerStage(setting)::begin);
    stages.put(NEXT, grenades::next);
    stages.put(ANSWERED, grenades::answered);
    stages.put(WITHDRAWN, grenades::withdrawn);
    stages.put(FELL, grenades::fell);
    return new Chapter(
        List.of(new ThrowAction(setting).kind(), new MarkerAction(setting).kind()),
        List.of(new Answers(setting).kind()),
        stages);
  }

  private Step next(Play play) {
    Volley volley = Volley.of(play.locals());
    if (volley.left().isEmpty()) {
      SideId side = Sides.enemy(volley.roller());
      Data officers = Officers.afterOther(volley.hex(), side, volley.hurt().count());
      return volley.hurt().isEmpty() ? Step.done() : Step.go(Officers.STAGE, officers);
    }
    Field field = new Field(setting, play.position());
    if (!volley.strikes(field)) {
      return Step.go(NEXT, volley.next(Toll.NONE).locals());
    }
    Piece target = volley.target(play.position());
    Data facts = Data.of("unit", target.id().id());
    if (Field.isPinned(target)) {
      play.find(
          Finding.applies(
              volley.manner().stands(), "a Pinned unit can only undergo the check", facts));
      return roll(play, volley, false);
    }
    Cover cover = field.cover(target);
    if (isDeep(cover) && play.reading(WITHIN) != ALL_ANSWER) {
      play.find(
          Finding.applies(
              STRUCTURES, "those inside do not answer", facts.with("in", cover.word())));
      return roll(play, volley, false);
    }
    return new Answers(setting).ask(volley, target, false, ANSWERED);
  }

  static boolean isDeep(Cover cover) {
    return cover == Cover.DUGOUT || cover == Cover.PILLBOX;
  }

  private Step answered(Play play) {
    Volley volley = Volley.of(play.locals());
    Piece target = volley.target(play.position());
    String rule = volley.manner().retreats();
    switch (play.answer().text(Answers.DO)) {
      case Answers.RETREAT -> {
        Data way =
            Data.of(Withdrawal.UNIT, target.id().id())
                .with(Withdrawal.TO, play.answer().text(Answers.TO))
                .with(Withdrawal.RULE, rule)
                .with(Withdrawal.FORCED, false);
        return Step.call(Withdrawal.STAGE, way, WITHDRAWN, volley.locals());
      }
      case Answers.DUCK -> {
        play.find(
            Finding.applies(
                volley.manner().ducks(),
                "it is Pinned at once and takes the check at -1",
                Data.of("unit", target.id().id())));
        boolean hurt =
            new Harm(setting).hit(play, target.id(), Hit.PINNED, volley.manner().ducks());
        return roll(play, volley.hurting(Toll.NONE.with(target.id(), hurt)), true);
      }
      default -> {
        play.find(
            Finding.applies(
                volley.manner().stands(),
                "it undergoes the check",
                Data.of("unit", target.id().id())));
        return roll(play, volley, false);
      }
    }
  }

  /** A unit that the wire held has the other options left (NI-050). */
  private Step withdrawn(Play play) {
    Volley volley = Volley.of(play.locals());
    return volley.strikes(new Field(setting, play.position()))
        ? new Answers(setting).ask(volley, volley.target(play.position()), true, ANSWERED)
        : Step.go(NEXT, volley.next(Toll.NONE).locals());
  }

  private Step roll(Play play, Volley volley, boolean ducked) {
    Field field = new Field(setting, play.position());
    Piece target = volley.target(play.position());
    String subject =
        isDeep(field.cover(target))
            ? field.structure(target).orElseThrow().id().id()
            : target.id().id();
    return Throw.dice(
        play,
        volley.roller(),
        volley.dice(),
        "grenade",
        subject,
        FELL,
        volley.locals().with(DUCKED, ducked));
  }

  private Step fell(Play play) {
    Volley volley = Volley.of(play.locals());
    Burst burst = new Burst(setting, volley, play.locals().get(DUCKED).flag());
    return Step.go(NEXT, burst.strike(play).locals());
  }
}
