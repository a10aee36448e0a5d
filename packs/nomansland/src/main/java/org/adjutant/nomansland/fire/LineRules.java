package org.adjutant.nomansland.fire;

import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Figure;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.Place.Hexside;
import org.adjutant.rules.board.sight.SightLine;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Whether fire can pass from a firer to a target: front, fog, trenchline, line of sight. */
record LineRules(Setting setting) {
  private static final String FOG = "nomansland:S10.special.b";
  private static final String SAME_LINE = "nomansland:2.1.3.1.l";
  private static final String TANK_IN_LINE = "nomansland:2.1.3.1.n";
  private static final String LOOPHOLE = "nomansland:4.3.4.d";
  private static final String LOOPHOLE_REACH = "nomansland:NI-132";
  private static final int ANY_RANGE = 2;
  private static final String BLOCKED = "nomansland:2.1.3.1.k";

  void check(Desk desk, Piece firer, Piece target, Attack attack, Findings findings) {
    new FrontRules(setting).check(desk, firer, Field.hex(target), attack, findings);
    checkHexes(desk, Field.hex(firer), target, findings);
  }

  /** What is the same for all firers in a hex and all targets of a kind in another. */
  void checkHexes(Desk desk, Hex from, Piece target, Findings findings) {
    Hex to = Field.hex(target);
    checkFog(from, to, findings);
    checkTrenchline(desk, from, target, findings);
    Sight sight = new Sight(new Field(setting, desk.view()), desk::reading);
    Optional<Sight.Obstacle> obstacle = sight.obstacle(from, to, desk.side());
    if (obstacle.isPresent()) {
      Data where = facts(from, to).with("blocked in", obstacle.get().where().id());
      findings.add(Finding.applies(obstacle.get().rule(), obstacle.get().says(), where));
      findings.forbids(
          BLOCKED, "the line of sight is blocked", where, "choose a target in clear sight");
    }
  }

  private static Data facts(Hex from, Hex to) {
    return Data.of("from", from.id()).with("to", to.id());
  }

  private void checkFog(Hex from, Hex to, Findings findings) {
    Optional<Integer> fog = setting.scenario().visibility().map(Figure::number);
    int distance = setting.ground().distance(from, to);
    if (fog.isPresent() && distance > fog.get()) {
      findings.forbids(
          FOG,
          "fog hides what is so far away",
          facts(from, to).with("distance", distance).with("visibility", fog.get()),
          "fire within " + fog.get() + " hexes");
    }
  }

  private void checkTrenchline(Desk desk, Hex from, Piece target, Findings findings) {
    Hex to = Field.hex(target);
    if (desk.side().equals(Sides.DEFENDER) && throughLoophole(desk, from, to)) {
      findings.permits(LOOPHOLE, "defenders fire through their Loophole");
    } else if (TrenchLine.same(setting.ground(), from, to, desk.reading(TrenchLine.WHAT))) {
      if (target.kind().equals(Kind.TANK)) {
        findings.permits(TANK_IN_LINE, "a tank may be attacked along one's own trench");
      } else {
        findings.forbids(
            Finding.forbids(
                    SAME_LINE,
                    "both are in one trenchline",
                    facts(from, to).with("line", setting.ground().line(from).orElse("")))
                .from(Reading.of(desk, TrenchLine.WHAT).source()),
            () -> "fire on a unit outside of the trenchline, or use grenades");
      }
    }
  }

  private boolean throughLoophole(Desk desk, Hex from, Hex to) {
    if (setting.ground().loopholes().isEmpty()) {
      return false;
    }
    boolean far = !setting.ground().adjacent(from, to) && desk.reading(LOOPHOLE_REACH) != ANY_RANGE;
    if (far) {
      return false;
    }
    for (Hexside side : SightLine.between(setting.ground().grid(), from, to).crossed()) {
      if (setting.ground().loopholes().contains(side)) {
        return true;
      }
    }
    return false;
  }
}
