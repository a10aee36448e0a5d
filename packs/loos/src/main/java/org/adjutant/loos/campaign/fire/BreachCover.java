package org.adjutant.loos.campaign.fire;

import java.util.List;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.combat.clash.Cover;
import org.adjutant.loos.series.combat.clash.CoverRule;
import org.adjutant.loos.series.combat.clash.Engagement;

/**
 * 17.5.c: in the regular combat phase the trench of a breached hex gives no line; the other terrain
 * does.
 */
public final class BreachCover implements CoverRule {
  private static final String BREACHED = "loos:17.5.c";

  private final CoverRule whole;
  private final CoverRule other;

  /**
   * @param whole the rule for hexes that are not breached, trenches included
   * @param other the rule for all terrain but trenches
   */
  public BreachCover(CoverRule whole, CoverRule other) {
    this.whole = whole;
    this.other = other;
  }

  @Override
  public List<Cover> cover(Situation situation, Engagement engagement) {
    boolean regular = situation.position().clock().phase().equals(PhaseNames.COMBAT);
    if (engagement.isBombardment()
        || !regular
        || !Breach.isAt(situation.position(), engagement.target())) {
      return whole.cover(situation, engagement);
    }
    return other.cover(situation, engagement).stream().map(cover -> cover.by(BREACHED)).toList();
  }
}
