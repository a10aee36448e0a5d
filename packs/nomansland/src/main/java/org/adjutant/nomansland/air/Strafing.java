package org.adjutant.nomansland.air;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Lookup;

/**
 * A Strafing Attack on a hex (2.3.c): a die for each unit in it that is in no structure, friend or
 * enemy, hidden or not (NI-083). What is hidden has its dice thrown out of the Attacker's sight.
 */
record Strafing(Setting setting) {
  static final String STAGE = "strafing";
  private static final String AIMED = "strafing-aimed";
  private static final String BEGUN = "strafing-begun";
  private static final String UNITS = "strafing-units";
  private static final String ROLLED = "strafing-rolled";
  private static final String UNSEEN = "strafing-unseen";
  private static final String HURT = "strafing-hurt";
  private static final String PURPOSE = "strafing";
  private static final String HEX = StrafeTarget.HEX;
  private static final String UNIT = "unit";

  private static final String ATTACK = "nomansland:2.3.c";
  private static final String SPARED = "nomansland:2.3.e";
  private static final String WHOM = "nomansland:NI-083";
  private static final int VISIBLE_ENEMIES = 2;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::ask);
    stages.put(AIMED, this::aimed);
    stages.put(BEGUN, this::begun);
    stages.put(UNITS, this::next);
    stages.put(ROLLED, this::rolled);
    stages.put(UNSEEN, this::unseen);
    stages.put(HURT, this::hurt);
  }

  private Step ask(Play play) {
    Data locals =
        Data.of(Sortie.SIDE, play.locals().text(Sortie.SIDE))
            .with(Sortie.FIGHTER, play.locals().text(Sortie.FIGHTER));
    Data facts = Data.of(Sortie.FIGHTER, play.locals().text(Sortie.FIGHTER));
    return Step.ask(StrafeTarget.NAME, side(play), facts, AIMED, locals);
  }

  private Step aimed(Play play) {
    return Step.go(
        BEGUN, Sortie.with(play.locals().with(HEX, play.answer().text(HEX)), play.answer()));
  }

  private Step begun(Play play) {
    if (play.locals().has(Initiative.NAME)) {
      Initiative.claim(play);
    }
    Field field = new Field(setting, play.position());
    boolean enemies = play.reading(WHOM) == VISIBLE_ENEMIES;
    List<String> open = new ArrayList<>();
    for (SideId side : Sides.BOTH) {
      for (Piece unit : field.fighting(hex(play), side)) {
        if (spares(play, field, unit) || enemies && side.equals(side(play))) {
          continue;
        }
        if (!Field.isHidden(unit)) {
          open.add(unit.id().id());
        }
      }
    }
    Data facts = Data.of(Sortie.FIGHTER, play.locals().text(Sortie.FIGHTER)).with(HEX, text(play));
    play.happens(Event.open("nomansland/HexStrafed", side(play), facts, List.of()));
    Data locals =
        Data.of(Sortie.SIDE, side(play).id()).with(HEX, text(play)).with("open", Data.texts(open));
    // The marker tells that there may be somebody; whether there is, the dice must not tell.
    boolean dark = !enemies && field.hasMarker(hex(play));
    return dark
        ? Throw.hidden(play, 1, PURPOSE, hex(play), UNSEEN, locals)
        : Step.go(UNITS, locals);
  }

  private boolean spares(Play play, Field field, Piece unit) {
    boolean inside = field.structure(unit).isPresent();
    if (inside) {
      Finding spared =
          Finding.applies(
              SPARED, "who is in a structure is not strafed", Data.of(UNIT, unit.id().id()));
      play.find(Field.isHidden(unit) ? spared.forEyesOf(Audience.of(unit.side())) : spared);
    }
    return inside;
  }

  private Step next(Play play) {
    List<String> open = play.locals().get("open").textItems();
    if (open.isEmpty()) {
      return Step.go(HURT, play.locals());
    }
    Data locals =
        play.locals()
            .with(UNIT, open.get(0))
            .with("open", Data.texts(open.subList(1, open.size())));
    return Throw.dice(play, side(play), 1, PURPOSE, open.get(0), ROLLED, locals);
  }

  private Step rolled(Play play) {
    Piece unit = play.position().piece(play.locals().text(UNIT)).orElseThrow();
    boolean hit = strikes(play, unit, play.sum(), Throw.initiative(play));
    return Step.go(UNITS, Toll.read(play.locals()).with(unit.id(), hit).write(play.locals()));
  }

  private Step unseen(Play play) {
    Field field = new Field(setting, play.position());
    Toll toll = Toll.read(play.locals());
    int thing = 0;
    for (Piece unit : field.fighting(hex(play), Sides.DEFENDER)) {
      if (Field.isHidden(unit) && field.structure(unit).isEmpty()) {
        boolean hit = strikes(play, unit, Throw.fallen(play).get(thing), 0);
        toll = toll.with(unit.id(), hit);
        thing++;
      }
    }
    return Step.go(UNITS, toll.write(play.locals()));
  }

  private boolean strikes(Play play, Piece unit, int die, int bonus) {
    Lookup cell = setting.charts().cell(play, PURPOSE, column(play, unit), die + bonus);
    Hit hit = Hit.of(cell.text());
    Data inputs =
        Data.of(UNIT, unit.id().id())
            .with("die", die)
            .with(Initiative.NAME, bonus)
            .with("total", die + bonus)
            .with("result", cell.text());
    Finding finding = Finding.applies(ATTACK, "the Strafing Table", inputs).from(Source.of(cell));
    boolean dark = Field.isHidden(unit);
    boolean hurt = new Harm(setting).hit(play, unit.id(), hit, ATTACK);
    play.find(dark && !hurt ? finding.forEyesOf(Audience.of(unit.side())) : finding);
    return hurt;
  }

  private String column(Play play, Piece unit) {
    if (unit.kind().equals(Kind.TANK)) {
      return Kind.TANK;
    }
    Cover cover = new Field(setting, play.position()).cover(unit);
    return cover.word();
  }

  /** The officers of those who were hit (NI-041). */
  private Step hurt(Play play) {
    Toll hit = Toll.read(play.locals());
    if (hit.isEmpty()) {
      return Step.done();
    }
    SideId side = play.position().piece(hit.units().get(0)).orElseThrow().side();
    Toll own = hit.of(play.position(), side);
    Data officers = Officers.afterOther(hex(play), side, own.count());
    return Step.call(Officers.STAGE, officers, HURT, hit.without(own).write(play.locals()));
  }

  private static SideId side(Play play) {
    return SideId.of(play.locals().text(Sortie.SIDE));
  }

  private static String text(Play play) {
    return play.locals().text(HEX);
  }

  private static Hex hex(Play play) {
    return (Hex) Place.parse(text(play));
  }
}
