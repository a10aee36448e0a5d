package org.adjutant.nomansland.weapons.grenade;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** A unit throws its grenades. */
record ThrowStage(Setting setting) {
  private static final String TWICE = "nomansland:4.2.8.a";
  private static final String WHOM = "nomansland:NI-101";
  private static final int WHOLE_HEX = 2;

  Step begin(Play play) {
    Initiative.claim(play);
    Aim aim = Aim.of(setting, play.position(), play.locals()).orElseThrow();
    Piece unit = aim.unit();
    Attack attack = new ThrowAction(setting).attack(unit, play.locals()).orElseThrow();
    int dice = Throwers.dice(unit, attack, play::reading);
    Throwers.findings(unit, attack, dice).forEach(play::find);
    Data range = Data.of("distance", aim.distance()).with("range", attack.range());
    play.find(Finding.applies(Throwers.range(attack), "the target is in reach", range));
    if (setting.counters().face(unit).uses() > 1) {
      Data facts = Data.of("unit", unit.id().id()).with("attack", Deed.attacks(unit) + 1);
      play.find(Finding.applies(TWICE, "at full strength it attacks twice", facts));
    }
    play.happens(
        "nomansland/GrenadesThrown",
        Data.of("unit", unit.id().id())
            .with("target", aim.target().id().id())
            .with("at", aim.to().text())
            .with("dice", dice)
            .with("as", attack.kind()),
        new Deed(setting).attack(play.position(), unit, aim.target().id().id()));
    Manner manner = attack.kind().equals(Attack.GRENADE) ? Manner.HAND : Manner.RIFLE;
    Volley volley =
        new Volley(
            unit.id().id(),
            aim.from(),
            unit.side(),
            aim.to(),
            manner,
            dice,
            targets(play, aim),
            Toll.NONE);
    return Step.go(Grenades.NEXT, volley.locals());
  }

  private List<String> targets(Play play, Aim aim) {
    Piece target = aim.target();
    if (play.reading(WHOM) != WHOLE_HEX) {
      return List.of(target.id().id());
    }
    return new Field(setting, play.position())
        .fighting(aim.to(), target.side()).stream()
            .filter(unit -> !Field.isHidden(unit))
            .map(unit -> unit.id().id())
            .toList();
  }
}
