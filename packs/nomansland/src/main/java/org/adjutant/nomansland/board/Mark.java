package org.adjutant.nomansland.board;

import org.adjutant.rules.position.SideId;

/** The names of attributes, tallies and boxes in the position. */
public final class Mark {
  /** Of a unit: it is Pinned. */
  public static final String PINNED = "pinned";

  /** Of a unit: Gassed, for the rest of the game (2.5.1.3.a). */
  public static final String GASSED = "gassed";

  /** Of a unit: the action it has taken in its side's Action Phase, as a word (2.1.b). */
  public static final String ACTED = "acted";

  /** Of a unit: rallied this turn on less than 7 (2.1.4.b). */
  public static final String RALLIED = "rallied";

  /** Of a unit: the id of the structure that it is in. Its place is the hex all the same. */
  public static final String INSIDE = "inside";

  /** Of a structure: Camouflaged (1.4.1.3). */
  public static final String CAMOUFLAGED = "camouflaged";

  /** Of a tank: destroyed, a wreck that stays (4.2.11.1.b). */
  public static final String WRECK = "wreck";

  /** Of an aircraft: flown by an Ace. */
  public static final String ACE = "ace";

  public static final String COMPANY = "company";
  public static final String PLATOON = "platoon";

  /** Of a counter-attack unit: it may act from the next game turn on (2.2.3.e). */
  public static final String FRESH = "fresh";

  /** Of a unit: the ids of the units it has attacked this game turn (2.1.3.1.e). */
  public static final String FIRED_AT = "fired-at";

  /** Of a unit: the ids of all that its Fire Table attacks struck this game turn (2.2.0.d). */
  public static final String FIRE_TARGETS = "fire-targets";

  /** Of a hex: how many Smoke markers. */
  public static final String SMOKE = "smoke";

  /** Of a hex: how many Gas markers. */
  public static final String GAS = "gas";

  /** Of a hex: how many Test markers (1.5.2). */
  public static final String TESTS = "tests";

  /** Of a hex: the grade of its wire, if it is no longer the row's. */
  public static final String WIRE = "wire";

  /** Of a hex: Revealed (1.4.b). */
  public static final String REVEALED = "revealed";

  /** Of a hex: by which hexsides, 1 to 6, each line of fire came in this game turn (2.1.3.2.l). */
  public static final String FIRE_FROM = "fire-from";

  /** Of the game: 1 to 6 where the wind blows to; 0 is calm. */
  public static final String WIND = "wind";

  /** Of the game: the row of the Creeping Barrage while it is on the map (4.1.2). */
  public static final String CREEP_ROW = "creep-row";

  /** Of the game: the Set-up Row (1.6.b). */
  public static final String SET_UP_ROW = "set-up-row";

  /** Of the game: the turn in which the S.O.S. flare went up (2.2.3.c). */
  public static final String SOS = "sos";

  /** Of the defender: his artillery is Revealed. */
  public static final String ARTILLERY_REVEALED = "artillery-revealed";

  /** Of a side: its counter-battery fire is done. */
  public static final String COUNTER_BATTERY = "counter-battery";

  /** Tallies: while 1, the marker is not in the Headquarters (2.2.0). */
  public static final String LOST_CP = "lost:cp";

  public static final String LOST_ART = "lost:art";
  public static final String LOST_CA = "lost:ca";

  /** Tallies: the box, 1 from the top, of the column's lowest marker; 0 before a draw (2.0.d). */
  public static final String ELAN_INITIATIVE = "elan:initiative";

  /** Tally: Initiative markers drawn so far; the other boxes down were paid for bonuses. */
  public static final String INITIATIVE_DRAWN = "elan:initiative-drawn";

  public static final String ELAN_CLOSE_COMBAT = "elan:close-combat";
  public static final String ELAN_RALLYING = "elan:rallying";

  /** Tally: Forward! markers held (2.4.d). */
  public static final String FORWARD = "forward";

  /** Tally: Initiative claimed for the action in progress and not yet used. */
  public static final String CLAIMED = "claimed";

  public static final String K_BULLETS = "k-bullets";
  public static final String FREE_STRAIGHT = "free-straight";

  /** The cup of the Elan markers. */
  public static final String CUP = "elan";

  /** Boxes. */
  public static final String COUNTER_ATTACK_BOX = "counter-attack";

  public static final String RESERVE_BOX = "reserve";
  public static final String SKY_BOX = "sky";
  public static final String OBSERVERS_BOX = "observers";

  private Mark() {}

  /** The tally of a side's Artillery Points. */
  public static String points(SideId side) {
    return "ap:" + side;
  }

  /** The tally of a side's Grenade markers. */
  public static String grenades(SideId side) {
    return "grenades:" + side;
  }

  /** The box of what a side has not yet set up. */
  public static String pool(SideId side) {
    return "pool-" + side;
  }

  /** The box of a side's aircraft. */
  public static String aerodrome(SideId side) {
    return "aerodrome-" + side;
  }

  /** The box of what a side has lost. */
  public static String lost(SideId side) {
    return "lost-" + side;
  }
}
