package org.adjutant.nomansland.guns.assault;

import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.DefendersGuns;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.CounterPreparation;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** When artillery may fire in the Assault, and at what. */
record ShellingRules(Setting setting) {
  private static final String FIRST = "nomansland:2.1.a";
  private static final String TARGETS = "nomansland:2.1.1.a";
  private static final String DEFENDER = "nomansland:2.2.1.a";
  private static final String EMPTY_HEXES = "nomansland:NI-075";
  private static final int ANY_HEX = 2;

  /** In the side's own Artillery Phase; the Defender also in the counter-preparation. */
  void when(Desk desk, Data args, Findings findings) {
    if (isOn(desk)) {
      return;
    }
    boolean attacker = desk.side().equals(Sides.ATTACKER);
    boolean later =
        desk.isActive() && (desk.inPhase(PhaseId.ACTION) || desk.inPhase(PhaseId.CLOSE_COMBAT));
    findings.forbids(
        attacker ? later ? FIRST : TARGETS : DEFENDER,
        later
            ? "the Artillery Phase is over before units act"
            : "it is no Artillery Phase of this side",
        Data.of("phase", desk.view().clock().phase())
            .with("active", desk.view().clock().active().toString()),
        "fire in this side's next artillery phase");
  }

  boolean isOn(Desk desk) {
    boolean counter = isBefore(desk) && desk.side().equals(Sides.DEFENDER);
    return desk.isActive() && (desk.inPhase(PhaseId.ARTILLERY) || counter);
  }

  /** Whether the Defender's guns may answer before turn 1 now (NI-138). */
  boolean isBefore(Desk desk) {
    return desk.inPhase(PhaseId.COUNTER_PREPARATION) && setting.scenario().counterPreparation();
  }

  void check(Desk desk, Data args, Findings findings) {
    ArtilleryPoints.check(desk.view(), desk.side(), args.integer(Shelling.POINTS), findings);
    ShellRules shells = new ShellRules(setting);
    String word = args.find(Shelling.SHELLS).map(Data::text).orElse("");
    shells.check(desk, word, findings);
    boolean attacker = desk.side().equals(Sides.ATTACKER);
    Place place = Place.parse(args.text(Shelling.HEX));
    if (!(place instanceof Hex hex) || !setting.ground().grid().contains(hex)) {
      findings.forbids(
          attacker ? TARGETS : DEFENDER,
          "a barrage is aimed at a hex of the map",
          Data.of("hex", args.text(Shelling.HEX)),
          "name a hex from A1 to R13");
      return;
    }
    Shelled.check(desk, hex, word.equals(ShellRules.SMOKE), findings);
    if (!attacker) {
      DefendersGuns.check(desk, findings);
      defender(desk, hex, findings);
    } else if (!args.has(Shelling.OBSERVER)) {
      shells.camouflage(desk, hex, findings);
      if (!word.equals(ShellRules.SMOKE) && !isTarget(desk, hex)) {
        findings.forbids(
            TARGETS,
            "nothing to be fired at is seen there",
            Data.of("hex", hex.id()),
            "aim at an enemy unit, a \"?\", a structure or wire; or fire smoke");
      }
    }
  }

  /** Whether the Attacker sees an enemy unit, a Structure, a "?" or wire in a hex. */
  boolean isTarget(Desk desk, Hex hex) {
    Field field = new Field(setting, desk.view());
    return field.hasMarker(hex)
        || field.wire(hex).holds()
        || !field.structures(hex).isEmpty()
        || !field.fighting(hex, Sides.enemy(desk.side())).isEmpty();
  }

  private void defender(Desk desk, Hex hex, Findings findings) {
    if (isBefore(desk)) {
      if (!holdsElements(desk, hex)) {
        findings.forbids(
            counterPreparation().rule().text(),
            "none of the units that may be fired at now is there",
            Data.of("hex", hex.id()).with("elements", elements() + " 1"),
            "aim at a hex with a unit of " + elements() + " 1");
      }
    } else if (desk.reading(EMPTY_HEXES) != ANY_HEX && !isDefendersTarget(desk, hex)) {
      findings.forbids(
          DEFENDER,
          "no enemy unit is there",
          Data.of("hex", hex.id()),
          "aim at a hex with an enemy unit");
    }
  }

  boolean isDefendersTarget(Desk desk, Hex hex) {
    return !new Field(setting, desk.view()).fighting(hex, Sides.ATTACKER).isEmpty();
  }

  boolean holdsElements(Desk desk, Hex hex) {
    return new Field(setting, desk.view())
        .fighting(hex, Sides.ATTACKER).stream().anyMatch(this::isElement);
  }

  private boolean isElement(Piece unit) {
    return unit.number(elements(), 0) == 1;
  }

  /** What is numbered: {@code company} or {@code platoon}; those of number 1 are fired at. */
  String elements() {
    return counterPreparation().company() > 0 ? Mark.COMPANY : Mark.PLATOON;
  }

  private CounterPreparation counterPreparation() {
    return setting
        .scenario()
        .defender()
        .counterPreparation()
        .orElseThrow(() -> new IllegalStateException("the scenario has no counter-preparation"));
  }
}
