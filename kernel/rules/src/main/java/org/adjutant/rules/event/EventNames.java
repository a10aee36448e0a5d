package org.adjutant.rules.event;

/** The names of events that titles have in common. A pack's own stand under its prefix. */
public final class EventNames {
  public static final String GAME_OPENED = "GameOpened";
  public static final String PHASE_BEGAN = "PhaseBegan";
  public static final String PHASE_ENDED = "PhaseEnded";
  public static final String CHOICE_OFFERED = "ChoiceOffered";
  public static final String CHOICE_ANSWERED = "ChoiceAnswered";
  public static final String ROLL_NEEDED = "RollNeeded";
  public static final String DICE_ROLLED = "DiceRolled";
  public static final String ROLL_CANCELLED = "RollCancelled";
  public static final String PROCEEDED = "Proceeded";
  public static final String OVERRULED = "Overruled";
  public static final String READING_CHANGED = "ReadingChanged";
  public static final String MOVEMENT_DECLARED = "MovementDeclared";
  public static final String MOVEMENT_INTERRUPTED = "MovementInterrupted";
  public static final String ATTACK_DECLARED = "AttackDeclared";
  public static final String COMBAT_RESOLVED = "CombatResolved";
  public static final String BOMBARDMENT_DECLARED = "BombardmentDeclared";
  public static final String BOMBARDMENT_RESOLVED = "BombardmentResolved";
  public static final String SUPPORT_COMMITTED = "SupportCommitted";
  public static final String SUPPORT_REVEALED = "SupportRevealed";
  public static final String RETREAT_MADE = "RetreatMade";
  public static final String STIFF_RESISTANCE = "StiffResistanceOffered";
  public static final String ADVANCE_MADE = "AdvanceMade";
  public static final String STEP_LOST = "StepLost";
  public static final String PIECE_ELIMINATED = "PieceEliminated";
  public static final String PIECE_PLACED = "PiecePlaced";
  public static final String CONTROL_CHANGED = "ControlChanged";
  public static final String GAME_ENDED = "GameEnded";

  private EventNames() {}
}
