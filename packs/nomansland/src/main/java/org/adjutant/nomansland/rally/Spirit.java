package org.adjutant.nomansland.rally;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.elan.Column;
import org.adjutant.nomansland.elan.Track;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Gassed;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Modifier;

/** What is added to a Rallying die: each modifier of the table by its name (0.3.b, 2.0.c). */
record Spirit(Setting setting) {
  private static final String LIST = "rally-modifiers";

  /** The die with all that applies to a unit. */
  Score of(Play play, Piece unit, Score die) {
    Field field = new Field(setting, play.position());
    Score score = die.plus("elan", new Track(setting).modifier(play, unit.side(), Column.RALLYING));
    List<Piece> officers = field.officers(Field.hex(unit), unit.side());
    if (!officers.isEmpty()) {
      show(play, officers);
      score = with(play, score, unit, "officer", "an officer in the hex helps to rally");
    }
    if (setting.counters().has(unit, Trait.STOSSTRUPPEN)) {
      score = with(play, score, unit, "stosstruppen", "Stosstruppen rally more easily");
    }
    if (unit.side().equals(Sides.DEFENDER) && play.position().tally(Mark.LOST_CP) > 0) {
      score = with(play, score, unit, "no-cp", "the Defender's command is disrupted");
    }
    if (unit.flag(Mark.GASSED) && Gassed.costs(play)) {
      score = with(play, score, unit, "gassed", "gas weighs on the unit");
    }
    return score;
  }

  private Score with(Play play, Score score, Piece unit, String name, String says) {
    Modifier modifier = setting.charts().entry(LIST, name);
    Data facts = Data.of("unit", unit.id().id()).with("adds", modifier.add());
    play.find(Finding.applies(modifier.rule().text(), says, facts));
    return score.plus(name, modifier.add());
  }

  /** An officer who helps is seen to; nobody comes to light where an open one does. */
  private void show(Play play, List<Piece> officers) {
    if (officers.stream().allMatch(Field::isHidden)) {
      Piece officer = officers.get(0);
      play.happens(
          "nomansland/OfficerShown",
          Data.of("officer", officer.id().id()),
          new Veil(setting).unveil(play.position(), officer.id()));
    }
  }
}
