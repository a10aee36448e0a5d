package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Force;
import org.adjutant.nomansland.setting.sheet.Levy;
import org.adjutant.nomansland.setting.sheet.Lot;
import org.adjutant.nomansland.setting.sheet.Manner;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.nomansland.setting.sheet.Structure;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Duty;

/**
 * All that a scenario and the rules ask of a side's set-up.
 *
 * @param statements those by which the side is bound
 */
record Orders(SideId side, List<Order> all, List<OneForm> forms, List<String> statements) {
  private static final String DEFENDER = "nomansland:1.2.a";
  private static final String ATTACKER = "nomansland:1.7.a";
  private static final String NESTS = "nomansland:4.2.13.a";
  private static final String PILLBOXES_AND_DUGOUTS = "nomansland:4.2.12.a";

  Orders {
    all = List.copyOf(all);
    forms = List.copyOf(forms);
    statements = List.copyOf(statements);
  }

  static Orders of(Setting setting, SideId side) {
    Force force = setting.scenario().side(side);
    List<OneForm> forms = new ArrayList<>();
    List<Order> all = new ArrayList<>();
    for (Levy levy : force.levies()) {
      String rule = levy.rule().text();
      if (levy.isChoice()) {
        forms.add(new OneForm(levy.forms(), rule));
      }
      if (levy.erich() > 0) {
        List<String> kinds = levy.forms().stream().map(Lot::kind).toList();
        all.add(new ShareInErich(kinds, levy.erich(), rule));
      }
    }
    all.addAll(side.equals(Sides.DEFENDER) ? defender(force) : attacker(force));
    all.addAll(forms);
    all.add(new Room());
    return new Orders(side, all, forms, statements(force, side));
  }

  private static List<String> statements(Force force, SideId side) {
    Set<String> rules = new LinkedHashSet<>();
    rules.add(side.equals(Sides.DEFENDER) ? DEFENDER : ATTACKER);
    force.levies().stream()
        .filter(levy -> levy.isChoice() || levy.erich() > 0)
        .forEach(levy -> rules.add(levy.rule().text()));
    for (Structure structure : force.structures()) {
      rules.add(structure.kind().equals(Kind.MG_NEST) ? NESTS : PILLBOXES_AND_DUGOUTS);
      rules.add(structure.rule().text());
    }
    force.placements().stream()
        .filter(placement -> !placement.has(Manner.LATER))
        .forEach(placement -> rules.add(placement.rule().text()));
    force.formation().ifPresent(formation -> rules.add(formation.rule().text()));
    return List.copyOf(rules);
  }

  private static List<Order> defender(Force force) {
    List<Order> all = new ArrayList<>(List.of(new DefenderBand(), new MapEdge(), new FirmGround()));
    for (Structure structure : force.structures()) {
      if (!structure.hexes().isEmpty()) {
        all.add(new Sites(structure.kind(), structure.hexes(), structure.rule().text()));
      }
    }
    for (Placement placement : force.placements()) {
      placement
          .line()
          .ifPresent(line -> all.add(new OnLine(placement.kinds(), line, placement.rule().text())));
    }
    return all;
  }

  private static List<Order> attacker(Force force) {
    List<Order> all = new ArrayList<>();
    List<OwnRow> rows = new ArrayList<>();
    for (Placement placement : force.placements()) {
      if (placement.has(Manner.LATER)) {
        continue;
      }
      if (placement.row().isPresent() || placement.behind().isPresent()) {
        rows.add(new OwnRow(placement));
      }
      if (placement.has(Manner.PAIRS)) {
        all.add(
            new Pairs(placement.kinds(), placement.has(Manner.TOGETHER), placement.rule().text()));
      }
    }
    all.addAll(0, rows);
    all.add(new OthersStart());
    all.add(0, new FrontLimit(rows));
    force.formation().ifPresent(formation -> all.add(new Stacked(formation)));
    return all;
  }

  /** Why a piece may not stand in a hex. */
  List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    List<Bar> bars = new ArrayList<>();
    all.forEach(order -> bars.addAll(order.bars(laid, piece, hex)));
    return bars;
  }

  /** Whether nothing forbids it. */
  boolean allow(Laid laid, Piece piece, Hex hex) {
    for (Order order : all) {
      if (!order.bars(laid, piece, hex).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Everything that is unplaced or wrong. */
  List<Duty> missing(Laid laid) {
    List<Duty> duties = new ArrayList<>();
    List<Piece> waiting = laid.waiting().stream().filter(piece -> !isOfForm(piece)).toList();
    if (!waiting.isEmpty()) {
      String rule = side.equals(Sides.DEFENDER) ? DEFENDER : ATTACKER;
      duties.add(Order.duty(rule, "still to be set up: " + Laid.names(waiting)));
    }
    for (Piece piece : laid.placed()) {
      for (Bar bar : bars(laid, piece, (Hex) piece.place())) {
        duties.add(Order.duty(bar.rule(), bar.says() + "; " + bar.remedy()));
      }
    }
    all.forEach(order -> duties.addAll(order.missing(laid)));
    return duties;
  }

  private boolean isOfForm(Piece piece) {
    return forms.stream().anyMatch(form -> form.kinds().contains(piece.kind()));
  }

  /** What waits in the pool and is left out of the game because the other form was chosen. */
  List<Piece> unused(Laid laid) {
    return laid.waiting().stream().filter(this::isOfForm).toList();
  }
}
