package org.adjutant.nomansland.outlook;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;

/** What moves are worth to the Defender, who goes for enemies that have come into his trenches. */
final class Sortie {
  private static final int NEARER = 12;
  private static final int COVER = 25;
  private static final int REACH = 7;
  private static final int INSIDE = 7;
  private static final int HIDDEN = 30;
  private static final int GOOD_FIGHT = 20;

  private final View view;
  private final March march;
  private final Goals goals;

  Sortie(View view) {
    this.view = view;
    this.march = new March(view);
    this.goals = new Goals(view.setting());
  }

  int worth(Data args) {
    List<Piece> movers = march.movers(args);
    Field field = view.field();
    List<Piece> units = movers.stream().filter(field::isFighting).toList();
    Hex to = new Hex(args.text("to"));
    Hex from = Field.hex(movers.get(0));
    if (units.isEmpty()) {
      boolean alone = field.fighting(from, view.side()).isEmpty();
      return alone && !field.fighting(to, view.side()).isEmpty() ? NEARER : -1;
    }
    List<Piece> enemies = field.fighting(to, view.enemy());
    if (!enemies.isEmpty()) {
      return new Clash(view).worth(to, units, enemies) - GOOD_FIGHT;
    }
    int nearer = near(from) - near(to);
    int sum = nearer > 0 && near(from) < REACH ? NEARER * units.size() : -NEARER;
    sum -= field.isTrenchLike(from) && !field.isTrenchLike(to) ? COVER : 0;
    return sum - (units.stream().anyMatch(Field::isHidden) ? HIDDEN : 0);
  }

  /** How far the nearest enemy is that has come as far as the first trench. */
  private int near(Hex hex) {
    int least = REACH;
    for (Piece enemy : view.field().fighting(view.enemy())) {
      Hex at = Field.hex(enemy);
      if (goals.depth(at) < INSIDE) {
        least = Math.min(least, view.setting().ground().distance(hex, at));
      }
    }
    return least;
  }
}
