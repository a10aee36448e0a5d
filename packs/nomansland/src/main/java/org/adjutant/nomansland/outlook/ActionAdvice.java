package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel.Advice;

/** Who fires, who rallies, who goes where; fire first, so that those who go meet less of it. */
record ActionAdvice() implements Advisor {
  private static final String ENTER = "enter";
  private static final String RALLY = "rally";
  private static final String STRIKE = "strike";
  private static final String GO = "go";
  private static final int WAVES = 12;
  private static final int MOVER = 34;
  private static final int UNSEEN = 30;
  private static final int STEADY = 4;

  /** An attack that is worth something, if it is. */
  private record Choice(Action action, int worth) {}

  @Override
  public List<String> matters(View view) {
    List<String> matters = new ArrayList<>();
    if (view.attacks() && view.setting().scenario().attacker().formation().isPresent()) {
      for (int n = 1; n <= WAVES; n++) {
        matters.add(ENTER + " " + n);
      }
    }
    List<Piece> free = free(view);
    free.stream().filter(p -> !Field.isPinned(p)).forEach(p -> add(matters, STRIKE, p));
    free.stream().filter(Field::isPinned).forEach(p -> add(matters, RALLY, p));
    // Those who rallied well may still act, under other names of the matter.
    free.stream().filter(p -> !Field.isPinned(p)).forEach(p -> add(matters, GO, p));
    return matters;
  }

  private static void add(List<String> matters, String what, Piece piece) {
    matters.add(what + " " + piece.id().id());
  }

  /** Units and officers that have no action yet, those nearest to their goal first. */
  private static List<Piece> free(View view) {
    Field field = view.field();
    Goals goals = new Goals(view.setting());
    List<Piece> free = new ArrayList<>();
    for (Piece piece : view.position().pieces(view.side())) {
      boolean acts = field.isFighting(piece) || piece.kind().equals(Kind.OFFICER);
      if (acts && Field.onMap(piece) && piece.attribute(Mark.ACTED).isEmpty()) {
        free.add(piece);
      }
    }
    free.sort((a, b) -> goals.depth(Field.hex(a)) - goals.depth(Field.hex(b)));
    return free;
  }

  @Override
  public Advice advise(View view, String matter) {
    String[] words = matter.split(" ", 2);
    if (words[0].equals(ENTER)) {
      return view.first(ENTER);
    }
    Optional<Piece> piece = view.piece(words[1]);
    if (piece.isEmpty()) {
      return Advice.NONE;
    }
    return switch (words[0]) {
      case STRIKE -> strike(view, piece.get());
      case RALLY -> rally(view, piece.get());
      default -> go(view, piece.get());
    };
  }

  private static Advice strike(View view, Piece unit) {
    int least = view.attacks() && moves(view, unit) ? MOVER : Field.isHidden(unit) ? UNSEEN : 1;
    return best(view, unit)
        .filter(choice -> choice.worth() >= least)
        .map(choice -> Advice.take(choice.action()))
        .orElse(Advice.NONE);
  }

  private static boolean moves(View view, Piece unit) {
    return !view.setting().counters().has(unit, Trait.IMMOBILE);
  }

  private static Optional<Choice> best(View view, Piece unit) {
    Strike strike = new Strike(view);
    Optional<Choice> best = Optional.empty();
    for (String kind : Strike.KINDS) {
      for (Data args : view.offers(kind, unit)) {
        int worth = args.has("initiative") ? 0 : strike.worth(kind, unit, args);
        if (worth > best.map(Choice::worth).orElse(0)) {
          best = Optional.of(new Choice(Action.of(kind, args), worth));
        }
      }
    }
    return best;
  }

  private static Advice rally(View view, Piece unit) {
    int hope = view.worth().pin(unit) * STEADY / 6;
    Optional<Choice> shot = best(view, unit).filter(choice -> choice.worth() > hope);
    return shot.isPresent()
        ? Advice.take(shot.get().action())
        : view.offers(RALLY, unit).stream()
            .findFirst()
            .map(args -> Advice.take(Action.of(RALLY, args)))
            .orElse(Advice.NONE);
  }

  private static Advice go(View view, Piece unit) {
    Choice best = new Choice(Action.of(March.KIND, Data.EMPTY), 0);
    March march = new March(view);
    Sortie sortie = new Sortie(view);
    for (Data args : view.offers(March.KIND, unit)) {
      int worth = view.attacks() ? march.worth(args) : sortie.worth(args);
      if (worth > best.worth()) {
        best = new Choice(Action.of(March.KIND, args), worth);
      }
    }
    if (best.worth() > 0) {
      return Advice.take(best.action());
    }
    return best(view, unit)
        .filter(choice -> !Field.isHidden(unit))
        .map(choice -> Advice.take(choice.action()))
        .orElse(Advice.NONE);
  }
}
