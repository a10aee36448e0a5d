package org.adjutant.loos.series.combat.retreat;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.March;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Displacement (8.3.1): the friend in the last hex of a retreat goes one hex on as if it retreated
 * itself, displacing the next if it must, before the retreating unit comes in.
 */
final class Displacement {
  static final String ASK = "combat-displace";
  static final String EVENT = "loos/UnitDisplaced";
  private static final String CHOSEN = "combat-displace-chosen";
  private static final String MOVE = "combat-displace-move";

  private static final String PUSHES = "loos:8.3.1.a";
  private static final String DETAILS = "loos:8.3.1.c";

  private final Battlefield field;
  private final RetreatRule rule;
  private final March march;

  Displacement(Battlefield field, RetreatRule rule, March march) {
    this.field = field;
    this.rule = rule;
    this.march = march;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(ASK, this::ask);
    stages.put(CHOSEN, this::chosen);
    stages.put(MOVE, this::move);
  }

  /**
   * What the stage is called with.
   *
   * @param hex whose unit makes room
   * @param chain the hexes of the units that push it, which it cannot go to
   */
  static Data locals(RetreatOrder order, Hex hex, List<Hex> chain) {
    return locals(order.owner(), order.engagement().attacker(), hex, chain);
  }

  private static Data locals(SideId owner, SideId attacker, Hex hex, List<Hex> chain) {
    return Data.of("owner", owner.id())
        .with("attacker", attacker.id())
        .with("hex", hex.id())
        .with("chain", Data.texts(chain.stream().map(Hex::id).toList()));
  }

  static List<Hex> chain(Data locals) {
    return locals.get("chain").textItems().stream().map(Hex::new).toList();
  }

  private Step ask(Play play) {
    Data locals = play.locals();
    Situation situation = field.in(play.position());
    Unit unit = situation.uppermost(new Hex(locals.text("hex")));
    List<Way> ways =
        new WayFinder(situation, rule, play.reading(Preferences.EDGE))
            .displacement(unit, chain(locals))
            .list();
    play.find(
        Finding.applies(
            PUSHES,
            "a friend makes room for the retreating unit",
            Data.of("unit", unit.id().id()).with("ways", ways.size())));
    if (ways.size() == 1) {
      return push(play, unit, ways.get(0).end());
    }
    Data facts = Data.of("unit", unit.id().id()).with("chain", locals.get("chain"));
    return Step.ask(DisplaceChoice.NAME, new SideId(locals.text("owner")), facts, CHOSEN, locals);
  }

  private Step chosen(Play play) {
    Situation situation = field.in(play.position());
    Unit unit = situation.uppermost(new Hex(play.locals().text("hex")));
    return push(play, unit, new Hex(play.answer().text(DisplaceChoice.TO)));
  }

  /** The unit goes to the hex, after the friend there, if one is, has gone on in its turn. */
  private Step push(Play play, Unit unit, Hex to) {
    Data move = play.locals().with("unit", unit.id().id()).with("to", to.id());
    if (play.position().isVacant(to)) {
      return Step.go(MOVE, move);
    }
    List<Hex> chain = new ArrayList<>(chain(play.locals()));
    chain.add(unit.hex().orElseThrow());
    SideId attacker = new SideId(play.locals().text("attacker"));
    return Step.call(ASK, locals(unit.side(), attacker, to, chain), MOVE, move);
  }

  private Step move(Play play) {
    Unit unit = field.in(play.position()).unit(play.locals().text("unit")).orElseThrow();
    Hex to = new Hex(play.locals().text("to"));
    boolean attackers = unit.side().id().equals(play.locals().text("attacker"));
    Data facts = Data.of("unit", unit.id().id()).with("from", unit.piece().place().text());
    if (attackers) {
      play.find(Finding.applies(DETAILS, "a displaced attacker may not attack any more", facts));
    }
    Effect[] marks =
        attackers
            ? new Effect[] {SetPieceAttribute.flag(unit.id(), Marks.DISPLACED)}
            : new Effect[0];
    march.make(play, EVENT, unit, List.of(to), facts, marks);
    return Step.done();
  }
}
