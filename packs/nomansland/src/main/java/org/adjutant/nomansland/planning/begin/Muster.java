package org.adjutant.nomansland.planning.begin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Aircraft;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.nomansland.setting.sheet.Force;
import org.adjutant.nomansland.setting.sheet.Formation;
import org.adjutant.nomansland.setting.sheet.Levy;
import org.adjutant.nomansland.setting.sheet.Lot;
import org.adjutant.nomansland.setting.sheet.Reserve;
import org.adjutant.nomansland.setting.sheet.Structure;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;

/**
 * The pieces of a scenario where they wait at the start. Ids are kind and number, counted over both
 * sides. What the Defender sets up he alone knows of; of an entry with two forms both wait.
 */
public final class Muster {
  private static final Audience DEFENDER = Audience.of(Sides.DEFENDER);

  private final Setting setting;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<Piece> pieces = new ArrayList<>();

  private Muster(Setting setting) {
    this.setting = setting;
  }

  /** All of them, the lowest of each box first. */
  public static List<Piece> of(Setting setting) {
    Muster muster = new Muster(setting);
    muster.side(Sides.ATTACKER);
    muster.side(Sides.DEFENDER);
    return muster.pieces;
  }

  private void side(SideId side) {
    Force force = setting.scenario().side(side);
    for (Levy levy : force.levies()) {
      for (Lot lot : levy.forms()) {
        soldiers(side, force, lot);
      }
    }
    for (Structure structure : force.structures()) {
      for (int i = 0; i < structure.count(); i++) {
        Piece piece = pooled(side, structure.kind());
        add(structure.camouflaged() ? piece.with(Mark.CAMOUFLAGED, Data.of(true)) : piece);
      }
    }
    aircraft(side, force.aircraft());
    for (int i = 0; i < force.observers().map(Figure::number).orElse(0); i++) {
      add(piece(side, Kind.OBSERVER, Mark.OBSERVERS_BOX));
    }
    Optional<Lot> reserve = force.reserve().flatMap(Reserve::units);
    for (int i = 0; i < reserve.map(Lot::count).orElse(0); i++) {
      add(piece(side, reserve.orElseThrow().kind(), Mark.RESERVE_BOX));
    }
  }

  private void soldiers(SideId side, Force force, Lot lot) {
    for (int i = 0; i < lot.count(); i++) {
      Piece piece = pooled(side, lot.kind());
      Optional<Formation> formation = force.formation();
      if (formation.filter(made -> made.count(lot.kind()) == lot.count()).isPresent()) {
        piece = inPlatoon(piece, formation.orElseThrow(), lot, i);
      } else if (lot.kind().equals(Kind.OFFICER) && leadsCompanies(force, lot)) {
        piece = piece.with(Mark.COMPANY, Data.of(i + 1));
      }
      add(piece);
    }
  }

  /** Companies are filled one after another, and in them platoons. */
  private static Piece inPlatoon(Piece piece, Formation formation, Lot lot, int index) {
    int each = lot.count() / (formation.companies() * formation.platoons());
    int platoon = index / each;
    return piece
        .with(Mark.COMPANY, Data.of(platoon / formation.platoons() + 1))
        .with(Mark.PLATOON, Data.of(platoon % formation.platoons() + 1));
  }

  /** Whether there is an Officer for each company and companies are told apart in the set-up. */
  private static boolean leadsCompanies(Force force, Lot officers) {
    return force.formation().filter(f -> f.companies() == officers.count()).isPresent()
        && force.placements().stream().anyMatch(placement -> placement.company() > 0);
  }

  /** The first of them are the Aces. */
  private void aircraft(SideId side, Aircraft aircraft) {
    if (aircraft.choice() > 0) {
      return;
    }
    for (int i = 0; i < aircraft.fighters(); i++) {
      Piece fighter = piece(side, Kind.FIGHTER, Mark.aerodrome(side));
      add(i < aircraft.aces() ? fighter.with(Mark.ACE, Data.of(true)) : fighter);
    }
    for (int i = 0; i < aircraft.recon(); i++) {
      add(piece(side, Kind.RECON, Mark.aerodrome(side)));
    }
    for (int i = 0; i < aircraft.balloons(); i++) {
      add(piece(side, Kind.BALLOON, Mark.aerodrome(side)));
    }
  }

  private Piece pooled(SideId side, String kind) {
    Piece piece = piece(side, kind, Mark.pool(side));
    return side.equals(Sides.DEFENDER) ? piece.knownTo(DEFENDER) : piece;
  }

  private Piece piece(SideId side, String kind, String box) {
    int number = numbers.merge(kind, 1, Integer::sum);
    int steps = setting.counters().type(kind).fullSteps();
    return Piece.of(kind + "-" + number, kind, side, Place.box(box), steps);
  }

  private void add(Piece piece) {
    pieces.add(piece);
  }
}
