package org.adjutant.nomansland.guns.creep;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * The Creeping Barrage goes one row further at the start of each Attacker's Artillery Phase, and
 * falls on all in it; on reaching Friedrich it ends (4.1.2). Where it is, the attribute {@code
 * creep-row} of the game says.
 */
public record CreepingBarrage(Setting setting) {
  /** Lays its markers if the scenario grants it; no locals. */
  public static final String PLACE = "place-creeping-barrage";

  private static final String FALLEN = "creeping-barrage-fallen";
  private static final String GRANTED = "nomansland:4.1.2.a";
  private static final String ROW_L = "nomansland:4.1.2.b";
  private static final String ADVANCES = "nomansland:4.1.2.c";
  private static final String ENDS = "nomansland:4.1.2.f";
  private static final String FRIEDRICH = "FRIEDRICH";

  public static Chapter chapter(Setting setting) {
    CreepingBarrage barrage = new CreepingBarrage(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(PLACE, barrage::place);
    stages.put(PhaseId.entry(PhaseId.ARTILLERY), barrage::advance);
    stages.put(FALLEN, barrage::fallen);
    CreepingFall fall = new CreepingFall(setting);
    fall.addTo(stages);
    return new Chapter(List.of(), List.of(fall.choice()), stages);
  }

  private Step place(Play play) {
    Optional<Grant.Creeping> grant = new Sheet(setting).creeping();
    if (grant.isPresent()) {
      Data row = Data.of("row", grant.get().row());
      play.find(Finding.applies(GRANTED, "the scenario gives a Creeping Barrage", row));
      play.find(Finding.applies(grant.get().rule().text(), "it is not bought", row));
      play.find(Finding.applies(ROW_L, "its markers lie along a row of No Man's Land", row));
      grant
          .get()
          .rowRule()
          .ifPresent(
              rule -> play.find(Finding.applies(rule.text(), "the scenario names the row", row)));
      play.happens(
          "nomansland/CreepingBarragePlaced",
          row,
          SetAttribute.open(Subject.GAME, Mark.CREEP_ROW, Data.of(grant.get().row())));
      if (play.reading(CreepingFall.WHEN) == CreepingFall.ALWAYS) {
        play.find(
            Finding.applies(CreepingFall.ALL_UNDER_IT, "it falls where it is laid already", row));
        return Step.go(CreepingFall.STAGE, row);
      }
    }
    return Step.done();
  }

  private Step advance(Play play) {
    Position position = play.position();
    Optional<String> row = position.attribute(Subject.GAME, Mark.CREEP_ROW).map(Data::text);
    if (row.isEmpty() || !position.clock().isActive(Sides.ATTACKER)) {
      return Step.done();
    }
    List<String> rows = setting.ground().rows();
    String next = rows.get(Math.max(0, rows.indexOf(row.get()) - 1));
    Data facts = Data.of("from", row.get()).with("to", next);
    play.find(Finding.applies(ADVANCES, "the Creeping Barrage goes one row further", facts));
    play.happens(
        "nomansland/CreepingBarrageAdvanced",
        facts,
        SetAttribute.open(Subject.GAME, Mark.CREEP_ROW, Data.of(next)));
    Data there = Data.of("row", next);
    return Step.call(CreepingFall.STAGE, there, FALLEN, there);
  }

  /** One marker stands for the whole row, so all of it ends at once (NI-091). */
  private Step fallen(Play play) {
    String row = play.locals().text("row");
    boolean friedrich =
        setting.ground().row(row).stream()
            .anyMatch(hex -> setting.ground().line(hex).filter(FRIEDRICH::equals).isPresent());
    if (friedrich || row.equals(setting.ground().rows().get(0))) {
      play.reading("nomansland:NI-091");
      play.find(
          Finding.applies(ENDS, "it has reached the Support Trench and ends", Data.of("row", row)));
      play.happens(
          "nomansland/CreepingBarrageEnded",
          Data.of("row", row),
          SetAttribute.clear(Subject.GAME, Mark.CREEP_ROW));
    }
    return Step.done();
  }
}
