package org.adjutant.nomansland.planning.sky;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.support.Reading;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * Which Fighters a side commits, none included: {@code commit fighter-1,fighter-2}. By the second
 * reading of NI-082 each side commits one or more in the Air Phase.
 */
final class FightersChoice {
  static final String NAME = "commit";
  private static final String FIGHTERS = "fighters";
  private static final String AIR_PHASE = "nomansland:2.3.a";
  private static final String AGAIN = "nomansland:NI-082";
  private static final int COMPULSORY = 2;

  private FightersChoice() {}

  static ChoiceKind kind() {
    return SimpleChoice.sampling(
        NAME,
        "Which Fighters do you commit to the Sky Domination box?",
        Shape.of(Field.of(FIGHTERS, Type.PIECES, "the Fighters, or none")),
        FightersChoice::check,
        FightersChoice::subsets);
  }

  static List<String> named(Data answer) {
    return answer.get(FIGHTERS).textItems();
  }

  private static void check(Desk desk, Choice choice, Data answer, Findings findings) {
    List<String> named = named(answer);
    List<String> own = own(desk);
    if (!own.containsAll(named) || new LinkedHashSet<>(named).size() < named.size()) {
      findings.forbids(
          desk.side().equals(Sides.DEFENDER) ? "nomansland:1.3.a" : "nomansland:1.3.b",
          "only Fighters of this side in its Aerodrome can be committed, each once",
          Data.of("named", Data.texts(named)),
          () -> "name some of " + String.join(", ", own) + ", or none");
    }
    Reading both = Reading.of(desk, AGAIN);
    if (named.isEmpty() && desk.inPhase(PhaseId.AIR) && both.is(COMPULSORY)) {
      findings.forbids(
          Finding.forbids(
                  AIR_PHASE,
                  "in the Air Phase each side commits a Fighter",
                  Data.of("side", desk.side().id()))
              .from(both.source()),
          () -> "name one or more of " + String.join(", ", own));
    }
  }

  private static List<Data> subsets(Desk desk, Choice choice) {
    List<List<String>> all = new ArrayList<>(List.of(List.of()));
    for (String fighter : own(desk)) {
      for (List<String> less : List.copyOf(all)) {
        List<String> more = new ArrayList<>(less);
        more.add(fighter);
        all.add(more);
      }
    }
    return all.stream().map(some -> Data.of(FIGHTERS, Data.texts(some))).toList();
  }

  private static List<String> own(Desk desk) {
    return Fleet.of(desk.view(), desk.side()).fightersAtHome().stream()
        .map((Piece fighter) -> fighter.id().id())
        .toList();
  }
}
