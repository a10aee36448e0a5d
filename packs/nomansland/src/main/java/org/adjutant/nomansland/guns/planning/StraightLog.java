package org.adjutant.nomansland.guns.planning;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.guns.rights.Rows;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Grant;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;

/**
 * Which of the Straight Barrages granted by the scenario have been fired, and how many that were
 * not free. The position holds it as the attribute {@code straights} of the game: {@code {"fired":
 * 2, "0": {"row": "K", "used": 1}}}, a grant under its number.
 */
record StraightLog(List<Grant.Straight> grants, Data log) {
  private static final String ATTRIBUTE = "straights";
  private static final String FIRED = "fired";
  private static final int TWO_ONLY = 2;

  /**
   * @param reading of NI-137: 2 if an entry that is printed twice counts once
   */
  static StraightLog of(Setting setting, Position position, int reading) {
    Rows rows = Rows.in(setting, position);
    List<Grant.Straight> grants =
        new Sheet(setting)
            .straights().stream()
                .map(g -> new Grant.Straight(g.row().map(rows::meant), g.times(), g.rule()))
                .toList();
    List<Grant.Straight> counted =
        reading == TWO_ONLY && grants.size() > 1 && grants.get(0).row().isEmpty()
            ? grants.subList(0, 1)
            : grants;
    return new StraightLog(counted, position.attribute(Subject.GAME, ATTRIBUTE).orElse(Data.EMPTY));
  }

  /** How many were fired that were granted or paid for. */
  int fired() {
    return log.find(FIRED).map(Data::integer).orElse(0);
  }

  /**
   * The grant under which a row may be fired at: one that has begun on this row first, so that both
   * of a pair go to the same row.
   */
  Optional<Integer> grantFor(String row) {
    for (int n = 0; n < grants.size(); n++) {
      if (isLeft(n) && row(n).filter(row::equals).isPresent()) {
        return Optional.of(n);
      }
    }
    for (int n = 0; n < grants.size(); n++) {
      if (isLeft(n) && row(n).isEmpty()) {
        return Optional.of(n);
      }
    }
    return Optional.empty();
  }

  /** Whether any grant has a barrage left. */
  boolean anyLeft() {
    for (int n = 0; n < grants.size(); n++) {
      if (isLeft(n)) {
        return true;
      }
    }
    return false;
  }

  Grant.Straight grant(int n) {
    return grants.get(n);
  }

  private boolean isLeft(int n) {
    int used = entry(n).map(e -> e.integer("used")).orElse(0);
    return used < grants.get(n).times();
  }

  /** The row a grant is bound to, by the scenario or by its first barrage. */
  private Optional<String> row(int n) {
    return grants.get(n).row().or(() -> entry(n).map(e -> e.text("row")));
  }

  private Optional<Data> entry(int n) {
    return log.find(String.valueOf(n));
  }

  /** One more was fired, under a grant or paid for. */
  Effect after(Optional<Integer> grant, String row) {
    Data next = log.with(FIRED, fired() + 1);
    if (grant.isPresent()) {
      int used = entry(grant.get()).map(e -> e.integer("used")).orElse(0);
      next = next.with(String.valueOf(grant.get()), Data.of("row", row).with("used", used + 1));
    }
    return SetAttribute.open(Subject.GAME, ATTRIBUTE, next);
  }
}
