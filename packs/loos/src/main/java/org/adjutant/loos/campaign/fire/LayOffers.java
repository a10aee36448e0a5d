package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * The markers a side may lay now: on each hex it observes, with every unit that could attack it
 * announced, with fewer, with none, and each of these with gas where gas is allowed. Every set of
 * up to three units is listed; of more the whole, each unit alone, and each unit left out.
 */
final class LayOffers implements SimpleAction.Offers {
  private static final int ALL_SETS = 3;

  private final Battlefield field;
  private final Announcement announcement;
  private final Validator targets;
  private final List<Validator> others;

  LayOffers(
      Battlefield field, Announcement announcement, Validator targets, List<Validator> others) {
    this.field = field;
    this.announcement = announcement;
    this.targets = targets;
    this.others = List.copyOf(others);
  }

  @Override
  public Offer of(Desk desk) {
    return on(desk, targets(desk), units -> true);
  }

  /** Those on the hex of a piece, and those with the piece announced. */
  @Override
  public Offer of(Desk desk, Piece piece) {
    Set<Hex> hexes = targets(desk);
    if (piece.place() instanceof Hex hex && hexes.contains(hex)) {
      return on(desk, List.of(hex), units -> true);
    }
    // Only what is next to a hex can be announced against it, and finding out more is dear.
    List<Hex> near =
        piece.place() instanceof Hex at && piece.side().equals(desk.side())
            ? hexes.stream().filter(hex -> field.ground().grid().adjacent(at, hex)).toList()
            : List.of();
    return on(desk, near, units -> units.stream().anyMatch(unit -> is(unit, piece)));
  }

  private static boolean is(Unit unit, Piece piece) {
    return unit.id().equals(piece.id());
  }

  private Set<Hex> targets(Desk desk) {
    Set<Hex> hexes = new LinkedHashSet<>();
    field
        .in(desk.view())
        .units(field.enemyOf(desk.side()))
        .forEach(unit -> hexes.add(unit.hex().orElseThrow()));
    return hexes;
  }

  private Offer on(Desk desk, Collection<Hex> hexes, Predicate<List<Unit>> wanted) {
    if (!LayPhase.isOpen(desk)) {
      return Offer.NOTHING;
    }
    Situation situation = field.in(desk.view());
    List<Data> legal = new ArrayList<>();
    boolean complete = true;
    for (Hex hex : hexes) {
      Data bare = Data.of(LayAction.HEX, hex.id());
      if (!Checks.pass(List.of(targets), desk, bare)) {
        continue;
      }
      List<Unit> able = announcement.able(situation, desk.side(), hex);
      for (List<Unit> units : sets(able)) {
        if (!wanted.test(units)) {
          continue;
        }
        for (Data args : withAndWithoutGas(bare, units)) {
          if (Checks.pass(others, desk, args)) {
            legal.add(args);
          }
        }
      }
      complete &= able.size() <= ALL_SETS;
    }
    return new Offer(complete, legal);
  }

  private static List<Data> withAndWithoutGas(Data bare, List<Unit> units) {
    List<Data> both = new ArrayList<>();
    for (Data args : List.of(bare, bare.with(LayAction.GAS, LayAction.GAS))) {
      both.add(
          units.isEmpty()
              ? args
              : args.with(
                  LayAction.UNITS, Data.texts(units.stream().map(u -> u.id().id()).toList())));
    }
    return both;
  }

  /** The whole first, nobody last. */
  private static List<List<Unit>> sets(List<Unit> able) {
    List<List<Unit>> sets = new ArrayList<>();
    for (int set = (1 << able.size()) - 1; set >= 0; set--) {
      int size = Integer.bitCount(set);
      if (able.size() <= ALL_SETS || size <= 1 || size >= able.size() - 1) {
        List<Unit> units = new ArrayList<>();
        for (int n = 0; n < able.size(); n++) {
          if ((set & 1 << n) != 0) {
            units.add(able.get(n));
          }
        }
        sets.add(units);
      }
    }
    return sets;
  }
}
