package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;

/** A Grenade marker is used up against a hex. */
record MarkerStage(Setting setting) {
  private static final String ONCE = "nomansland:4.3.1.a";
  private static final String ALL_UNITS = "nomansland:4.3.1.b";
  private static final String ONE_A_TURN = "nomansland:4.3.1.d";
  private static final String ACTIVATES = "nomansland:4.3.1.e";
  private static final int DICE = 1;

  Step begin(Play play) {
    Initiative.claim(play);
    Piece unit = play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
    Hex hex = new Hex(play.locals().text(MarkerAction.HEX));
    List<String> targets =
        new MarkerAction(setting)
            .targets(play.position(), unit.side(), hex, play::reading).stream()
                .map(target -> target.id().id())
                .toList();
    String tally = Mark.grenades(unit.side());
    int left = play.position().tally(tally) - 1;
    Data facts = Data.of("unit", unit.id().id()).with("at", hex.text()).with("left", left);
    play.find(Finding.applies(ONCE, "the marker is used up", facts));
    play.find(
        Finding.applies(
            ALL_UNITS, "every unit of the hex is attacked", facts.with("units", targets.size())));
    play.find(Finding.applies(ACTIVATES, "that is the unit's action", facts));
    play.find(Finding.applies(ONE_A_TURN, "so it uses no other this turn", facts));
    List<Effect> effects = new ArrayList<>();
    effects.add(new SetTally(tally, left));
    effects.addAll(new Deed(setting).attack(play.position(), unit, hex.text()));
    play.happens("nomansland/GrenadeMarkerUsed", facts, effects);
    Volley volley =
        new Volley(
            unit.id().id(),
            Field.hex(unit),
            unit.side(),
            hex,
            Manner.MARKER,
            DICE,
            targets,
            Toll.NONE);
    return Step.go(Grenades.NEXT, volley.locals());
  }
}
