package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.sight.LineStep;
import org.adjutant.rules.board.sight.SightLine;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;

/**
 * Lines of sight (2.1.3.1.g to 2.1.3.1.k) and what hinders them (2.1.3.2.i to 2.1.3.2.k). To the
 * Attacker every "?" marker is something in the way, whatever lies under it, so that fire does not
 * probe (NI-119).
 */
public record Sight(Field field, Readings readings) {
  /** Whose units stop a line. */
  private static final String BLOCKERS = "nomansland:NI-119";

  /** What a line along a hexside meets in the two hexes beside it. */
  private static final String ALONG = "nomansland:NI-160";

  /** Which markers hinder in the end hexes. */
  private static final String ENDS = "nomansland:NI-124";

  private static final String SMOKE = "nomansland:1.5.4.2.b";
  private static final String GAS = "nomansland:4.1.1.3.b";
  private static final int ENEMIES_ONLY = 2;
  private static final int BOTH_SIDES = 2;
  private static final int EITHER_SIDE = 3;
  private static final int SMOKE_ONLY = 2;

  /** Something that stops a line: by which rule, what, and where. */
  public record Obstacle(String rule, String says, Hex where) {}

  /** Something that hinders a line: by which rule, and in or beside which hex. */
  public record Hindrance(String rule, Hex where) {
    /** What hinders, in words. */
    String what() {
      return switch (rule) {
        case SMOKE -> "smoke";
        case GAS -> "gas";
        default -> "the creeping barrage";
      };
    }
  }

  /** Whether a side sees from one hex to another, by the readings set in the position. */
  public static boolean clear(Field view, Hex from, Hex to, SideId viewer) {
    return new Sight(view, Readings.in(view.position())).obstacle(from, to, viewer).isEmpty();
  }

  /** Whether smoke, gas or a barrage hinders a line, by the readings set in the position. */
  public static boolean hindered(Field view, Hex from, Hex to) {
    return new Sight(view, Readings.in(view.position())).hindrance(from, to).isPresent();
  }

  /** The first thing that stops a side's line from one hex to another. */
  public Optional<Obstacle> obstacle(Hex from, Hex to, SideId viewer) {
    return obstacle(SightLine.between(field.setting().ground().grid(), from, to), viewer);
  }

  /** The first thing that stops a line. */
  public Optional<Obstacle> obstacle(SightLine line, SideId viewer) {
    for (LineStep step : line.steps()) {
      Optional<Obstacle> met = met(line, step, viewer);
      if (met.isPresent()) {
        return met;
      }
    }
    return Optional.empty();
  }

  private Optional<Obstacle> met(SightLine line, LineStep step, SideId viewer) {
    if (step instanceof LineStep.Through through) {
      return isEnd(line, through.hex()) ? Optional.empty() : in(through.hex(), viewer);
    }
    if (step instanceof LineStep.Over over) {
      return across(over.side(), viewer);
    }
    if (step instanceof LineStep.Spine spine) {
      return along(List.of(spine.side().a(), spine.side().b()), viewer);
    }
    return step instanceof LineStep.Rim rim ? along(List.of(rim.hex()), viewer) : Optional.empty();
  }

  private static boolean isEnd(SightLine line, Hex hex) {
    return hex.equals(line.from()) || hex.equals(line.to());
  }

  /** A Loophole is blind from outside (4.3.4.b); no other hexside stops a line (2.1.3.1.j). */
  private Optional<Obstacle> across(Hexside side, SideId viewer) {
    return viewer.equals(Sides.ATTACKER) && field.setting().ground().loopholes().contains(side)
        ? Optional.of(new Obstacle("nomansland:4.3.4.b", "a Loophole blocks it", side.b()))
        : Optional.empty();
  }

  private Optional<Obstacle> along(List<Hex> beside, SideId viewer) {
    int reading = readings.of(ALONG);
    if (reading != BOTH_SIDES && reading != EITHER_SIDE) {
      return Optional.empty();
    }
    List<Obstacle> met = new ArrayList<>();
    beside.forEach(hex -> in(hex, viewer).ifPresent(met::add));
    int needed = reading == BOTH_SIDES ? 2 : 1;
    return met.size() >= needed ? Optional.of(met.get(0)) : Optional.empty();
  }

  private Optional<Obstacle> in(Hex hex, SideId viewer) {
    if (viewer.equals(Sides.ATTACKER) && field.hasMarker(hex)) {
      return Optional.of(new Obstacle("nomansland:2.1.3.1.i", "a ? marker blocks it", hex));
    }
    for (Piece piece : field.position().at(hex)) {
      if (piece.kind().equals(Kind.BARRICADE)
          || piece.kind().equals(Kind.PILLBOX) && !piece.flag(Mark.WRECK)) {
        return Optional.of(new Obstacle("nomansland:2.1.3.1.h", "a structure blocks it", hex));
      }
      if (field.isFighting(piece) && standsInTheWay(piece, viewer)) {
        return Optional.of(new Obstacle("nomansland:2.1.3.1.i", "a unit blocks it", hex));
      }
    }
    return Optional.empty();
  }

  private boolean standsInTheWay(Piece unit, SideId viewer) {
    return field.cover(unit) != Cover.DUGOUT
        && (readings.of(BLOCKERS) != ENEMIES_ONLY || !unit.side().equals(viewer));
  }

  /** The first thing that hinders the line; one is as bad as many (2.1.3.2.k). */
  public Optional<Hindrance> hindrance(Hex from, Hex to) {
    return hindrance(SightLine.between(field.setting().ground().grid(), from, to));
  }

  /** The same for a line that is known. */
  public Optional<Hindrance> hindrance(SightLine line) {
    for (LineStep step : line.steps()) {
      for (Hex hex : touched(step)) {
        boolean smokeOnly = isEnd(line, hex) && readings.of(ENDS) == SMOKE_ONLY;
        Optional<String> rule = hindering(hex, smokeOnly);
        if (rule.isPresent()) {
          return Optional.of(new Hindrance(rule.get(), hex));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> hindering(Hex hex, boolean smokeOnly) {
    if (field.smoke(hex) > 0) {
      return Optional.of(SMOKE);
    }
    if (!smokeOnly && field.gas(hex) > 0) {
      return Optional.of(GAS);
    }
    return !smokeOnly && field.isCreeping(hex)
        ? Optional.of("nomansland:4.1.2.g")
        : Optional.empty();
  }

  private static List<Hex> touched(LineStep step) {
    if (step instanceof LineStep.Through through) {
      return List.of(through.hex());
    }
    if (step instanceof LineStep.Spine spine) {
      return List.of(spine.side().a(), spine.side().b());
    }
    return step instanceof LineStep.Rim rim ? List.of(rim.hex()) : List.of();
  }
}
