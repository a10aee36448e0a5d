package org.adjutant.loos.campaign.fire;

import java.util.List;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/**
 * When a side lays its markers: the attacker at the start of his combat phase, the defender when he
 * has done so (17.1.e, h, LI-21).
 */
final class LayPhase {
  static final String ATTACKER = "loos:17.1.e";
  static final String DEFENDER = "loos:17.1.h";
  private static final List<String> PHASES = List.of(PhaseIds.BARRAGE, PhaseIds.COUNTER_BARRAGE);

  private LayPhase() {}

  static boolean isOpen(Desk desk) {
    return desk.isActive() && PHASES.contains(desk.view().clock().phase());
  }

  static void check(Desk desk, Data args, Findings findings) {
    if (!isOpen(desk)) {
      boolean attacks = Store.player(desk.view()).equals(desk.side());
      findings.forbids(
          attacks ? ATTACKER : DEFENDER,
          attacks
              ? "the attacker lays his markers at the start of his combat phase"
              : "the defender lays his markers when the attacker has laid his",
          Data.of("phase", desk.view().clock().phase())
              .with("active", desk.view().clock().active().toString()),
          attacks
              ? "lay in the phase Attacker's markers of the side's own player turn"
              : "lay in the phase Defender's markers of the other side's player turn");
    }
  }
}
