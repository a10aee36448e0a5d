package org.adjutant.loos.series.combat.clash;

import java.util.Arrays;
import org.adjutant.rules.data.DataException;

/** What a cell of the combat results table says (8.2.4). */
public enum CombatResult {
  /** The defender is eliminated. */
  DE("De", 0),
  /** The defender retreats three hexes. */
  D3("D3", 3),
  /** The defender retreats two hexes. */
  D2("D2", 2),
  /** Each side loses a step. */
  EX("Ex", 0),
  /** The attackers retreat one hex. */
  A1("A1", 1),
  /** The attackers retreat two hexes. */
  A2("A2", 2),
  /** The attackers retreat three hexes. */
  A3("A3", 3),
  /** One attacker loses a step. */
  A_LOSS("(A)", 0),
  /** The attackers are eliminated. */
  AE("Ae", 0),
  /** Nothing happens. */
  NONE(".", 0);

  private final String code;
  private final int hexes;

  CombatResult(String code, int hexes) {
    this.code = code;
    this.hexes = hexes;
  }

  /** As it stands in the table. */
  public String code() {
    return code;
  }

  /** How far it makes units retreat, in hexes; 0 if it is no retreat. */
  public int hexes() {
    return hexes;
  }

  /**
   * The result of this code.
   *
   * @throws DataException naming the codes there are
   */
  public static CombatResult of(String code) {
    for (CombatResult result : values()) {
      if (result.code.equals(code)) {
        return result;
      }
    }
    throw new DataException(
        "\""
            + code
            + "\" is no combat result; there are "
            + Arrays.stream(values()).map(CombatResult::code).toList());
  }
}
