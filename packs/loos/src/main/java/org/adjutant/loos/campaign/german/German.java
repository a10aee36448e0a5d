package org.adjutant.loos.campaign.german;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.forces.ReleaseTable;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/**
 * What the German does before he moves (11.3, 11.4, 13.1): {@link #STAGE} is the entry stage of the
 * automatic phase {@link PhaseIds#ARRIVALS}, which stops only for his choices. The flags of the
 * player turn before are to be cleared first.
 */
public final class German {
  public static final String STAGE = PhaseIds.ARRIVALS;

  private German() {}

  /**
   * What the sections are about.
   *
   * @param releases the divisions that arrive in play, which roll in its order (11.3.a)
   * @param movement how units move and stack, front line and all
   */
  public record Rules(
      CampaignMap map, ReleaseTable releases, Deadpile deadpile, MovementRules movement) {}

  public static Chapter chapter(Battlefield field, Rules rules) {
    Placings placings = new Placings(rules);
    EnterChoice enter = new EnterChoice(field, placings);
    Towns towns = new Towns(rules.map());
    Splits splits = new Splits(rules);
    TreeMap<String, Stage> stages = new TreeMap<>();
    new Arrivals().addTo(stages);
    new Release(rules).addTo(stages);
    new Entry(field, placings, enter).addTo(stages);
    new Breakdown(field, rules, splits).addTo(stages);
    new Replacements(field, rules, towns).addTo(stages);
    return new Chapter(
            List.of(),
            List.of(
                OrderChoice.KIND,
                enter,
                new BreakChoice(field, splits),
                new ReplaceChoice(field, towns)),
            stages)
        .with(new Lodging(field, rules.movement()));
  }
}
