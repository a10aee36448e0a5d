package org.adjutant.loos.series.combat.clash;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/**
 * One attack in progress: the active side against one hex (8.0).
 *
 * @param attacker the active side
 * @param against the other side
 * @param defender the unit attacked
 * @param target the hex it stood in when it was attacked
 * @param attackers the attacking units in the order named; none in a bombardment
 */
public record Engagement(
    SideId attacker, SideId against, Hex target, PieceId defender, List<PieceId> attackers) {
  public Engagement {
    attackers = List.copyOf(attackers);
  }

  /** A bombardment is carried out by markers alone (8.1). */
  public boolean isBombardment() {
    return attackers.isEmpty();
  }

  /** The same attack, by these units. */
  public Engagement by(List<PieceId> units) {
    return new Engagement(attacker, against, target, defender, units);
  }

  /** The attacking units that are still in play, or what stands in their place. */
  public List<Unit> attackers(Situation situation) {
    List<Unit> units = new ArrayList<>(attackers.size());
    for (PieceId id : attackers) {
      situation
          .standing(id)
          .filter(unit -> unit.piece().place() instanceof Hex && !units.contains(unit))
          .ifPresent(units::add);
    }
    return units;
  }

  /**
   * The defending unit, or what stands in its place. @throws java.util.NoSuchElementException if it
   * was never there
   */
  public Unit defender(Situation situation) {
    return situation.standing(defender).orElseThrow();
  }

  /** The unit of a hex that an attack of this side strikes: the uppermost. */
  public static Optional<Unit> target(Situation situation, SideId attacker, Hex hex) {
    return situation.at(hex).stream()
        .filter(unit -> !unit.side().equals(attacker))
        .reduce((lower, upper) -> upper);
  }

  public Data write() {
    return Data.of("attacker", attacker.id())
        .with("against", against.id())
        .with("target", target.id())
        .with("defender", defender.id())
        .with("attackers", ids(attackers));
  }

  public static Engagement read(Data data) {
    return new Engagement(
        new SideId(data.text("attacker")),
        new SideId(data.text("against")),
        new Hex(data.text("target")),
        new PieceId(data.text("defender")),
        data.get("attackers").textItems().stream().map(PieceId::new).toList());
  }

  /** A list of pieces as data. */
  public static Data ids(List<PieceId> pieces) {
    return Data.texts(pieces.stream().map(PieceId::id).toList());
  }
}
