package org.adjutant.nomansland.guns.gas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.fall.Scatter;
import org.adjutant.nomansland.guns.fall.Volley;
import org.adjutant.nomansland.guns.fall.Volley.Load;
import org.adjutant.nomansland.guns.rights.Rows;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code projectors <row>}: gas shells on a row, one in each column as far as they go, each of
 * which scatters (S09.attacker.e, 4.1.1.2.a).
 */
public record Projectors(Setting setting) {
  private static final String NAME = "projectors";
  private static final String ROW = "row";
  private static final String DONE = "projectors-fired";
  private static final String ROWS = "nomansland:NI-007";
  private static final String RULE = "nomansland:4.1.1.2.a";
  private static final Shape SHAPE =
      Shape.of(Field.word(ROW, List.of(), "a row by its letter, or a trench by its name"));

  public static Chapter chapter(Setting setting) {
    Projectors projectors = new Projectors(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, projectors::fire);
    return new Chapter(
        List.of(
            SimpleAction.sampling(
                NAME,
                "Fire gas shells at a row.",
                SHAPE,
                List.of(projectors::check),
                projectors::candidates)),
        List.of(),
        stages);
  }

  private void check(Desk desk, Data args, Findings findings) {
    Optional<Grant.Gas> grant = new Sheet(setting).projectors();
    String rule = grant.map(gas -> gas.rule().text()).orElse(RULE);
    Data inputs = Data.of("phase", desk.view().clock().phase()).with(ROW, args.text(ROW));
    if (grant.isEmpty()) {
      findings.forbids(rule, "the scenario has no gas projectors", inputs, "use other barrages");
    }
    if (!desk.isActive() || !desk.inPhase(PhaseId.BOMBARDMENT)) {
      findings.forbids(
          rule,
          "projectors fire in the Preparatory Bombardments",
          inputs,
          "it is the Attacker's to do there");
    }
    if (desk.view().attribute(Subject.GAME, DONE).isPresent()) {
      findings.forbids(rule, "the projectors have fired", inputs, "use other barrages");
    }
    Rows rows = Rows.in(setting, desk.view());
    int reading = desk.reading(ROWS);
    if (rows.letter(args.text(ROW)).filter(rows.eligible(reading)::contains).isEmpty()) {
      findings.forbids(
          rule,
          "this is no row to be chosen",
          inputs,
          () -> "name one of " + String.join(", ", rows.eligible(reading)));
    }
  }

  private List<Data> candidates(Desk desk) {
    if (!desk.inPhase(PhaseId.BOMBARDMENT) || new Sheet(setting).projectors().isEmpty()) {
      return List.of();
    }
    return Rows.in(setting, desk.view()).defences().stream().map(row -> Data.of(ROW, row)).toList();
  }

  private Step fire(Play play) {
    Grant.Gas grant = new Sheet(setting).projectors().orElseThrow();
    Rows rows = Rows.in(setting, play.position());
    String row = rows.letter(play.locals().text(ROW)).orElseThrow();
    List<Hex> hexes = rows.hexes(row, play.reading(ROWS));
    List<Hex> aims = new ArrayList<>();
    for (int n = 0; n < grant.markers(); n++) {
      aims.add(hexes.get(n % hexes.size()));
    }
    play.find(
        Finding.applies(
            grant.rule().text(),
            "a row is chosen, and each gas shell scatters",
            Data.of(ROW, row).with("shells", aims.size())));
    play.happens(
        "nomansland/ProjectorsFired",
        Data.of(ROW, row).with("shells", aims.size()),
        SetAttribute.open(Subject.GAME, DONE, Data.of(true)));
    return Step.go(Scatter.STAGE, Volley.at(Sides.ATTACKER, Load.GAS, aims).write());
  }
}
