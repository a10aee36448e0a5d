package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.loos.series.combat.clash.LossStage;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/** Gas that does nothing to the enemy drifts onto a unit of its own side (17.6.c, d, LI-32). */
final class GasCloud {
  private static final String DRIFTS = "loos:17.6.c";
  private static final String FRONT_LINE = "loos:17.6.d";
  private static final String WHO = "loos:LI-32";
  private static final int ENEMY_PICKS = 2;
  private static final int RANDOM = 3;
  private static final String FALLEN = "gas-fallen";

  private final Battlefield field;

  GasCloud(Battlefield field) {
    this.field = field;
  }

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(FALLEN, GasCloud::fallen);
  }

  /** Goes on with the loss of a step by a unit next to the target, if there is one. */
  Step drift(Play play, Barrage barrage) {
    int reading = play.reading(WHO);
    List<PieceId> near = near(play, barrage);
    Data facts = Data.of("target", barrage.hex().id()).with("units", Engagement.ids(near));
    if (near.isEmpty()) {
      play.find(Finding.applies(DRIFTS, "no unit of its own side is adjacent", facts));
      return Step.done();
    }
    play.find(Finding.applies(DRIFTS, "the gas falls on a unit of its own side", facts));
    if (reading == RANDOM && near.size() > 1) {
      Roll roll = Roll.of(1, near.size(), "gas", barrage.hex().id());
      return Step.roll(roll, FALLEN, facts.with("by", barrage.by().id()));
    }
    SideId picks = reading == ENEMY_PICKS ? field.enemyOf(barrage.by()) : barrage.by();
    return LossStage.of(picks, near, DRIFTS);
  }

  /** The front-line unit of each hex around the target. */
  private List<PieceId> near(Play play, Barrage barrage) {
    Situation situation = field.in(play.position());
    List<PieceId> near = new ArrayList<>();
    for (Hex hex : situation.grid().neighbours(barrage.hex())) {
      List<Unit> there = situation.at(hex);
      if (there.isEmpty() || !there.get(0).side().equals(barrage.by())) {
        continue;
      }
      Unit front = there.get(there.size() - 1);
      near.add(front.id());
      if (there.size() > 1) {
        Data facts = Data.of("hex", hex.id()).with("front line", front.id().id());
        play.find(Finding.applies(FRONT_LINE, "of a stack the front-line unit suffers", facts));
      }
    }
    return near;
  }

  private static Step fallen(Play play) {
    String unit = play.locals().get("units").textItems().get(play.sum() - 1);
    SideId by = new SideId(play.locals().text("by"));
    return LossStage.of(by, List.of(new PieceId(unit)), DRIFTS);
  }
}
