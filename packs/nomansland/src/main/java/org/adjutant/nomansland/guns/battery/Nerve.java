package org.adjutant.nomansland.guns.battery;

import java.util.List;
import org.adjutant.nomansland.board.Mark;

/** What of the Defender's command can be disrupted by a barrage of its own (4.1.3, 4.1.4). */
enum Nerve {
  COMMAND_POST("command-post", "cp", "disrupted", "nomansland:4.1.3.a", "nomansland:4.1.3.b"),
  COMMUNICATIONS(
      "communications", "communications", "broken", "nomansland:4.1.4.a", "nomansland:4.1.4.b");

  private final String action;
  private final String table;
  private final String success;
  private final String rule;
  private final String effect;

  Nerve(String action, String table, String success, String rule, String effect) {
    this.action = action;
    this.table = table;
    this.success = success;
    this.rule = rule;
    this.effect = effect;
  }

  static Nerve of(String action) {
    return action.equals(COMMAND_POST.action) ? COMMAND_POST : COMMUNICATIONS;
  }

  /** The action by which it is fired at. */
  String action() {
    return action;
  }

  /** The table that is rolled on; its modifiers have the same name. */
  String table() {
    return table;
  }

  /** The cell that says that the fire has succeeded. */
  String success() {
    return success;
  }

  /** The statement that lets the Attacker fire at it. */
  String rule() {
    return rule;
  }

  /** The statement that says what success does. */
  String effect() {
    return effect;
  }

  /** The tallies of the markers that leave the Headquarters. */
  List<String> lost() {
    return this == COMMAND_POST ? List.of(Mark.LOST_CP) : List.of(Mark.LOST_ART, Mark.LOST_CA);
  }

  /** The markers as the cup has them. */
  List<String> markers() {
    return this == COMMAND_POST ? List.of("cp") : List.of("art", "ca");
  }
}
