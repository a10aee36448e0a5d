package org.adjutant.loos.campaign.fire;

import org.adjutant.loos.series.Battlefield;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Reading;

/** Whether a side has a marker to lay (17.1.b, c). */
final class LayMarkers implements Validator {
  static final String CAP = "loos:LI-71";
  private static final String ALLOTTED = "loos:17.1.b";
  private static final String ONCE = "loos:17.1.c";
  private static final int SHARED = 2;
  private static final int COUNTERS = 10;

  private final Battlefield field;
  private final ArtilleryTrack track;

  LayMarkers(Battlefield field, ArtilleryTrack track) {
    this.field = field;
    this.track = track;
  }

  @Override
  public void check(Desk desk, Data args, Findings findings) {
    Guns guns = new Guns(track, desk.view(), desk.side());
    Data facts =
        Data.of("turn", guns.turn()).with("markers", guns.allotted()).with("left", guns.left());
    if (guns.left() < 1) {
      String why =
          guns.allotted() < 1
              ? "the track gives this side no markers in this turn"
              : "this side has used all its markers of the turn";
      findings.forbids(
          Finding.forbids(guns.allotted() < 1 ? ALLOTTED : ONCE, why, facts).from(guns.source()),
          () -> next(guns));
      return;
    }
    Reading reading = Reading.of(desk.view(), CAP, 1);
    int used = guns.used() + new Guns(track, desk.view(), field.enemyOf(desk.side())).used();
    if (reading.is(SHARED) && used >= COUNTERS) {
      Finding cap =
          Finding.forbids(
              ALLOTTED,
              "both sides together have used all counters there are",
              Data.of("used", used).with("counters", COUNTERS));
      findings.forbids(cap.from(reading.source()), () -> next(guns));
      return;
    }
    findings.add(
        Finding.applies(ALLOTTED, "a marker of this turn is left", facts)
            .from(guns.source())
            .from(reading.source()));
  }

  /** When the next markers come. */
  private static String next(Guns guns) {
    String none = "none is left in turn " + guns.turn();
    for (int turn = guns.turn() + 1; turn <= guns.track().lastTurn(); turn++) {
      int markers = guns.track().markers(guns.side(), turn);
      if (markers > 0) {
        return none + "; the next come in turn " + turn + ": " + markers;
      }
    }
    return none + ", and no more come";
  }
}
