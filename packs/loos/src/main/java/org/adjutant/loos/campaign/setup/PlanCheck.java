package org.adjutant.loos.campaign.setup;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.forces.SetUpPlan;
import org.adjutant.loos.campaign.forces.Stack;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Toll.Bar;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/**
 * Whether a whole set-up is legal: what is ready made fills up what is deployed, and a set-up of
 * one's own is checked unit by unit; of what is deployed it moves the units it names.
 */
final class PlanCheck implements Validator {
  private static final String PLAN = "loos:11.1.c";
  private static final String NOT_YET = "loos:11.6.a";

  private final Battlefield field;
  private final Places places;
  private final ReadyMade plans;

  PlanCheck(Battlefield field, Places places, ReadyMade plans) {
    this.field = field;
    this.places = places;
    this.plans = plans;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    SetUpPlan plan;
    try {
      plan = plans.meant(desk.side(), args.find(SetUpActions.HEXES));
    } catch (DataException e) {
      findings.forbids(
          PLAN,
          e.getMessage() == null ? "no set-up" : e.getMessage(),
          Data.EMPTY,
          plans.has(desk.side())
              ? "leave the data out for the ready-made set-up"
              : "give each hex a list of units, or deploy them one by one");
      return;
    }
    if (!SetUpActions.isOpen(desk)) {
      return;
    }
    if (args.find(SetUpActions.HEXES).isEmpty()) {
      filling(desk, plan, findings);
      return;
    }
    Position lifted = Effects.fold(desk.view(), lifting(desk.view(), plan));
    PlaceRule rule = places.of(desk.side());
    if (!isFaultless(lifted, plan, rule)) {
      tellFaults(lifted, plan, rule, findings);
    }
  }

  /** Whether nothing can be said against the set-up, seen once it stands. */
  private boolean isFaultless(Position lifted, SetUpPlan plan, PlaceRule rule) {
    List<Move> moves = plan.moves();
    return moves.stream().map(Move::piece).distinct().count() == moves.size()
        && moves.stream().allMatch(move -> Filling.waits(lifted, move))
        && Filling.isFaultless(lifted, field, rule, moves);
  }

  /** Puts the units down one by one, each to be judged by those that stand already. */
  private void tellFaults(Position lifted, SetUpPlan plan, PlaceRule rule, Findings findings) {
    Position now = lifted;
    for (Move move : plan.moves()) {
      Situation situation = field.in(now);
      Unit unit = situation.unit(move.piece()).orElseThrow();
      Data facts = Data.of("unit", unit.id().id()).with("hex", move.to().text());
      if (!Filling.waits(now, move)) {
        findings.forbids(
            NOT_YET,
            unit.name() + " is not to be deployed now",
            facts,
            "leave it out of the set-up");
        continue;
      }
      for (Bar bar : rule.bars(situation, unit, (Hex) move.to())) {
        findings.forbids(bar.rule().text(), bar.why(), facts, bar.remedy());
      }
      now = Effects.fold(now, List.of(move));
    }
  }

  /** The ready-made set-up goes around what stands on the map; if all do, nothing is left to do. */
  private void filling(Desk desk, SetUpPlan plan, Findings findings) {
    List<PieceId> left = Filling.of(desk.view(), field, places.of(desk.side()), plan).left();
    if (!left.isEmpty()) {
      findings.forbids(
          PLAN,
          "around what is deployed no room is left for "
              + String.join(", ", left.stream().map(PieceId::id).toList()),
          Data.of("units", Data.texts(left.stream().map(PieceId::id).toList())),
          "deploy them by hand, or lift units that are in their way");
    }
  }

  /** Picks up what a set-up of one's own names, wherever it stands on the map. */
  static List<Effect> lifting(Position position, SetUpPlan plan) {
    List<Effect> effects = new ArrayList<>();
    for (Stack stack : plan.stacks()) {
      for (PieceId unit : stack.units()) {
        if (position.piece(unit).filter(piece -> piece.place() instanceof Hex).isPresent()) {
          effects.add(new Move(unit, Stores.SET_UP));
        }
      }
    }
    return effects;
  }
}
