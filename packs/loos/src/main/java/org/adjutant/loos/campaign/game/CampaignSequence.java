package org.adjutant.loos.campaign.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.fire.Fire;
import org.adjutant.loos.campaign.victory.DriveBack;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.game.Sequence;
import org.adjutant.loos.series.game.TurnEnd;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.support.Reading;

/**
 * The phases of the campaign: the German sets up, then the British (11.1); Zero Hour opens with the
 * British combat phase (15.2); from turn 1 on each side has the whole player turn, the British
 * first (15.1). A combat phase begins with the aircraft and the markers of both sides (17.1, 17.2).
 */
final class CampaignSequence implements Sequence {
  private static final String FIRE = "loos:17.1.e";
  private static final String BOMBARDMENT_PHASE = "loos:LI-20";
  private static final int OF_ITS_OWN = 2;

  private static final Phase SET_UP = Phase.played(PhaseNames.SET_UP, "Set-up", "loos:11.1.c");
  private static final Phase RECORD =
      Phase.automatic(PhaseIds.TURN_RECORD, "Turn record", "loos:17.1.b", TurnRecord.STAGE);
  private static final Phase GERMAN_TURN =
      Phase.automatic(PhaseIds.GERMAN_TURN, "German player turn", "loos:4.1.j", TurnRecord.GERMAN);
  private static final Phase ARRIVALS =
      Phase.automatic(
          PhaseIds.ARRIVALS, "Arrivals and breakdowns", "loos:11.3.b", PhaseIds.ARRIVALS);
  private static final Phase MOVEMENT = Phase.played(PhaseNames.MOVEMENT, "Movement", "loos:4.1.c");
  private static final Phase BOMBARDMENT =
      Phase.played(PhaseNames.BOMBARDMENT, "Bombardment", FIRE).entering(DriveBack.MOVED);
  private static final Phase AIRCRAFT =
      Phase.played(PhaseIds.AIRCRAFT, "Observation from the air", "loos:17.2.g")
          .entering(DriveBack.MOVED);
  private static final Phase BARRAGE = Phase.played(PhaseIds.BARRAGE, "Attacker's markers", FIRE);
  private static final Phase COUNTER_BARRAGE =
      Phase.played(PhaseIds.COUNTER_BARRAGE, "Defender's markers", "loos:17.1.h");
  private static final Phase COMBAT =
      Phase.played(PhaseNames.COMBAT, "Combat", "loos:4.1.f").entering(Fire.OPEN);
  private static final Phase MOBILE_MOVEMENT =
      Phase.played(PhaseNames.MOBILE_MOVEMENT, "Mobile movement", "loos:18.4.a")
          .entering(Fire.CEASE);
  private static final Phase MOBILE_COMBAT =
      Phase.played(PhaseNames.MOBILE_COMBAT, "Mobile combat", "loos:18.4.e");
  private static final Phase TURN_END =
      Phase.automatic(PhaseNames.TURN_END, "End of the turn", TurnEnd.RULE, TurnEnd.STAGE);

  /** A phase of the turn: whose player turn it belongs to, and who acts in it. */
  private record Slot(Phase phase, SideId player, List<SideId> active) {}

  private final List<Slot> turn = new ArrayList<>();
  private final List<SideId> deploys;
  private final boolean withSetUp;
  private final List<Phase> all;

  /**
   * @param withSetUp false if everything is set up already
   */
  CampaignSequence(Battlefield field, List<SideId> deploys, boolean withSetUp) {
    this.deploys = List.copyOf(deploys);
    this.withSetUp = withSetUp;
    SideId british = field.first();
    SideId german = field.second();
    turn.add(new Slot(RECORD, british, List.of()));
    turn.add(new Slot(MOVEMENT, british, List.of(british)));
    combat(british, german, british);
    turn.add(new Slot(GERMAN_TURN, german, List.of()));
    turn.add(new Slot(ARRIVALS, german, List.of()));
    turn.add(new Slot(MOVEMENT, german, List.of(german)));
    combat(german, british, british);
    turn.add(new Slot(TURN_END, german, List.of()));
    Map<String, Phase> distinct = new LinkedHashMap<>();
    distinct.put(SET_UP.id(), SET_UP);
    turn.forEach(slot -> distinct.putIfAbsent(slot.phase().id(), slot.phase()));
    this.all = List.copyOf(distinct.values());
  }

  private void combat(SideId attacker, SideId defender, SideId flies) {
    turn.add(new Slot(BOMBARDMENT, attacker, List.of(attacker)));
    turn.add(new Slot(AIRCRAFT, attacker, List.of(flies)));
    turn.add(new Slot(BARRAGE, attacker, List.of(attacker)));
    turn.add(new Slot(COUNTER_BARRAGE, attacker, List.of(defender)));
    turn.add(new Slot(COMBAT, attacker, List.of(attacker)));
    turn.add(new Slot(MOBILE_MOVEMENT, attacker, List.of(attacker)));
    turn.add(new Slot(MOBILE_COMBAT, attacker, List.of(attacker)));
  }

  @Override
  public Clock start(boolean unitsAreLeft) {
    return withSetUp
        ? new Clock(0, PhaseNames.SET_UP, List.of(deploys.get(0)))
        : clock(0, turn.get(0));
  }

  @Override
  public List<Phase> all() {
    return all;
  }

  @Override
  public Clock next(Position position) {
    Clock now = position.clock();
    if (now.phase().equals(PhaseNames.SET_UP)) {
      return now.isActive(deploys.get(0))
          ? new Clock(0, PhaseNames.SET_UP, List.of(deploys.get(1)))
          : clock(0, turn.get(0));
    }
    int next = slot(now, Store.player(position)) + 1;
    while (next < turn.size() && isLeftOut(position, turn.get(next))) {
      next++;
    }
    return next == turn.size()
        ? clock(now.turn() + 1, turn.get(0))
        : clock(now.turn(), turn.get(next));
  }

  /** Zero Hour has no British movement (15.2); a bombardment phase is another reading of LI-20. */
  private static boolean isLeftOut(Position position, Slot slot) {
    if (slot.phase().equals(BOMBARDMENT)) {
      return !Reading.of(position, BOMBARDMENT_PHASE, 1).is(OF_ITS_OWN);
    }
    boolean zeroHour = position.clock().turn() == 0;
    return zeroHour && slot.phase().equals(MOVEMENT) && slot.player().equals(Store.BRITISH);
  }

  private int slot(Clock now, SideId player) {
    for (int i = 0; i < turn.size(); i++) {
      Slot slot = turn.get(i);
      boolean same = slot.phase().id().equals(now.phase()) && slot.active().equals(now.active());
      if (same && (now.active().isEmpty() || slot.player().equals(player))) {
        return i;
      }
    }
    throw new IllegalStateException("the clock " + now + " is at no phase of the campaign");
  }

  private static Clock clock(int number, Slot slot) {
    return new Clock(number, slot.phase().id(), slot.active());
  }
}
