package org.adjutant.loos.campaign.forces;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.tables.Sourced;

/**
 * The turn record with the release of German divisions, and both artillery tracks (11.3, 17.1,
 * 17.3). Written as
 *
 * <pre>{@code
 * {"provenance": "reconstructed", "why": "for all that says nothing of its own",
 *  "turns": {"0": {"name": "Zero Hour", "when": "25 September, dawn"}, "1": ...},
 *  "artillery": {"british": {"0": {"markers": 10, "dice": 3, "provenance": "printed"}, "1": ...},
 *                "german": ...},
 *  "release": {"8": {"1": {"span": "1"}, "2": {"span": "1-3"}, ...}, "4B": {"1": {"span": "none"}}}}
 * }</pre>
 *
 * Turns are numbered from 0 without a gap; the artillery tracks have a box for every turn, and
 * every division that enters when released a span for every turn after Zero Hour.
 */
public final class Tracks {
  private final List<GameTurn> turns;
  private final SortedMap<SideId, List<ArtilleryBox>> artillery;
  private final ReleaseTable release;

  Tracks(
      List<GameTurn> turns, SortedMap<SideId, List<ArtilleryBox>> artillery, ReleaseTable release) {
    this.turns = List.copyOf(turns);
    this.artillery = new TreeMap<>(artillery);
    this.release = release;
  }

  /**
   * @throws DataException that lists every problem, each with its JSON path
   */
  public static Tracks parse(Data data, OrderOfBattle order) {
    return new TracksReader(data, order).read();
  }

  /** All turns; the number of a turn is its place in the list. */
  public List<GameTurn> turns() {
    return turns;
  }

  /**
   * @throws DataException if there is no such turn
   */
  public GameTurn turn(int number) {
    if (number < 0 || number >= turns.size()) {
      throw new DataException("no turn " + number + "; the last is " + lastTurn());
    }
    return turns.get(number);
  }

  public int lastTurn() {
    return turns.size() - 1;
  }

  /**
   * @throws DataException if there is no such side or turn
   */
  public ArtilleryBox artillery(SideId side, int turn) {
    turn(turn);
    List<ArtilleryBox> boxes = artillery.getOrDefault(side, List.of());
    if (boxes.isEmpty()) {
      throw new DataException("no artillery track of " + side + ", only " + artillery.keySet());
    }
    return boxes.get(turn);
  }

  public ReleaseTable release() {
    return release;
  }

  /** All that is not printed: turns, boxes of the artillery tracks, spans. */
  public List<Sourced> unprinted() {
    List<Sourced> all = new ArrayList<>();
    for (GameTurn turn : turns) {
      all.add(new Sourced("turn " + turn.number(), turn.name(), turn.provenance()));
    }
    artillery.forEach(
        (side, boxes) -> {
          for (int turn = 0; turn < boxes.size(); turn++) {
            ArtilleryBox box = boxes.get(turn);
            String value = box.markers() + " markers, " + box.dice() + " dice";
            all.add(
                new Sourced("artillery of " + side + ", turn " + turn, value, box.provenance()));
          }
        });
    for (String division : release.divisions()) {
      for (int turn = 1; turn <= lastTurn(); turn++) {
        Span span = release.span(division, turn);
        all.add(
            new Sourced(
                "release of " + division + ", turn " + turn, span.toString(), span.provenance()));
      }
    }
    return all.stream().filter(item -> !item.provenance().isPrinted()).toList();
  }
}
