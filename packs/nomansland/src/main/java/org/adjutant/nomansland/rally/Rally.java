package org.adjutant.nomansland.rally;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Aim;
import org.adjutant.nomansland.weapons.act.Deed;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/** The section on rallying (2.1.4). */
public record Rally(Setting setting) {
  private static final String FELL = "rally-fell";
  private static final String ACTS = "nomansland:2.1.4.b";
  private static final String AND_FIGHTS = "nomansland:NI-126";

  public static Chapter chapter(Setting setting) {
    Rally rally = new Rally(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(RallyAction.NAME, rally::begin);
    stages.put(FELL, rally::fell);
    return new Chapter(List.of(new RallyAction(setting).kind()), List.of(), stages);
  }

  private Step begin(Play play) {
    Initiative.claim(play);
    String id = play.locals().text(Aim.UNIT);
    Piece unit = play.position().piece(id).orElseThrow();
    return Throw.dice(play, unit.side(), 1, "rally", id, FELL, Data.of(Aim.UNIT, id));
  }

  private Step fell(Play play) {
    Piece unit = play.position().piece(play.locals().text(Aim.UNIT)).orElseThrow();
    Score score =
        new Spirit(setting)
            .of(play, unit, Score.of(play.sum()))
            .plus("initiative", Throw.initiative(play));
    Lookup cell = setting.charts().cell(play, "rally", "result", score.total());
    play.find(
        Finding.applies(
                RallyAction.PINNED_ONLY,
                "a Pinned unit rolls on the Rallying Table",
                score.data().with("unit", unit.id().id()))
            .from(Source.of(cell)));
    Data facts = Data.of("unit", unit.id().id()).with("total", score.total());
    switch (cell.text()) {
      case "rallied, may act" -> {
        play.find(Finding.applies(ACTS, "it may act as if it had not been Pinned", facts));
        play.happens(
            "nomansland/UnitRallied",
            facts.with("acts", true),
            SetPieceAttribute.clear(unit.id(), Mark.PINNED));
      }
      case "rallied" -> {
        play.reading(AND_FIGHTS);
        play.find(Finding.applies(ACTS, "on less than 7 its action is spent", facts));
        List<Effect> effects = spent(play, unit);
        effects.add(SetPieceAttribute.clear(unit.id(), Mark.PINNED));
        effects.add(SetPieceAttribute.flag(unit.id(), Mark.RALLIED));
        play.happens("nomansland/UnitRallied", facts.with("acts", false), effects);
      }
      default -> play.happens("nomansland/RallyFailed", facts, spent(play, unit));
    }
    return Step.done();
  }

  private List<Effect> spent(Play play, Piece unit) {
    return new ArrayList<>(new Deed(setting).done(play.position(), unit, Deed.RALLY));
  }
}
