package org.adjutant.nomansland.planning.begin;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.setting.sheet.Aircraft;
import org.adjutant.nomansland.setting.sheet.Artillery;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.nomansland.setting.sheet.Force;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.nomansland.setting.sheet.Levy;
import org.adjutant.nomansland.setting.sheet.Lot;
import org.adjutant.nomansland.setting.sheet.Placement;
import org.adjutant.nomansland.setting.sheet.Scenario;
import org.adjutant.nomansland.setting.sheet.Structure;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.RuleId;

/** What the sheet of a scenario has, by the statement that gives it. */
final class Inventory {
  private final Map<String, Item> items = new LinkedHashMap<>();

  private Inventory() {}

  static Inventory of(Scenario scenario) {
    Inventory all = new Inventory();
    all.force(scenario.attacker());
    all.force(scenario.defender());
    Data wire = Data.of("first", scenario.wire().first()).with("second", scenario.wire().second());
    for (var own : scenario.wire().hexes().entrySet()) {
      wire = wire.with(own.getKey().text(), own.getValue());
    }
    for (RuleId rule : scenario.wire().rules()) {
      all.add(rule, "the grades of the wire", wire);
    }
    Data surprise = Data.EMPTY;
    if (scenario.surprise().value().isPresent()) {
      surprise = surprise.with("value", scenario.surprise().value().get());
    }
    if (scenario.surprise().row().isPresent()) {
      surprise = surprise.with("row", scenario.surprise().row().get());
    }
    all.add(scenario.surprise().rule(), "how the Set-up Row is found", surprise);
    scenario
        .predictedFire()
        .ifPresent(
            fire -> all.add(fire.rule(), "Predicted Fire", Data.EMPTY.with("shift", fire.shift())));
    all.figure(scenario.wind(), "the direction of the wind", "direction");
    all.figure(scenario.forward(), "Forward! markers in the cup", "count");
    scenario
        .specials()
        .forEach(
            (special, rule) -> all.add(rule, "a special rule", Data.of("special", special.word())));
    return all;
  }

  Optional<Item> of(String rule) {
    return Optional.ofNullable(items.get(rule));
  }

  private void force(Force force) {
    for (Levy levy : force.levies()) {
      for (Lot form : levy.forms()) {
        boolean choice = levy.forms().size() > 1;
        add(
            levy.rule(),
            choice ? "units of the scenario, in one of these forms" : "units of the scenario",
            Data.of(form.kind(), form.count()));
      }
    }
    Aircraft planes = force.aircraft();
    Data inAir =
        Data.of("fighters", planes.fighters())
            .with("recon", planes.recon())
            .with("balloons", planes.balloons())
            .with("of choice", planes.choice())
            .with("aces", planes.aces());
    planes.rules().forEach(rule -> add(rule, "aircraft of the scenario", inAir));
    Artillery guns = force.artillery();
    for (RuleId rule : guns.rules()) {
      add(rule, "the artillery of the scenario", Data.of("points", guns.points()));
    }
    figure(force.observers(), "Forward Observers", "observers");
    figure(force.snipers(), "Sniper markers", "snipers");
    figure(force.grenades(), "Grenade markers", "grenades");
    figure(force.kBullets(), "K-Bullets markers", "k-bullets");
    for (Grant grant : force.barrages()) {
      add(grant.rule(), "a barrage that is granted", Data.of("barrage", grant.toString()));
    }
    for (Structure structure : force.structures()) {
      add(structure.rule(), "structures", Data.of(structure.kind(), structure.count()));
    }
    for (Placement placement : force.placements()) {
      add(placement.rule(), "where units start", where(placement));
    }
    force
        .formation()
        .ifPresent(
            made ->
                add(
                    made.rule(),
                    "companies and platoons",
                    Data.of("companies", made.companies()).with("platoons", made.platoons())));
    force
        .reserve()
        .ifPresent(
            reserve ->
                add(
                    reserve.rule(),
                    "the Counter-Attack force",
                    reserve
                        .units()
                        .map(lot -> Data.of(lot.kind(), lot.count()))
                        .orElse(Data.of("from", "eliminated units"))));
  }

  private static Data where(Placement placement) {
    Data where = Data.EMPTY;
    if (placement.row().isPresent()) {
      where = where.with("row", placement.row().get());
    }
    if (placement.behind().isPresent()) {
      where = where.with("rows behind", placement.behind().get());
    }
    if (placement.line().isPresent()) {
      where = where.with("line", placement.line().get());
    }
    return where.with("manner", placement.manners().toString());
  }

  private void figure(Optional<Figure> figure, String says, String name) {
    figure.ifPresent(given -> add(given.rule(), says, Data.of(name, given.number())));
  }

  /** Several entries by one statement become one item. */
  private void add(RuleId rule, String says, Data inputs) {
    Item before = items.get(rule.text());
    Data all = before == null ? Data.EMPTY : before.inputs();
    for (var input : inputs.fields().entrySet()) {
      all = all.with(input.getKey(), input.getValue());
    }
    items.put(rule.text(), new Item(before == null ? says : before.says(), all));
  }
}
