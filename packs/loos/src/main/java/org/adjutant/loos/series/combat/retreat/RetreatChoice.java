package org.adjutant.loos.series.combat.retreat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;

/**
 * {@code retreat go <path>} or {@code retreat stand}: the owner of units that have to retreat
 * chooses a way, or stiff resistance (8.3, 8.4). Of several units the next to go is named too.
 */
final class RetreatChoice implements ChoiceKind {
  static final String NAME = "retreat";
  static final String OWN = "loos:8.2.4.i";
  static final String STIFF = "loos:8.4.a";

  private final Battlefield field;
  private final RetreatRule rule;

  RetreatChoice(Battlefield field, RetreatRule rule) {
    this.field = field;
    this.rule = rule;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    RetreatOrder order = RetreatOrder.read(choice.facts());
    String units = String.join(", ", order.units().stream().map(PieceId::id).toList());
    return "Retreat "
        + units
        + " by "
        + order.hexes()
        + (order.hexes() == 1 ? " hex" : " hexes")
        + (order.mayStand() ? ", or stand and lose a step?" : ": which way?");
  }

  @Override
  public Shape shape() {
    return RetreatAnswer.SHAPE;
  }

  @Override
  public void check(Desk desk, Choice choice, Data data, Findings findings) {
    RetreatOrder order = RetreatOrder.read(choice.facts());
    RetreatAnswer answer = RetreatAnswer.read(data);
    Situation situation = field.in(desk.view());
    Optional<Unit> unit = unit(order, answer, situation);
    if (unit.isEmpty()) {
      Data facts = Data.of("units", Engagement.ids(order.units()));
      findings.forbids(
          OWN,
          "name one of the units that have to retreat",
          facts,
          () -> "say which with: with " + Remedy.some(order.units()));
      return;
    }
    if (answer.stands()) {
      if (!order.mayStand()) {
        findings.forbids(
            STIFF,
            "the units have begun to retreat, so none can resist any more",
            Data.EMPTY,
            "answer go with a way");
      } else if (!answer.path().isEmpty()) {
        findings.forbids(
            STIFF,
            "a unit that stands goes no way",
            Data.EMPTY,
            "answer stand without hexes, or go with them");
      }
      return;
    }
    WayFinder finder = new WayFinder(situation, rule, desk.reading(Preferences.EDGE));
    Ways ways = finder.retreat(order, unit.get());
    boolean legal =
        ways.list().isEmpty() ? answer.path().isEmpty() : ways.along(answer.path()).isPresent();
    if (!legal) {
      new PathFaults(finder, order.engagement().isBombardment(), unit.get(), ways)
          .name(answer.path(), findings);
    }
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    RetreatOrder order = RetreatOrder.read(choice.facts());
    Situation situation = field.in(desk.view());
    return Offer.all(
        answers(order, new WayFinder(situation, rule, desk.reading(Preferences.EDGE))));
  }

  /** Every legal answer; one at least. */
  static List<Data> answers(RetreatOrder order, WayFinder finder) {
    boolean several = order.units().size() > 1;
    List<Data> answers = new ArrayList<>();
    for (PieceId id : order.units()) {
      Unit unit = finder.situation().unit(id).orElseThrow();
      Ways found = finder.retreat(order, unit);
      List<Way> ways = found.list();
      for (Way way : ways) {
        answers.add(RetreatAnswer.go(unit, way.path(), several));
      }
      if (ways.isEmpty()) {
        answers.add(RetreatAnswer.go(unit, List.of(), several));
      }
      boolean stuck = found.friendsBar() && finder.rule().standsBeforeFriends(finder.situation());
      if (order.mayStand() && (several || !stuck)) {
        answers.add(RetreatAnswer.stand(unit, several));
      }
    }
    return answers;
  }

  /** The unit an answer is about: the one named, or the only one. */
  static Optional<Unit> unit(RetreatOrder order, RetreatAnswer answer, Situation situation) {
    if (answer.unit().isPresent()) {
      return answer.unit().filter(order.units()::contains).flatMap(situation::unit);
    }
    return order.units().size() == 1 ? situation.unit(order.units().get(0)) : Optional.empty();
  }
}
