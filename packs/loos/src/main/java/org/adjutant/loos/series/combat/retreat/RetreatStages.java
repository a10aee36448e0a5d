package org.adjutant.loos.series.combat.retreat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.advance.Advance;
import org.adjutant.loos.series.combat.clash.Casualties;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Retreat (8.3): the owner is asked for each unit, or resists (8.4); the unit goes as far as it
 * can, displacing friends if it must (8.3.1); if it falls short it loses a step, and if it cannot
 * go at all it is eliminated.
 */
final class RetreatStages {
  private static final String ASK = "combat-retreat";
  private static final String ANSWERED = "combat-retreat-answered";
  private static final String GO = "combat-retreat-go";
  private static final String MOVE = "combat-retreat-move";

  private static final String OWN = RetreatChoice.OWN;
  private static final String AT_ONCE = "loos:8.3.a";
  private static final String CANNOT = "loos:8.3.b";
  private static final String SEA = "loos:8.3.h";
  private static final String SHORT = "loos:8.3.j";

  private final Battlefield field;
  private final RetreatRule rule;
  private final Casualties casualties;
  private final March march;

  RetreatStages(Battlefield field, RetreatRule rule, Casualties casualties, March march) {
    this.field = field;
    this.rule = rule;
    this.casualties = casualties;
    this.march = march;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(ASK, this::ask);
    stages.put(ANSWERED, this::answered);
    stages.put(GO, this::go);
    stages.put(MOVE, this::move);
  }

  static Step of(RetreatOrder order) {
    return Step.go(ASK, order.write());
  }

  private Step ask(Play play) {
    RetreatOrder order = RetreatOrder.read(play.locals());
    WayFinder finder = finder(play);
    List<Data> answers = RetreatChoice.answers(order, finder);
    play.find(
        Finding.applies(
            OWN,
            "the owner retreats his units",
            Data.of("owner", order.owner().id())
                .with("units", Engagement.ids(order.units()))
                .with("hexes", order.hexes())
                .with("answers", answers.size())));
    if (answers.size() == 1) {
      return follow(play, order, RetreatAnswer.read(answers.get(0)));
    }
    return Step.ask(RetreatChoice.NAME, order.owner(), order.write(), ANSWERED, order.write());
  }

  private Step answered(Play play) {
    return follow(play, RetreatOrder.read(play.locals()), RetreatAnswer.read(play.answer()));
  }

  private Step follow(Play play, RetreatOrder order, RetreatAnswer answer) {
    Situation situation = field.in(play.position());
    Unit unit = RetreatChoice.unit(order, answer, situation).orElseThrow();
    if (answer.stands()) {
      return StiffResistance.of(order, unit.id());
    }
    return Step.go(
        GO,
        Data.of("order", order.write())
            .with("unit", unit.id().id())
            .with("path", Data.texts(answer.path().stream().map(Hex::id).toList())));
  }

  private Step go(Play play) {
    RetreatOrder order = RetreatOrder.read(play.locals().get("order"));
    Unit unit = field.in(play.position()).unit(play.locals().text("unit")).orElseThrow();
    List<Hex> path = path(play.locals());
    WayFinder finder = finder(play);
    if (path.isEmpty()) {
      return stuck(play, order, unit, finder);
    }
    Way way = finder.retreat(order, unit).along(path).orElseThrow();
    Data locals = play.locals().with("missing", way.missing());
    play.find(
        Finding.applies(
            PathFaults.AS_FAR,
            "it goes by one of the ways open to it",
            Data.of("unit", unit.id().id()).with("hexes", path.size())));
    rule.remarks(finder.situation(), unit, way).forEach(play::find);
    if (way.displaces()) {
      List<Hex> chain = List.of(unit.hex().orElseThrow());
      return Step.call(
          Displacement.ASK, Displacement.locals(order, way.end(), chain), MOVE, locals);
    }
    return Step.go(MOVE, locals);
  }

  /** It cannot go one hex: by the fault of friends or the sea it is reduced, else eliminated. */
  private Step stuck(Play play, RetreatOrder order, Unit unit, WayFinder finder) {
    Data facts = Data.of("unit", unit.id().id());
    boolean friends = finder.retreat(order, unit).friendsBar();
    if (finder.onlyBySea(order, unit)) {
      play.find(Finding.applies(SEA, "instead of retreating into the sea it is reduced", facts));
      casualties.loseStep(play, unit.id());
    } else if (friends) {
      Situation situation = finder.situation();
      play.find(rule.reducedByFriends(situation, unit));
      if (order.pursued() && rule.standsBeforeFriends(situation)) {
        return StiffResistance.of(order, unit.id());
      }
      casualties.loseStep(play, unit.id());
    } else {
      play.find(Finding.applies(CANNOT, "it cannot retreat and is eliminated", facts));
      casualties.eliminate(play, unit.id());
    }
    return next(order, unit.id(), unit.hex().orElseThrow(), List.of());
  }

  private Step move(Play play) {
    RetreatOrder order = RetreatOrder.read(play.locals().get("order"));
    Unit unit = field.in(play.position()).unit(play.locals().text("unit")).orElseThrow();
    List<Hex> path = path(play.locals());
    Hex from = unit.hex().orElseThrow();
    int missing = play.locals().integer("missing");
    Data facts = Data.of("unit", unit.id().id()).with("from", from.id());
    play.find(Finding.applies(AT_ONCE, "a retreat is made at once and costs no movement", facts));
    Data made = facts.with("hexes", order.hexes());
    if (play.position().isVacant(path.get(path.size() - 1))) {
      march.make(play, EventNames.RETREAT_MADE, unit, path, made);
    } else {
      march.makeUnder(play, EventNames.RETREAT_MADE, unit, path, made);
    }
    if (missing > 0) {
      play.find(
          Finding.applies(
              SHORT,
              "short of its number it stops and loses a step",
              facts.with("short", missing)));
      Situation situation = field.in(play.position());
      Unit there = situation.unit(unit.id()).orElseThrow();
      List<Unit> others = march.followers().fallShortWith(situation, there);
      casualties.loseStep(play, unit.id());
      others.forEach(other -> casualties.loseStep(play, other.id()));
    }
    return next(order, unit.id(), from, path);
  }

  /** The next unit, or the advance of the attackers. */
  private static Step next(RetreatOrder order, PieceId gone, Hex from, List<Hex> path) {
    if (order.units().size() > 1) {
      return of(order.without(gone));
    }
    if (!order.pursued()) {
      return Step.done();
    }
    List<Hex> vacated = new ArrayList<>(List.of(from));
    vacated.addAll(path);
    return Advance.of(order.engagement(), vacated);
  }

  private WayFinder finder(Play play) {
    return new WayFinder(field.in(play.position()), rule, play.reading(Preferences.EDGE));
  }

  private static List<Hex> path(Data locals) {
    return locals.get("path").textItems().stream().map(Hex::new).toList();
  }
}
