package org.adjutant.nomansland.planning;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.planning.begin.Muster;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.nomansland.setting.sheet.Force;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.SideId;

/** The opening position (1.2.c, 1.2.d): everything waits in its box, the points stand on tracks. */
public final class Opening {
  private Opening() {}

  /** The changes that make it; the clock apart. */
  public static List<Effect> effects(Setting setting) {
    List<Effect> effects = new ArrayList<>();
    Muster.of(setting).forEach(piece -> effects.add(new Create(piece)));
    for (SideId side : Sides.BOTH) {
      Force force = setting.scenario().side(side);
      effects.add(new SetTally(Mark.points(side), force.artillery().points()));
      force
          .grenades()
          .map(Figure::number)
          .ifPresent(count -> effects.add(new SetTally(Mark.grenades(side), count)));
      force
          .kBullets()
          .map(Figure::number)
          .ifPresent(count -> effects.add(new SetTally(Mark.K_BULLETS, count)));
    }
    return effects;
  }
}
