package org.adjutant.nomansland.move;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/** The section on movement (2.1.2), with what moves in ways of its own. */
public final class Moves {
  /** The stage after which nothing is left to do. */
  static final String OVER = "move-over";

  private Moves() {}

  public static Chapter chapter(Setting setting) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    march(setting, stages);
    TurnAction turn = new TurnAction(setting);
    LeaveAction leave = new LeaveAction(setting);
    EmergeAction emerge = new EmergeAction(setting);
    PostAction post = new PostAction(setting);
    stages.put(TurnAction.NAME, turn::turn);
    stages.put(LeaveAction.NAME, leave::leave);
    stages.put(EmergeAction.NAME, emerge::emerge);
    stages.put(PostAction.NAME, post::place);
    LoneOfficers alone = new LoneOfficers(setting);
    stages.put(LoneOfficers.STAGE, alone::run);
    new Crowding(setting).addTo(stages);
    stages.put(OVER, play -> Step.done());
    return new Chapter(
            List.of(
                MoveAction.of(setting),
                turn.action(),
                leave.action(),
                emerge.action(),
                post.action()),
            List.of(new Crowding(setting).choice()),
            stages)
        .with(alone::duties);
  }

  private static void march(Setting setting, Map<String, Stage> stages) {
    March march = new March(setting);
    Extraction extraction = new Extraction(setting);
    PostEntry post = new PostEntry(setting);
    TankEntry tank = new TankEntry(setting);
    stages.put(MoveAction.NAME, march::declare);
    stages.put(Extraction.STAGE, extraction::begin);
    stages.put(Extraction.FELL, extraction::fell);
    stages.put(PostEntry.STAGE, post::begin);
    stages.put(PostEntry.NEXT, post::next);
    stages.put(PostEntry.FELL, post::fell);
    stages.put(March.ARRIVE, march::arrive);
    stages.put(TankEntry.STAGE, tank::begin);
    stages.put(TankEntry.CRUSH, tank::crush);
    stages.put(TankEntry.BREAKDOWN, tank::breakdown);
    stages.put(TankEntry.FELL, tank::fell);
  }
}
