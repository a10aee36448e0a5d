package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** The turn record: both sides have the markers of the turn, whatever they left unused (17.1.b). */
final class FreshMarkers implements Stage {
  private static final String ALLOTTED = "loos:17.1.b";

  private final Battlefield field;
  private final ArtilleryTrack track;

  FreshMarkers(Battlefield field, ArtilleryTrack track) {
    this.field = field;
    this.track = track;
  }

  @Override
  public Step run(Play play) {
    List<Effect> effects = new ArrayList<>();
    Data all = Data.of("turn", play.position().clock().turn());
    play.reading(LayMarkers.CAP);
    for (SideId side : field.sides()) {
      Guns guns = new Guns(track, play.position(), side);
      Data facts =
          Data.of("side", side.id())
              .with("turn", guns.turn())
              .with("markers", guns.allotted())
              .with("dice", guns.dice());
      play.find(
          Finding.applies(ALLOTTED, "the track gives a side its markers", facts)
              .from(guns.source()));
      all = all.with(side.id(), guns.allotted());
      effects.add(guns.leave(guns.allotted()));
      if (guns.withGas() > 0) {
        effects.add(guns.countGas(0));
      }
    }
    play.happens("loos/ArtilleryAllotted", all, effects);
    return Step.done();
  }
}
