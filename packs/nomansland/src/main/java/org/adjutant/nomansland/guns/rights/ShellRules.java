package org.adjutant.nomansland.guns.rights;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** Which shells a side may fire, and which hexes it may not aim at. */
public record ShellRules(Setting setting) {
  public static final String SMOKE = "smoke";
  public static final String NEUTRALIZATION = "neutralization";

  /** What may stand for the shells of an action; without a word they are HE. */
  public static final List<String> WORDS = List.of(SMOKE, NEUTRALIZATION);

  private static final String UNLABELLED = "nomansland:1.5.4.a";
  private static final String LABELS = "nomansland:NI-061";
  private static final int ALWAYS = 2;
  private static final String FROM_1917 = "nomansland:4.1.5.a";
  private static final int NEUTRALIZATION_YEAR = 1917;
  private static final String NOT_CAMOUFLAGED = "nomansland:1.5.3.2.a";
  private static final String NO_TARGET = "nomansland:1.4.1.3.f";

  /** Smoke only where the scenario names no shell; Neutralization from 1917 (NI-061, 4.1.5.a). */
  public void check(Desk desk, String word, Findings findings) {
    Sheet sheet = new Sheet(setting);
    if (word.equals(SMOKE) && !maySmoke(desk)) {
      findings.forbids(
          UNLABELLED,
          "this artillery has Shrapnel/HE only",
          Data.of("side", desk.side().id()),
          "fire without the word smoke");
    }
    if (word.equals(NEUTRALIZATION) && sheet.year() < NEUTRALIZATION_YEAR) {
      findings.forbids(
          FROM_1917,
          "there are no Neutralization Barrages yet",
          Data.of("year", sheet.year()),
          "fire without the word neutralization");
    }
  }

  public boolean maySmoke(Desk desk) {
    return new Sheet(setting).smoke(desk.side()) || desk.reading(LABELS) == ALWAYS;
  }

  public boolean mayNeutralise() {
    return new Sheet(setting).year() >= NEUTRALIZATION_YEAR;
  }

  /**
   * A Camouflaged structure may not be aimed at. Of one that the side does not see it is not told:
   * the shells then simply do it no harm.
   */
  public void camouflage(Desk desk, Hex hex, Findings findings) {
    Field field = new Field(setting, desk.view());
    for (Piece structure : field.structures(hex)) {
      if (structure.flag(Mark.CAMOUFLAGED) && !structure.side().equals(desk.side())) {
        Data inputs = Data.of("hex", hex.id()).with("structure", structure.id().id());
        findings.forbids(
            NO_TARGET, "a Camouflaged structure is no target", inputs, "aim at another hex");
        findings.forbids(NOT_CAMOUFLAGED, "the hex is Camouflaged", inputs, "aim at another hex");
      }
    }
  }
}
