package org.adjutant.nomansland.elan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * The markers go into the cup (1.8), with the scenario's Snipers and what barrages have taken out
 * of the Headquarters. They are not in any order: each draw is a lot.
 */
record Shuffle(Setting setting) {
  private static final String STAGE = PhaseId.entry(PhaseId.ELAN_SHUFFLE);
  private static final List<String> HEADQUARTERS = List.of("cp", "art", "ca");
  private static final String SIXTEEN = "nomansland:1.8.a";
  private static final String SNIPERS = "nomansland:4.3.3.a";

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::fill);
  }

  private Step fill(Play play) {
    List<String> cup = Cup.whole();
    Data scenario = Data.of("scenario", setting.scenario().id());
    for (Figure forward : setting.scenario().forward().stream().toList()) {
      Collections.nCopies(Cup.OF_EACH - forward.number(), Cup.FORWARD).forEach(cup::remove);
      play.find(
          Finding.applies(
              forward.rule().text(),
              "so many Forward! markers go into the cup",
              scenario.with("markers", forward.number())));
    }
    for (Figure snipers : setting.scenario().defender().snipers().stream().toList()) {
      Data inputs = scenario.with("snipers", snipers.number());
      play.find(Finding.applies(SNIPERS, "the Defender's Snipers go into the cup", inputs));
      play.find(Finding.applies(snipers.rule().text(), "so many Snipers are granted", inputs));
      cup.addAll(Collections.nCopies(snipers.number(), Cup.SNIPER));
    }
    cup.addAll(taken(play.position()));
    Data inputs = scenario.with("markers", cup.size());
    play.find(Finding.applies(SIXTEEN, "the Elan markers are in the cup", inputs));
    play.happens("nomansland/CupFilled", inputs, new SetCup(Mark.CUP, cup, Audience.ALL));
    return Step.done();
  }

  /** The markers that are not in the Headquarters; they are in the cup, or should be. */
  private static List<String> taken(Position position) {
    List<String> taken = new ArrayList<>(position.cup(Mark.CUP));
    for (String marker : HEADQUARTERS) {
      if (position.tally("lost:" + marker) > 0 && !taken.contains(marker)) {
        taken.add(marker);
      }
    }
    return taken;
  }
}
