package org.adjutant.loos.campaign.fire;

import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;

/** Who may use gas and when (17.6.a, LI-30, LI-31). */
final class GasRule implements Validator {
  static final String RULE = "loos:17.6.a";
  static final String WHEN = "loos:LI-30";
  static final String FOUR = "loos:LI-31";
  private static final int ALL_OR_NONE = 2;
  private static final int BRITISH_PHASE_ONLY = 3;
  private static final int FOUR_BOMBARDMENTS = 2;
  private static final int MOST = 4;
  private static final int ZERO_HOUR = 0;

  private final Battlefield field;
  private final ArtilleryTrack track;

  GasRule(Battlefield field, ArtilleryTrack track) {
    this.field = field;
    this.track = track;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    boolean gas = args.has(LayAction.GAS);
    int turn = desk.view().clock().turn();
    Data facts = Data.of("side", desk.side().id()).with("turn", turn);
    boolean may = turn == ZERO_HOUR && desk.side().equals(field.first());
    if (gas && !may) {
      findings.forbids(
          RULE, "gas is for the British in Zero Hour alone", facts, "lay the marker without gas");
    }
    if (!may) {
      return;
    }
    Reading when = Reading.of(desk.view(), WHEN, 1);
    Reading four = Reading.of(desk.view(), FOUR, 1);
    Guns guns = new Guns(track, desk.view(), desk.side());
    Data counts =
        facts.with("with gas", guns.withGas()).with("without", guns.used() - guns.withGas());
    if (when.is(ALL_OR_NONE) && guns.used() > 0 && gas != guns.withGas() > 0) {
      String why = "either all British bombardments of Zero Hour use gas or none";
      findings.forbids(
          Finding.forbids(RULE, why, counts).from(when.source()),
          () -> gas ? "lay it without gas, as those before" : "lay it with gas, as those before");
    }
    boolean attacks = Store.player(desk.view()).equals(desk.side());
    if (gas && when.is(BRITISH_PHASE_ONLY) && !attacks) {
      String why = "gas is for the British combat phase";
      findings.forbids(
          Finding.forbids(RULE, why, facts).from(when.source()),
          () -> "lay the marker without gas");
    }
    if (gas && four.is(FOUR_BOMBARDMENTS) && guns.withGas() >= MOST) {
      String why = "no more than four bombardments use gas";
      findings.forbids(
          Finding.forbids(RULE, why, counts).from(four.source()),
          () -> "lay it without gas: " + MOST + " have been laid with it");
    }
    if (gas) {
      findings.add(
          Finding.applies(RULE, "the British may use gas in Zero Hour", counts)
              .from(when.source())
              .from(four.source()));
    }
  }
}
