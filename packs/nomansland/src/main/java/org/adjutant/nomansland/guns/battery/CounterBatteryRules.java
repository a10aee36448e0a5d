package org.adjutant.nomansland.guns.battery;

import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.DefendersGuns;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** Who may fire at the enemy's guns, when, how often and with what. */
record CounterBatteryRules(Setting setting) {
  private static final String ONCE = "nomansland:1.5.3.1.a";
  private static final String DEFENDER_ONCE = "nomansland:2.2.1.c";
  private static final String SHELLS = "nomansland:1.5.3.1.e";
  private static final String CAMOUFLAGED = "nomansland:1.4.1.3.g";
  private static final String IN_ASSAULT = "nomansland:NI-054";
  private static final String MENTIONED = "nomansland:NI-056";
  private static final String WHERE_SAID = "nomansland:NI-151";
  private static final String PREDICTED = "nomansland:NI-095";
  private static final int GAS_YEAR = 1916;
  private static final int SECOND = 2;

  /** The Attacker in the preparation, the Defender in his artillery phases (NI-054). */
  void when(Desk desk, Data args, Findings findings) {
    boolean attacker = desk.side().equals(Sides.ATTACKER);
    boolean assault = desk.inPhase(PhaseId.ARTILLERY);
    boolean fits =
        desk.isActive()
            && (attacker && desk.inPhase(PhaseId.BOMBARDMENT)
                || assault && (!attacker || desk.reading(IN_ASSAULT) == SECOND));
    if (!fits) {
      findings.forbids(
          attacker ? ONCE : "nomansland:2.2.1.b",
          "counter-battery fire is not for this phase",
          Data.of("phase", desk.view().clock().phase()).with("side", desk.side().id()),
          attacker
              ? "the Attacker does it in the Preparatory Bombardments"
              : "the Defender does it in his artillery phase");
    }
  }

  void check(Desk desk, Data args, Findings findings) {
    SideId side = desk.side();
    Sheet sheet = new Sheet(setting);
    ArtilleryPoints.check(desk.view(), side, args.integer(CounterBattery.POINTS), findings);
    if (desk.view().attribute(Subject.of(side), Mark.COUNTER_BATTERY).isPresent()) {
      findings.forbids(
          side.equals(Sides.ATTACKER) ? ONCE : DEFENDER_ONCE,
          "this side has done its counter-battery fire",
          Data.of("side", side.id()),
          "spend the points on other targets");
    }
    if (!sheet.counterBattery(side)) {
      findings.forbids(
          sheet.counterBatteryRule(side),
          "this artillery may not aim at the enemy's",
          Data.of("side", side.id()),
          "spend the points on hexes");
    }
    if (args.has(CounterBattery.GAS) && !mayGas(desk)) {
      findings.forbids(
          SHELLS,
          "there are no gas shells for it",
          Data.of("year", sheet.year()).with("side", side.id()),
          "fire without gas");
    }
    if (side.equals(Sides.DEFENDER)) {
      DefendersGuns.check(desk, findings);
    } else {
      camouflage(desk, sheet, findings);
    }
  }

  boolean mayGas(Desk desk) {
    Sheet sheet = new Sheet(setting);
    boolean mentioned = sheet.gasCounterBattery(desk.side()) || desk.reading(MENTIONED) == SECOND;
    return desk.side().equals(Sides.ATTACKER) && sheet.year() >= GAS_YEAR && mentioned;
  }

  private static void camouflage(Desk desk, Sheet sheet, Findings findings) {
    boolean printed = sheet.camouflagedGuns(Sides.DEFENDER);
    boolean hidden = printed || desk.reading(WHERE_SAID) == SECOND;
    boolean revealed =
        desk.view().attribute(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED).isPresent();
    boolean lifted = sheet.predictsFire() && desk.reading(PREDICTED) == SECOND;
    if (hidden && !revealed && !lifted) {
      for (String rule :
          printed
              ? new String[] {CAMOUFLAGED, sheet.camouflagedGunsRule(Sides.DEFENDER)}
              : new String[] {CAMOUFLAGED}) {
        findings.forbids(
            Finding.forbids(rule, "Camouflaged guns must be Revealed first", Data.EMPTY),
            () -> "only Reconnaissance can reveal them; spend the points on hexes");
      }
    }
  }
}
