package org.adjutant.host.desk;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.packs.Packs;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.Title;

/**
 * A dispute, as a referee writes it down:
 *
 * <pre>{@code
 * {"title": "May he leave the zone?", "rules": ["loos:6.1.a"],
 *  "pack": "loos", "scenario": "training",
 *  "map": {"grid": {...}, "terrain": [...]},
 *  "pieces": [{"id": "26a", "kind": "regiment", "side": "british", "at": "1013", "steps": 2,
 *              "attack": 6, "is": ["moved"], "knownTo": ["british"]}],
 *  "turn": 1, "phase": "movement", "active": ["british"],
 *  "tallies": {"allotment:british": 3}, "control": {"1013": "british"},
 *  "features": {"1013": {"fortification": true}}, "cups": {"pool:british": ["2", "3"]},
 *  "papers": {"plan": {"of": "british", "says": {"at": "1014"}}}, "attributes": {"weather": "rain"},
 *  "readings": {"loos:LI-28": 1},
 *  "dice": [3, {"for": "combat", "shows": 5}], "assume": "D2",
 *  "do": ["british: move 26a 1014",
 *         {"by": "german", "action": "move", "args": {"unit": "g1", "path": ["0101"]},
 *          "expect": {"refused": ["loos:4.0.a"]}}],
 *  "expect": {"permitted": true, "events": ["CombatResolved"], "at": {"26a": "1014"}}}
 * }</pre>
 *
 * Only {@code do} is required to rule on something, {@code pack} where there is more than one, and
 * {@code phase} on a board of one's own. With {@code "from": "opening"} the scenario's own opening
 * is the ground on which the rest is laid, and {@code "without"} lists pieces to take away;
 * otherwise the board is empty. A map of one's own takes the place of the scenario's. Whatever else
 * a piece has ({@code "attack": 6}) goes before what its kind has printed. Dice are the dice as
 * rolled, in order; a roll for which none are left stays open. What is assumed of a table ({@code
 * "D2"}, or {@code {"CRT": "D2"}}) is not rolled for. For {@code expect} see {@link Expectation};
 * that of the whole is about the last ruling.
 *
 * <p>A file that was written by {@link PositionWriter} has under {@code rest} what these words
 * cannot say. What one side sees of a game is marked {@code "seenBy": "british"}: what is hidden
 * from it is missing. Sides that own pieces and have no seat are listed: {@code "others":
 * ["natives"]}.
 *
 * @param name the file, for messages
 * @param title what the dispute is about; may be empty
 * @param about more of it; may be empty
 * @param rules the rules in dispute
 * @param ground what it is played with: the fields {@code pack}, {@code scenario}, {@code map} and
 *     {@code seenBy}
 * @param position before anything is done
 */
public record PositionFile(
    String name,
    String title,
    String about,
    List<RuleId> rules,
    Title game,
    Data ground,
    Position position,
    List<Order> orders,
    List<Die> dice) {

  /**
   * A die as rolled.
   *
   * @param purpose what it is for; empty for whatever is rolled next
   */
  public record Die(String purpose, int shows) {}

  public PositionFile {
    rules = List.copyOf(rules);
    orders = List.copyOf(orders);
    dice = List.copyOf(dice);
  }

  /**
   * Reads a file.
   *
   * @throws DataException that lists every problem with file, line, column and JSON path
   */
  public static PositionFile read(Path file, Packs packs) {
    return JsonReader.read(file, data -> read(file.toString(), data, packs));
  }

  /**
   * Reads data that was read from a file.
   *
   * @throws DataException that lists every problem with file and JSON path
   */
  public static PositionFile read(String name, Data data, Packs packs) {
    return new PositionReader(name, data, packs).read();
  }

  /** The side whose view this is; empty for a whole position. */
  public Optional<String> seenBy() {
    return ground.find("seenBy").map(Data::text);
  }

  /** A position on the same ground as a file of its own. */
  public Data written(String headline, Position other) {
    Data file = Data.of("title", headline);
    for (var field : ground.fields().entrySet()) {
      file = file.with(field.getKey(), field.getValue());
    }
    return PositionWriter.write(file, game, other);
  }

  /**
   * The rulings on everything that is done, in order, up to the first that cannot be understood.
   *
   * @throws DataException if something cannot be done, or dice are left over
   */
  public List<Heard> hear() {
    return new Hearing(this).hear();
  }
}
