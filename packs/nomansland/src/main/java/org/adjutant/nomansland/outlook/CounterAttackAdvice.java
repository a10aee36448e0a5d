package org.adjutant.nomansland.outlook;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * Some units are gathered, then the flare goes up; earlier if the enemy is deep in the trenches.
 */
record CounterAttackAdvice() implements Advisor {
  private static final String PLAN = "plan";
  private static final String FLARE = "flare";
  private static final int ENOUGH = 4;
  private static final int SOME = 2;
  private static final int DEEP = 5;

  @Override
  public List<String> matters(View view) {
    return List.of(FLARE, PLAN);
  }

  @Override
  public Advice advise(View view, String matter) {
    int boxed = view.position().at(Place.box(Mark.COUNTER_ATTACK_BOX)).size();
    boolean enough = boxed >= ENOUGH || boxed >= SOME && isDeep(view);
    boolean none = view.offers(PLAN).isEmpty() && boxed > 0;
    if (matter.equals(FLARE)) {
      return enough || none ? view.first(FLARE) : Advice.NONE;
    }
    return view.first(PLAN);
  }

  private static boolean isDeep(View view) {
    Goals goals = new Goals(view.setting());
    for (Piece enemy : view.field().fighting(view.enemy())) {
      if (goals.depth(Field.hex(enemy)) <= DEEP) {
        return true;
      }
    }
    return false;
  }
}
