package org.adjutant.loos.campaign.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * Several markers fall one after another, as LI-25 orders them: each is rolled for and strikes at
 * once, or all are rolled for before the first strikes.
 */
final class Salvos {
  static final String ORDER = "loos:LI-25";
  private static final String STAGE = "salvos";
  private static final int SIMULTANEOUS = 2;
  private static final int DEFENDER_FIRST = 3;
  private static final String TASKS = "tasks";

  private Salvos() {}

  static void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, Salvos::next);
  }

  /** One after another, and then on as another stage. */
  static Step inTurn(List<Barrage> barrages, String then, Data locals) {
    List<Data> tasks = new ArrayList<>();
    for (Barrage barrage : barrages) {
      tasks.add(task(Fall.ROLL, barrage));
      tasks.add(task(Impact.STRIKE, barrage));
    }
    return Step.call(STAGE, Data.of(TASKS, Data.of(tasks)), then, locals);
  }

  /**
   * Those that belong to one attack, the attacker's and the defender's, and then on.
   *
   * @param reading the reading of LI-25 in force
   */
  static Step together(
      int reading, List<Barrage> attacker, List<Barrage> defender, String then, Data locals) {
    List<Barrage> all = new ArrayList<>(reading == DEFENDER_FIRST ? defender : attacker);
    all.addAll(reading == DEFENDER_FIRST ? attacker : defender);
    if (reading != SIMULTANEOUS) {
      return inTurn(all, then, locals);
    }
    List<Data> tasks = new ArrayList<>();
    all.forEach(barrage -> tasks.add(task(Fall.ROLL, barrage)));
    all.forEach(barrage -> tasks.add(task(Impact.STRIKE, barrage)));
    return Step.call(STAGE, Data.of(TASKS, Data.of(tasks)), then, locals);
  }

  private static Data task(String stage, Barrage barrage) {
    return Data.of("stage", stage).with("by", barrage.by().id()).with("hex", barrage.hex().id());
  }

  /** The barrage that a stage's locals speak of, as it is now. */
  static Barrage barrage(Position position, Data locals) {
    SideId by = new SideId(locals.text("by"));
    return Barrage.on(position, by, new Hex(locals.text("hex"))).orElseThrow();
  }

  private static Step next(Play play) {
    List<Data> tasks = play.locals().get(TASKS).items();
    if (tasks.isEmpty()) {
      return Step.done();
    }
    Data first = tasks.get(0);
    Data rest = Data.of(TASKS, Data.of(tasks.subList(1, tasks.size())));
    return Step.call(first.text("stage"), first, STAGE, rest);
  }
}
