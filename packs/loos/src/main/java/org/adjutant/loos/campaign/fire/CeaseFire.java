package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.trench.Trenches;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * The combat phase is over: markers whose attack lapsed fall yet, then all markers, breaches and
 * announcements come off the map (17.5.b, LI-26).
 */
final class CeaseFire {
  private static final String CLEAR = "cease-fire";
  private static final String REMINDERS_OFF = "loos:17.5.b";
  private static final String TIED = "loos:17.4.c";
  private static final String GONE = "loos:LI-26";

  private final Battlefield field;

  CeaseFire(Battlefield field) {
    this.field = field;
  }

  void addTo(SortedMap<String, Stage> stages, String name) {
    stages.put(name, this::fallYet);
    stages.put(CLEAR, this::clear);
  }

  private Step fallYet(Play play) {
    Situation situation = field.in(play.position());
    SideId attacker = Store.player(play.position());
    List<Barrage> left = new ArrayList<>(Barrage.all(situation, attacker));
    left.addAll(Barrage.all(situation, field.enemyOf(attacker)));
    left.removeIf(Barrage::resolved);
    if (left.isEmpty()) {
      return clear(play);
    }
    play.reading(GONE);
    play.find(
        Finding.applies(
            TIED, "markers fall whose attack was not made", Data.of("markers", left.size())));
    return Salvos.inTurn(left, CLEAR, play.locals());
  }

  private Step clear(Play play) {
    Situation situation = field.in(play.position());
    List<Effect> effects = new ArrayList<>();
    for (SideId side : field.sides()) {
      Barrage.all(situation, side).forEach(barrage -> effects.add(barrage.lift()));
    }
    for (Piece piece : play.position().pieces()) {
      if (piece.attribute(Mark.PLEDGED).isPresent()) {
        effects.add(Pledge.release(piece.id()));
      }
    }
    for (Hex hex : Trenches.breached(situation)) {
      play.find(
          Finding.applies(
              REMINDERS_OFF,
              "the marker that reminds of the breach comes off",
              Data.of("hex", hex.id())));
      effects.add(Breach.close(hex));
    }
    if (!effects.isEmpty()) {
      play.happens("loos/MarkersRemoved", Data.of("changes", effects.size()), effects);
    }
    return Step.done();
  }
}
