package org.adjutant.loos.series.movement;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Remedy;
import org.adjutant.loos.series.Unit;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.reach.Points;
import org.adjutant.rules.board.reach.Toll;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/** Puts a move to every rule of 5 and 6.1, each of which says for itself whether it is broken. */
final class MoveCheck implements Validator {
  private static final RuleId WORKED = RuleId.of("loos:5.4.f");
  private static final String NO_FRIEND = "loos:5.3.c";

  private final Battlefield field;
  private final MovementRules rules;
  private final Right right;

  MoveCheck(Battlefield field, MovementRules rules, Right right) {
    this.field = field;
    this.rules = rules;
    this.right = right;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    MoveOrder order = MoveOrder.read(field, desk.view(), args);
    Optional<Unit> unit = order.unit().filter(u -> u.side().equals(desk.side()));
    if (unit.isEmpty()) {
      return;
    }
    for (Toll.Bar bar : right.bars(order.situation(), unit.get())) {
      findings.forbids(
          bar.rule().text(), bar.why(), Data.of("unit", unit.get().id().id()), bar.remedy());
    }
    order
        .offMap()
        .ifPresent(
            place ->
                findings.forbids(
                    Walk.MAP.text(),
                    "this is no hex of the map",
                    Data.of("place", place.text()),
                    () -> Remedy.onMap(order.situation().grid())));
    int reentry = desk.reading(Tolls.REENTRY);
    order.walk(rules, reentry).ifPresent(walk -> check(walk, reentry, findings));
  }

  private void check(Walk walk, int reentry, Findings findings) {
    for (WalkRule rule : PathRules.ALL) {
      rule.check(walk, findings);
    }
    ZoneRules zones = new ZoneRules(rules.zoneBar(), reentry);
    for (WalkRule rule : zones.all()) {
      rule.check(walk, findings);
    }
    if (walk.path().size() > 1) {
      endsAlone(walk, findings);
    }
    if (!findings.forbidden()) {
      rules.stacking().remarks(walk.situation(), walk.unit(), walk.end()).forEach(findings::add);
      Finding paid = paid(walk);
      findings.add(zones.readingOf(walk).map(paid::from).orElse(paid));
      Remarks.add(walk, rules, findings);
    }
  }

  /** 5.3.b lets it pass through the hexes of friends for nothing more; 5.3.c is about the end. */
  private void endsAlone(Walk walk, Findings findings) {
    rules
        .stacking()
        .bars(walk.situation(), walk.unit(), walk.end())
        .ifPresent(
            bar -> {
              Data hex = Data.of("hex", walk.end().id());
              if (walk.situation().holds(walk.unit().side(), walk.end())) {
                findings.forbids(
                    NO_FRIEND,
                    "the move would end in the hex of a friend",
                    hex,
                    () -> endings(walk));
              }
              findings.forbids(
                  bar.rule().text(),
                  bar.why(),
                  hex,
                  () -> Remedy.both(bar.remedy(), endings(walk)));
            });
  }

  /** Where the unit could end instead on the way, or beside its end. */
  private String endings(Walk walk) {
    List<Hex> free = new ArrayList<>(walk.path().subList(1, walk.path().size() - 1));
    free.addAll(walk.situation().grid().neighbours(walk.end()));
    free.removeIf(
        hex ->
            hex.equals(walk.start())
                || walk.situation().enemyAt(walk.unit().side(), hex)
                || rules.stacking().bars(walk.situation(), walk.unit(), hex).isPresent());
    return free.isEmpty()
        ? "end the move in a hex where no unit is"
        : "end it where there is room, on the way or beside it: "
            + Remedy.some(new LinkedHashSet<>(free));
  }

  /** 5.1.c: what each hex cost as it was entered, and why. */
  private static Finding paid(Walk walk) {
    List<Data> steps = new ArrayList<>(walk.strides().size());
    for (Stride stride : walk.strides()) {
      steps.add(Data.of(stride.crossing().to().id() + ": " + cost(stride)));
    }
    return Finding.applies(
        Walk.PROCEDURE.text(),
        "movement points are spent hex by hex",
        Data.of("steps", Data.of(steps))
            .with("spent", Points.text(walk.spent()))
            .with("allowance", Points.text(walk.allowance())));
  }

  private static String cost(Stride stride) {
    StringBuilder text = new StringBuilder(Points.text(stride.toll().halves()));
    char before = '(';
    for (Toll.Part part : stride.toll().parts()) {
      text.append(before == '(' ? " (" : ", ").append(part.what()).append(' ');
      text.append(Points.text(part.halves())).append(' ').append(part.rule().number());
      before = ',';
    }
    String sum = stride.toll().parts().size() > 1 ? "; added up " + WORKED.number() + ")" : ")";
    return text.append(before == ',' ? sum : "")
        .append(stride.toll().whole() ? ", the whole allowance 6.1.b" : "")
        .toString();
  }
}
