package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.sheet.Grant.Straight;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/**
 * The preparatory bombardments: what the scenario grants, a point on the enemy's guns, free
 * barrages where they cost no ground, then paid ones on the wire and the first trench.
 */
record PreparationAdvice() implements Advisor {
  private static final String STRAIGHT = "straight";
  private static final String COUNTER_BATTERY = "counter-battery";
  private static final List<String> GRANTED = List.of("approach", "each-unit", "projectors");
  private static final List<String> ROWS = List.of("K", "J", "H", "G", "I");
  private static final int TIMES = 6;
  private static final int PAID = 2;
  private static final int FREE = 3;
  private static final int KEPT = 4;
  private static final String HOW = "how";
  private static final String ROW = "row";

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    for (String grant : GRANTED) {
      for (int n = 1; n <= TIMES; n++) {
        matters.add(grant + " " + n);
      }
    }
    for (int n = 1; n <= TIMES; n++) {
      matters.add("granted " + n);
    }
    matters.add(COUNTER_BATTERY);
    for (int n = 1; n <= PAID; n++) {
      matters.add("paid " + n);
    }
    for (int n = 1; n <= FREE; n++) {
      matters.add("free " + n);
    }
    return matters;
  }

  @Override
  public Advice advise(View view, String matter) {
    String word = matter.split(" ", 2)[0];
    return switch (word) {
      case "granted" -> straight(view, false, 0);
      case "paid" ->
          view.position().tally(Mark.points(view.side())) > KEPT * 2
              ? straight(view, false, 1)
              : Advice.NONE;
      case "free" ->
          view.setting().scenario().surprise().row().isPresent()
              ? straight(view, true, 0)
              : Advice.NONE;
      case COUNTER_BATTERY -> new ShellingAdvice().advise(view, COUNTER_BATTERY);
      default -> view.first(word);
    };
  }

  /** The first barrage that is offered so, on the row that matters most. */
  private static Advice straight(View view, boolean free, int paid) {
    List<Data> offers = view.offers(STRAIGHT);
    for (String row : ROWS) {
      for (Data args : offers) {
        boolean fits = args.text(ROW).equals(row) && args.has(HOW) == free && !args.has("shells");
        if (fits && (free || paid == 1 || isGranted(view, row))) {
          return Advice.take(Action.of(STRAIGHT, args));
        }
      }
    }
    return Advice.NONE;
  }

  private static boolean isGranted(View view, String row) {
    return view.setting().scenario().attacker().barrages().stream()
        .anyMatch(
            grant ->
                grant instanceof Straight straight && straight.row().map(row::equals).orElse(true));
  }
}
