package org.adjutant.loos.campaign.british;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** Section 11.7: {@code commit} and {@code enter}. */
public final class Reserves {
  private Reserves() {}

  /** Movement with what the section forbids units in the second line. */
  public static MovementRules over(MovementRules rules) {
    return rules.withSteps(new HeldBack(rules.steps()));
  }

  /**
   * The section's actions, stages and duties.
   *
   * @param rules of the whole title, by whose stacking rule units find room
   */
  public static Chapter chapter(Battlefield field, CampaignMap map, MovementRules rules) {
    TreeMap<String, Stage> stages = new TreeMap<>();
    Commit commit = new Commit(field, map, rules.stacking());
    commit.addTo(stages);
    Enter enter = new Enter(field, map, rules.stacking());
    enter.addTo(stages);
    return new Chapter(List.of(commit.action(), enter.action()), List.of(), stages)
        .with(enter::duties);
  }
}
