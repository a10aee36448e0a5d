package org.adjutant.loos.campaign.outlook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.loos.campaign.PhaseIds;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.campaign.fire.ArtilleryTrack;
import org.adjutant.loos.campaign.map.CampaignMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.PhaseNames;
import org.adjutant.loos.series.combat.clash.ResultsTable;
import org.adjutant.loos.series.game.Adviser;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Desk;

/** Counsel for both sides of the campaign, phase by phase. */
public final class CampaignAdviser implements Adviser {
  static final String END = "end";

  private final Battlefield field;
  private final Chart chart;
  private final Odds odds;
  private final Worth worth;
  private final Map<String, Advisor> advisors = new LinkedHashMap<>();

  public CampaignAdviser(
      Battlefield field, CampaignMap map, ResultsTable table, ArtilleryTrack track) {
    this.field = field;
    this.odds = new Odds(table);
    this.chart = new Chart(map, field.ground(), odds);
    this.worth = new Worth(chart, odds, track);
    advisors.put(PhaseNames.SET_UP, new SetUpAdvice());
    advisors.put(PhaseNames.MOVEMENT, new MoveAdvice(map));
    advisors.put(PhaseIds.AIRCRAFT, new FlightAdvice());
    advisors.put(PhaseIds.BARRAGE, new FireAdvice(track));
    advisors.put(PhaseIds.COUNTER_BARRAGE, new FireAdvice(track));
    advisors.put(PhaseNames.COMBAT, new AttackAdvice());
    advisors.put(PhaseNames.MOBILE_MOVEMENT, new ReserveAdvice());
    advisors.put(PhaseNames.MOBILE_COMBAT, new AttackAdvice());
  }

  @Override
  public List<String> matters(Desk desk) {
    Advisor advisor = advisors.get(desk.view().clock().phase());
    return advisor == null ? List.of() : advisor.matters(view(desk));
  }

  @Override
  public Advice advise(Desk desk, String matter) {
    Advisor advisor = advisors.get(desk.view().clock().phase());
    if (matter.equals(END)) {
      return Advice.take(Action.of(END, Data.EMPTY));
    }
    return advisor == null ? Advice.NONE : advisor.advise(view(desk), matter);
  }

  private View view(Desk desk) {
    return new View(desk, Muster.of(chart, field.in(desk.view())), worth, odds);
  }

  @Override
  public long score(Position view, SideId side) {
    long british = worth.british(Muster.of(chart, field.in(view)));
    return side.equals(Store.BRITISH) ? british : -british;
  }
}
