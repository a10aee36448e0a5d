package org.adjutant.loos.series.combat.ground;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * The attacks a side may make now: against each target first with all units that can, then with
 * fewer. Every set of up to four units is listed; of five or six the whole, each unit alone, and
 * each unit left out.
 */
final class AttackOffers implements SimpleAction.Offers {
  private static final int ALL_SETS = 4;

  private final Battlefield field;
  private final AttackRules rules;

  AttackOffers(Battlefield field, AttackRules rules) {
    this.field = field;
    this.rules = rules;
  }

  @Override
  public Offer of(Desk desk) {
    return of(desk, target -> true, party -> true);
  }

  /** Those that a piece takes part in. */
  @Override
  public Offer of(Desk desk, Piece piece) {
    if (!piece.side().equals(desk.side()) || !(piece.place() instanceof Hex from)) {
      return Offer.NOTHING;
    }
    HexGrid grid = field.ground().grid();
    return of(
        desk,
        target -> grid.adjacent(from, target),
        party -> party.stream().anyMatch(unit -> unit.id().equals(piece.id())));
  }

  private Offer of(Desk desk, Predicate<Hex> targets, Predicate<List<Unit>> parties) {
    if (!AttackAction.isOpen(desk)) {
      return Offer.NOTHING;
    }
    Situation situation = field.in(desk.view());
    List<Data> attacks = new ArrayList<>();
    boolean complete = true;
    for (Unit enemy : situation.units(field.enemyOf(desk.side()))) {
      Hex target = enemy.hex().orElseThrow();
      if (!targets.test(target)
          || !isUppermost(situation, enemy, target)
          || !rules.allow(situation, desk.side(), target)) {
        continue;
      }
      List<Unit> able = rules.able(situation, desk.side(), target);
      for (int set : sets(able.size())) {
        List<Unit> party = party(able, set);
        if (parties.test(party) && rules.bars(situation, party, target).isEmpty()) {
          Attack attack = new Attack(desk.side(), target, party, List.of());
          complete &= add(situation, attack, attacks);
        }
      }
      complete &= able.size() <= ALL_SETS;
    }
    return complete ? Offer.all(attacks) : Offer.examples(attacks);
  }

  private static boolean isUppermost(Situation situation, Unit unit, Hex hex) {
    List<Unit> there = situation.at(hex);
    return there.get(there.size() - 1).id().equals(unit.id());
  }

  /** Sets of units as bits, the whole first. */
  private static List<Integer> sets(int units) {
    List<Integer> sets = new ArrayList<>();
    int whole = (1 << units) - 1;
    for (int set = whole; set > 0; set--) {
      int size = Integer.bitCount(set);
      if (units <= ALL_SETS || size == 1 || size >= units - 1) {
        sets.add(set);
      }
    }
    return sets;
  }

  /** The attack as it is, and with all or one of the pledges it may make; true if that is all. */
  private boolean add(Situation situation, Attack attack, List<Data> attacks) {
    PledgeRule pledges = rules.pledges();
    List<Hex> open = pledges.choices(situation, rules, attack);
    List<List<Hex>> promises = new ArrayList<>(List.of(List.of()));
    if (open.size() > 1) {
      promises.add(open);
    }
    open.forEach(hex -> promises.add(List.of(hex)));
    for (List<Hex> promise : promises) {
      Attack pledging = attack.pledging(promise);
      if (pledges.bars(situation, rules, pledging).isEmpty()) {
        attacks.add(AttackOrder.write(pledging));
      }
    }
    return open.size() <= 2;
  }

  private static List<Unit> party(List<Unit> able, int set) {
    List<Unit> units = new ArrayList<>();
    for (int n = 0; n < able.size(); n++) {
      if ((set & 1 << n) != 0) {
        units.add(able.get(n));
      }
    }
    return units;
  }
}
