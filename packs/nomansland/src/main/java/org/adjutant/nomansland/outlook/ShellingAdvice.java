package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/** Artillery Points go where most of the enemy is and none of one's own near. */
record ShellingAdvice() implements Advisor {
  private static final String SHELL = "shell";
  private static final String COUNTER_BATTERY = "counter-battery";
  private static final String HEX = "hex";
  private static final String POINTS = "points";
  private static final int SHOTS = 3;
  private static final int WORTH_A_POINT = 26;
  private static final int FACES = 6;

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    if (view.position().tally(Mark.points(view.side())) > 0) {
      matters.add(COUNTER_BATTERY);
      for (int n = 1; n <= SHOTS; n++) {
        matters.add(SHELL + " " + n);
      }
    }
    return matters;
  }

  @Override
  public Advice advise(View view, String matter) {
    return matter.equals(COUNTER_BATTERY) ? cheap(view) : shell(view);
  }

  /** A point or two on the enemy's guns; the die does most of it. */
  private static Advice cheap(View view) {
    int enemy = view.position().tally(Mark.points(view.enemy()));
    int most = enemy > FACES ? 2 : 1;
    Advice best = Advice.NONE;
    for (Data args : view.offers(COUNTER_BATTERY)) {
      if (enemy > 1 && args.integer(POINTS) <= most && !args.has("initiative")) {
        best = Advice.take(Action.of(COUNTER_BATTERY, args));
      }
    }
    return best;
  }

  private static Advice shell(View view) {
    int most = WORTH_A_POINT;
    Advice best = Advice.NONE;
    for (Data args : view.offers(SHELL)) {
      boolean plain = !args.has("initiative") && !args.has("shells");
      int worth = plain ? worth(view, args) : 0;
      if (worth > most) {
        most = worth;
        best = Advice.take(Action.of(SHELL, args));
      }
    }
    return best;
  }

  /** Of a shell that hits half the time, on what is seen in the hex; nothing near friends. */
  private static int worth(View view, Data args) {
    Hex hex = new Hex(args.text(HEX));
    Field field = view.field();
    if (field.beside(hex, view.side()) || !field.fighting(hex, view.side()).isEmpty()) {
      return 0;
    }
    int points = args.integer(POINTS);
    int sum = 0;
    for (Piece enemy : field.fighting(hex, view.enemy())) {
      Cover cover = field.cover(enemy);
      if (cover == Cover.OPEN || cover == Cover.TRENCH) {
        sum += Pool.expected(1, die -> hit(view, enemy, cover.word(), die));
      }
    }
    return points == 1 ? sum * 2 / 3 : 0;
  }

  private static int hit(View view, Piece enemy, String column, int die) {
    return view.worth()
        .hit(enemy, Hit.of(view.setting().charts().cell("barrage", column, die).text()));
  }
}
