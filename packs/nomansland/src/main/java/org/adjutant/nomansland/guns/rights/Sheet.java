package org.adjutant.nomansland.guns.rights;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Artillery;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;

/** What the scenario says of the artillery, as the rules of this section ask for it. */
public record Sheet(Setting setting) {
  private static final List<String> SURE_LINES = List.of("ERICH", "FRIEDRICH");

  public int year() {
    return setting.scenario().year();
  }

  private Artillery guns(SideId side) {
    return setting.scenario().side(side).artillery();
  }

  /** Whether a side's points are granted without a named shell, so that they may be Smoke. */
  public boolean smoke(SideId side) {
    return guns(side).smoke();
  }

  /** Whether a side may fire at the enemy's artillery. */
  public boolean counterBattery(SideId side) {
    return guns(side).counterBattery();
  }

  /** The statement that forbids it: the second of those on the guns. */
  public String counterBatteryRule(SideId side) {
    return rule(guns(side), 1);
  }

  /** Whether the scenario mentions gas for a side's counter-battery fire (NI-056). */
  public boolean gasCounterBattery(SideId side) {
    return guns(side).gasCounterBattery();
  }

  /** What the scenario adds to a side's dice on the barrage table. */
  public int barrageAdd(SideId side) {
    return guns(side).barrage();
  }

  /** The statement that adds it: the last of those on the guns. */
  public String barrageAddRule(SideId side) {
    return rule(guns(side), guns(side).rules().size() - 1);
  }

  /** Whether a side's artillery is printed as Camouflaged (S09.special.h). */
  public boolean camouflagedGuns(SideId side) {
    return guns(side).camouflaged();
  }

  /** The statement that says so: the second of those on the guns. */
  public String camouflagedGunsRule(SideId side) {
    return rule(guns(side), 1);
  }

  private static String rule(Artillery guns, int n) {
    return guns.rules().get(Math.min(n, guns.rules().size() - 1)).text();
  }

  /** The statement by which a side's shells do not scatter on a hex (S09.special.i). */
  public Optional<String> sureOf(SideId side, Hex hex) {
    boolean trench = setting.ground().line(hex).filter(SURE_LINES::contains).isPresent();
    return trench && guns(side).sure()
        ? Optional.of(rule(guns(side), guns(side).rules().size() - 1))
        : Optional.empty();
  }

  public boolean isHindenburg() {
    return setting.scenario().has(Special.HINDENBURG);
  }

  public String hindenburgRule() {
    return setting.scenario().rule(Special.HINDENBURG).text();
  }

  /**
   * Whether a hex counts as Revealed for a side's guns: only the Attacker reveals (1.4.b), and
   * Predicted Fire does so with every trench and wire hex (4.1.6.b).
   */
  public boolean isRevealedTo(SideId side, Position position, Hex hex) {
    return side.equals(Sides.ATTACKER)
        && (new Field(setting, position).isRevealed(hex) || isPredicted(position, hex));
  }

  /** Whether the scenario grants Predicted Fire. */
  public boolean predictsFire() {
    return setting.scenario().predictedFire().isPresent();
  }

  /** Whether a hex counts as Revealed by Predicted Fire. */
  public boolean isPredicted(Position position, Hex hex) {
    return predictsFire()
        && (setting.ground().isTrench(hex)
            || new Field(setting, position).wireHexes().contains(hex));
  }

  /**
   * Whether the Set-up Row is rolled for (NI-058).
   *
   * @param bothPrinted the reading of NI-064 in force
   */
  public boolean rollsSurprise(int bothPrinted) {
    return setting.scenario().surprise().rolled(bothPrinted);
  }

  public Optional<Grant.Creeping> creeping() {
    return grants(Grant.Creeping.class).stream().findFirst();
  }

  /** What is added to the dice of the Creeping Barrage; 0 without one. */
  public int creepingAdd() {
    return creeping().map(Grant.Creeping::add).orElse(0);
  }

  /** The statement that grants the Creeping Barrage, or the general one. */
  public String creepingRule() {
    return creeping().map(grant -> grant.rule().text()).orElse("nomansland:4.1.2.a");
  }

  /** The granted Straight Barrages, each entry with its row, if it names one. */
  public List<Grant.Straight> straights() {
    return grants(Grant.Straight.class);
  }

  public Optional<Grant.PerUnit> perUnit() {
    return grants(Grant.PerUnit.class).stream().findFirst();
  }

  public Optional<Grant.Bruchmueller> bruchmueller() {
    return grants(Grant.Bruchmueller.class).stream().findFirst();
  }

  /** Gas from projectors, aimed in the preparation. */
  public Optional<Grant.Gas> projectors() {
    return grants(Grant.Gas.class).stream().filter(gas -> !gas.cylinders()).findFirst();
  }

  /** Gas from cylinders, which drifts. */
  public Optional<Grant.Gas> cylinders() {
    return grants(Grant.Gas.class).stream().filter(Grant.Gas::cylinders).findFirst();
  }

  private <G extends Grant> List<G> grants(Class<G> sort) {
    return setting.scenario().attacker().barrages(sort);
  }
}
