package org.adjutant.loos.series;

import java.util.List;

/** The attributes of pieces that the series knows. */
public final class Marks {
  /** Text: what a person calls the unit. */
  public static final String NAME = "name";

  /** Numbers that stand for the printed values; as printed where absent. */
  public static final String ATTACK = "attack";

  public static final String DEFENCE = "defence";
  public static final String MOVE = "move";

  /** Number: the steps at full strength. */
  public static final String FULL_STEPS = "full-steps";

  /** Object with any of {@code attack}, {@code defence}, {@code move}: the reduced side. */
  public static final String REDUCED = "reduced";

  /** Flags that stand for what the counter shows. */
  public static final String MOBILE = "mobile";

  public static final String NO_ZOC = "noZoc";
  public static final String COMMANDO = "commando";
  public static final String SEABORNE = "seaborne";

  /** List of hex ids: where a reinforcement may enter. */
  public static final String ENTRY = "entry";

  /** Flag: it has moved in the movement phase of this player turn (5.2, 4.1). */
  public static final String MOVED = "moved";

  /** Flag: it has moved in the mobile movement phase of this player turn (5.2, 5.5). */
  public static final String MOVED_MOBILE = "moved-mobile";

  /** Flag: it took part in an attack of this player turn (8.2). */
  public static final String ATTACKED = "attacked";

  /** Flag: it advanced after combat in this player turn (8.5). */
  public static final String ADVANCED = "advanced";

  /** Flag: it was displaced in its own player turn and may not attack any more (8.3.1). */
  public static final String DISPLACED = "displaced";

  /** Flags: it was the target of an attack of this kind in this player turn (8.0). */
  public static final String BOMBARDED = "bombarded";

  public static final String DEFENDED = "defended";
  public static final String DEFENDED_MOBILE = "defended-mobile";

  /**
   * Text: the piece that has taken the place of this one on the map, its attacks included, where a
   * title replaces a unit that loses a step.
   */
  public static final String STAND_IN = "stand-in";

  /** The flags that last for one player turn; all are cleared when the next begins. */
  public static final List<String> OF_A_PLAYER_TURN =
      List.of(
          MOVED, MOVED_MOBILE, ATTACKED, ADVANCED, DISPLACED, BOMBARDED, DEFENDED, DEFENDED_MOBILE);

  private Marks() {}
}
