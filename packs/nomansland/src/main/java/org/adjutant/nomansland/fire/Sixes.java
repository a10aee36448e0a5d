package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/**
 * What a rolled 6 does beyond its own target. By the second reading of NI-044 one on any die of red
 * fire, that the enemy sees, Pins every target of the attack that came away unhurt.
 *
 * @param fallen whether a 6 was the kept die for some target
 * @param unhurt the targets for which the table gave nothing
 */
record Sixes(boolean fallen, List<String> unhurt) {
  static final Sixes NONE = new Sixes(false, List.of());

  private static final String FALLEN = "six";
  private static final String UNHURT = "unhurt";
  private static final String RULE = "nomansland:2.1.3.2.c";
  private static final int ANY_DIE = 2;

  Sixes {
    unhurt = List.copyOf(unhurt);
  }

  static Sixes read(Data locals) {
    return new Sixes(locals.get(FALLEN).flag(), locals.get(UNHURT).textItems());
  }

  Data write(Data locals) {
    return locals.with(FALLEN, fallen).with(UNHURT, Data.texts(unhurt));
  }

  /**
   * With one more result.
   *
   * @param seen whether the enemy learns of this result
   */
  Sixes after(Piece target, FireRoll.Result result, boolean seen) {
    List<String> more = new ArrayList<>(unhurt);
    if (result.hit() == Hit.NONE) {
      more.add(target.id().id());
    }
    return new Sixes(fallen || seen && result.kept() == FireRoll.NATURAL, more);
  }

  /**
   * After the last die of the attack.
   *
   * @return who was Pinned by it
   */
  Toll pin(Play play, Setting setting) {
    if (!fallen || unhurt.isEmpty() || play.reading(FireRoll.SIX_COUNTS) != ANY_DIE) {
      return Toll.NONE;
    }
    Toll hurt = Toll.NONE;
    for (String unit : unhurt) {
      PieceId id = PieceId.of(unit);
      if (!Field.isPinned(play.position().piece(id).orElseThrow())) {
        play.find(
            Finding.applies(
                RULE, "a 6 on any die of the attack Pins each target", Data.of("target", unit)));
        hurt = hurt.with(id, new Harm(setting).hit(play, id, Hit.PINNED, RULE));
      }
    }
    return hurt;
  }
}
