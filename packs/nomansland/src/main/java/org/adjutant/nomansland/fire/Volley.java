package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/**
 * The dice of an attack, target by target: the open ones each with its own, those under a "?"
 * marker all at once (NI-023), then the officers of the hex.
 */
record Volley(Setting setting) {
  static final String NEXT = "fire-next";
  static final String FELL = "fire-fell";
  static final String HIDDEN_FELL = "fire-hidden-fell";

  private static final String PURPOSE = "fire";
  private static final String LEFT = "left";
  private static final String RULE = "nomansland:2.1.3.2.b";
  private static final String OFFICERS_TEST = "nomansland:2.1.3.2.e";
  private static final String ALL_LOST = "nomansland:2.1.3.2.o";
  private static final String OFFICERS_FALL = "nomansland:2.1.3.2.f";

  static Data begin(Shot shot, List<String> struck) {
    return Sixes.NONE.write(Toll.NONE.write(shot.write().with(LEFT, Data.texts(struck))));
  }

  Step next(Play play) {
    Shot shot = Shot.read(play.locals());
    List<String> left = play.locals().get(LEFT).textItems();
    if (!left.isEmpty()) {
      return Throw.dice(play, shot.side(), shot.dice(), PURPOSE, left.get(0), FELL, play.locals());
    }
    boolean under =
        shot.red()
            && shot.side().equals(Sides.ATTACKER)
            && new Field(setting, play.position()).hasMarker(shot.to())
            && Declaration.strikesHidden(play);
    return under
        ? Throw.hidden(play, shot.dice(), PURPOSE, shot.to(), HIDDEN_FELL, play.locals())
        : officers(play, shot, Sixes.read(play.locals()), Toll.read(play.locals()));
  }

  Step fell(Play play) {
    Shot shot = Shot.read(play.locals());
    List<String> left = play.locals().get(LEFT).textItems();
    Piece target = play.position().piece(left.get(0)).orElseThrow();
    FireRoll.Result result =
        new FireRoll(setting)
            .of(play, shot, target, Throw.kept(play), Throw.initiative(play), Audience.ALL);
    play.happens("nomansland/FireResolved", result.facts(target).with("at", shot.to().text()));
    boolean hurt = new Harm(setting).hit(play, target.id(), result.hit(), RULE);
    Data locals =
        Toll.read(play.locals())
            .with(target.id(), hurt)
            .write(shot.write().with(LEFT, Data.texts(left.subList(1, left.size()))));
    Sixes sixes = Sixes.read(play.locals()).after(target, result, true);
    return Step.go(NEXT, sixes.write(locals));
  }

  /** What was missed stays hidden, and its dice with it. */
  Step hiddenFell(Play play) {
    Shot shot = Shot.read(play.locals());
    Field field = new Field(setting, play.position());
    List<PieceId> struck = new ArrayList<>();
    for (Piece unit : field.fighting(shot.to(), Sides.enemy(shot.side()))) {
      if (Field.isHidden(unit) && Declaration.isStruck(play, field, unit)) {
        struck.add(unit.id());
      }
    }
    Toll hurt = Toll.read(play.locals());
    Sixes sixes = Sixes.read(play.locals());
    for (int thing = 0; thing < struck.size(); thing++) {
      Piece target = play.position().piece(struck.get(thing)).orElseThrow();
      int kept = Throw.kept(play, thing, shot.dice());
      FireRoll.Result result =
          new FireRoll(setting).of(play, shot, target, kept, 0, Audience.of(target.side()));
      sixes = sixes.after(target, result, result.hit() != Hit.NONE);
      if (result.hit() != Hit.NONE
          && new Harm(setting).hit(play, target.id(), result.hit(), RULE)) {
        play.happens("nomansland/FireResolved", result.facts(target).with("at", shot.to().text()));
        hurt = hurt.with(target.id(), true);
      }
    }
    return officers(play, shot, sixes, hurt);
  }

  private Step officers(Play play, Shot shot, Sixes sixes, Toll before) {
    Toll hurt = before.with(sixes.pin(play, setting));
    SideId side = Sides.enemy(shot.side());
    Field field = new Field(setting, play.position());
    List<Piece> all = field.officers(shot.to(), side);
    boolean seen = all.stream().anyMatch(officer -> !Field.isHidden(officer));
    if (hurt.isEmpty() || all.isEmpty() && !field.hasMarker(shot.to())) {
      return Step.done();
    }
    boolean alone = field.fighting(shot.to(), side).isEmpty();
    if (!all.isEmpty()) {
      tell(play, shot, alone, seen || alone ? Audience.ALL : Audience.of(Sides.DEFENDER));
    }
    return Step.go(Officers.STAGE, Officers.afterShots(shot.to(), side, hurt.count()));
  }

  private static void tell(Play play, Shot shot, boolean alone, Audience eyes) {
    Data hex = Data.of("hex", shot.to().id());
    if (alone) {
      play.find(
          Finding.applies(ALL_LOST, "the attack eliminates all units there", hex).forEyesOf(eyes));
    }
    play.find(
        Finding.applies(
                alone ? OFFICERS_FALL : OFFICERS_TEST,
                alone
                    ? "an officer falls with his last unit"
                    : "an officer with a unit hit is tested",
                hex)
            .forEyesOf(eyes));
  }
}
