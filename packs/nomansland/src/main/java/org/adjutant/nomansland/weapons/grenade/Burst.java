package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.act.Command;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Lookup;

/** The dice for one target have fallen: the table is read and carried out. */
record Burst(Setting setting, Volley volley, boolean ducked) {
  private static final String DICE = "nomansland:NI-102";
  private static final int SUM = 2;
  private static final int EACH = 3;

  /** The volley with this target dealt with. */
  Volley strike(Play play) {
    Field field = new Field(setting, play.position());
    Piece target = volley.target(play.position());
    Cover cover = field.cover(target);
    List<Score> scores = scores(play);
    if (cover == Cover.OPEN || cover == Cover.TRENCH) {
      Toll hurt = Toll.NONE;
      for (Score score : scores) {
        hurt = hurt.with(target.id(), inTheOpen(play, target, score));
      }
      return volley.next(hurt);
    }
    Piece structure = field.structure(target).orElseThrow();
    Bunker bunker = new Bunker(setting, structure, cover);
    Toll hurt = Toll.NONE;
    List<String> done = new ArrayList<>(List.of(target.id().id()));
    if (Grenades.isDeep(cover)) {
      bunker.inside(play).forEach(piece -> done.add(piece.id().id()));
    }
    for (Score score : scores) {
      hurt = hurt.with(bunker.strike(play, target, score).hurt());
    }
    return volley.without(done, hurt);
  }

  private boolean inTheOpen(Play play, Piece target, Score score) {
    if (!new Field(setting, play.position()).isFighting(target) || isGone(play, target)) {
      return false;
    }
    Lookup cell = setting.charts().cell(play, "grenade", "result", score.total());
    play.find(
        Finding.applies(
                volley.manner().stands(),
                "the grenade check",
                score.data().with("unit", target.id().id()))
            .from(Source.of(cell)));
    return new Harm(setting).hit(play, target.id(), Hit.of(cell.text()), volley.manner().stands());
  }

  private boolean isGone(Play play, Piece target) {
    return play.position()
        .piece(target.id())
        .filter(piece -> piece.place().equals(target.place()))
        .isEmpty();
  }

  /** One result, or by another reading one for each die (NI-102). */
  private List<Score> scores(Play play) {
    List<Integer> fallen = Throw.fallen(play);
    int reading = fallen.size() > 1 ? play.reading(DICE) : 1;
    List<Score> scores = new ArrayList<>();
    if (reading == EACH) {
      fallen.forEach(die -> scores.add(modified(play, Score.of(die))));
    } else if (reading == SUM) {
      Score sum = Score.of(fallen.get(0));
      for (int die : fallen.subList(1, fallen.size())) {
        sum = sum.plus("further die", die);
      }
      boolean each = Initiative.isOfEachDie(play.position());
      int further = each ? Throw.initiative(play) * (fallen.size() - 1) : 0;
      scores.add(modified(play, sum.plus("initiative of the further dice", further)));
    } else {
      scores.add(modified(play, Score.of(Throw.kept(play))));
    }
    return scores;
  }

  private Score modified(Play play, Score score) {
    int pinned = ducked ? setting.charts().modifier("grenade-modifiers", "pinned") : 0;
    return score
        .plus("pinned at once", pinned)
        .plus("no CP", new Command(setting).modifier(play, volley.roller()))
        .plus("initiative", Throw.initiative(play));
  }
}
