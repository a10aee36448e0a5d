package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/**
 * What one way of things does to the units, and who has to choose then.
 *
 * @param label the results that fell
 * @param fates of the pieces that something happens to, by id
 * @param lost how many steps fewer a side has, 0 or more
 */
record Consequence(
    String label,
    Map<PieceId, Set<Fate>> fates,
    Map<SideId, Integer> lost,
    Optional<Choice> waits,
    Position after) {

  /**
   * @param results the results that fell, in order
   * @param dice the dice, for a way without results
   */
  static Consequence of(
      Title title,
      Position before,
      List<String> results,
      String dice,
      List<Event> events,
      Position after) {
    Map<PieceId, Set<Fate>> fates = new TreeMap<>();
    for (Piece piece : before.pieces()) {
      Set<Fate> met = EnumSet.noneOf(Fate.class);
      Optional<Piece> then = after.piece(piece.id());
      int steps = then.map(Piece::steps).orElse(0);
      if (steps < piece.steps()) {
        met.add(Fate.LOSES);
      }
      if (piece.steps() > 0 && steps == 0) {
        met.add(Fate.GONE);
      }
      if (!met.isEmpty()) {
        fates.put(piece.id(), met);
      }
    }
    for (Event event : events) {
      if (event.name().equals(EventNames.RETREAT_MADE)) {
        for (PieceId id : moved(event.effects())) {
          fates.computeIfAbsent(id, any -> EnumSet.noneOf(Fate.class)).add(Fate.RETREATS);
        }
      }
    }
    Map<SideId, Integer> lost = new LinkedHashMap<>();
    for (SideId side : title.sides()) {
      lost.put(side, Losses.between(before, after, side));
    }
    String label = results.isEmpty() ? dice : String.join(", ", results);
    Optional<Choice> waits = after.openChoices().stream().findFirst();
    return new Consequence(label, fates, lost, waits, after);
  }

  private static List<PieceId> moved(List<Effect> effects) {
    List<PieceId> moved = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Move move) {
        moved.add(move.piece());
      }
    }
    return moved;
  }

  boolean has(PieceId piece, Fate fate) {
    return fates.getOrDefault(piece, Set.of()).contains(fate);
  }

  /** In words: {@code 2/16 Battalion loses a step; Regiment 153 retreats}. Empty for nothing. */
  String words(Title title, Position before) {
    List<String> said = new ArrayList<>();
    fates.forEach(
        (id, met) -> {
          Set<Fate> told = EnumSet.copyOf(met);
          if (told.contains(Fate.GONE)) {
            told.remove(Fate.LOSES);
          }
          String name = before.piece(id).map(title::name).orElse(id.id());
          said.add(name + " " + String.join(" and ", told.stream().map(Fate::words).toList()));
        });
    return String.join("; ", said);
  }
}
