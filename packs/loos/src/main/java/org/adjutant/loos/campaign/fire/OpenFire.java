package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * The combat phase opens: the markers that are tied to no announced attack fall, the attacker's
 * first (LI-25). The others wait for their attack.
 */
final class OpenFire implements Stage {
  static final String DONE = "fire-done";
  private static final String TIED = "loos:17.4.c";

  private final Battlefield field;

  OpenFire(Battlefield field) {
    this.field = field;
  }

  @Override
  public Step run(Play play) {
    Situation situation = field.in(play.position());
    SideId attacker = Store.player(play.position());
    SideId defender = field.enemyOf(attacker);
    List<Barrage> untied = new ArrayList<>();
    for (Barrage barrage : Barrage.all(situation, attacker)) {
      if (Pledge.against(situation, attacker, barrage.hex()).isEmpty()) {
        untied.add(barrage);
      }
    }
    for (Barrage barrage : Barrage.all(situation, defender)) {
      if (situation.at(barrage.hex()).stream().allMatch(unit -> Pledge.of(unit).isEmpty())) {
        untied.add(barrage);
      }
    }
    untied.removeIf(Barrage::resolved);
    if (untied.isEmpty()) {
      return Step.done();
    }
    play.reading(Salvos.ORDER);
    play.find(
        Finding.applies(
            TIED,
            "markers tied to no announced attack fall at once",
            Data.of("markers", untied.size())));
    return Salvos.inTurn(untied, DONE, play.locals());
  }
}
