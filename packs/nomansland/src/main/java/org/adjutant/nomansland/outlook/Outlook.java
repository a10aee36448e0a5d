package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Action;
import org.adjutant.rules.spi.Counsel;
import org.adjutant.rules.spi.Desk;

/** Counsel for both sides, phase by phase, and how well a side stands. */
public final class Outlook implements Counsel {
  private static final String END = "end";

  private final Setting setting;
  private final Map<String, Advisor> advisors = new LinkedHashMap<>();

  public Outlook(Setting setting) {
    this.setting = setting;
    advisors.put(PhaseId.DEFENDER_SET_UP, new SetUpAdvice());
    advisors.put(PhaseId.ATTACKER_SET_UP, new SetUpAdvice());
    advisors.put(PhaseId.BOMBARDMENT, new PreparationAdvice());
    advisors.put(PhaseId.COUNTER_PREPARATION, new ShellingAdvice());
    advisors.put(PhaseId.ARTILLERY, new ShellingAdvice());
    advisors.put(PhaseId.ACTION, new ActionAdvice());
    advisors.put(PhaseId.CLOSE_COMBAT, new AssaultAdvice());
    advisors.put(PhaseId.COUNTER_ATTACK, new CounterAttackAdvice());
  }

  @Override
  public List<String> matters(Desk desk) {
    Advisor advisor = advisors.get(desk.view().clock().phase());
    if (advisor == null) {
      return List.of();
    }
    List<String> matters = new ArrayList<>(advisor.matters(new View(setting, desk)));
    matters.add(END);
    return matters;
  }

  @Override
  public Advice advise(Desk desk, String matter) {
    if (matter.equals(END)) {
      return Advice.take(Action.of(END, Data.EMPTY));
    }
    Advisor advisor = advisors.get(desk.view().clock().phase());
    return advisor == null ? Advice.NONE : advisor.advise(new View(setting, desk), matter);
  }

  /** How well a side stands on its view; the more the better. */
  public long score(Position view, SideId side) {
    long attacker = new Standing(setting).attacker(view);
    return side.equals(Sides.ATTACKER) ? attacker : -attacker;
  }
}
