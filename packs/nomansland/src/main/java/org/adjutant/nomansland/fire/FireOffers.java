package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** The legal Fire Table attacks of a side: the cheap questions first, each asked once. */
final class FireOffers {
  private final Setting setting;
  private final Desk desk;
  private final Field field;
  private final Activation activation;

  FireOffers(Setting setting, Desk desk) {
    this.setting = setting;
    this.desk = desk;
    this.field = new Field(setting, desk.view());
    this.activation = new Activation(setting);
  }

  /** Those of every unit. */
  List<Data> all() {
    return attacks(field.fighting(desk.side()));
  }

  /** Those of one unit. */
  List<Data> of(String unit) {
    return attacks(activation.unit(desk, unit).stream().toList());
  }

  private List<Data> attacks(List<Piece> units) {
    List<Data> offers = new ArrayList<>();
    List<Piece> firers = units.stream().filter(this::mayFire).toList();
    if (firers.isEmpty()) {
      return offers;
    }
    List<Piece> enemies = field.fighting(Sides.enemy(desk.side()));
    for (Piece firer : firers) {
      List<Attack> attacks = FireKind.of(setting, firer);
      for (Attack attack : attacks) {
        for (Piece enemy : enemies) {
          if (mayStrike(firer, enemy, attack)) {
            Data args =
                Data.of(FireAction.UNIT, firer.id().id()).with(FireAction.TARGET, enemy.id().id());
            offers.add(attacks.size() > 1 ? args.with(FireAction.AS, FireKind.word(attack)) : args);
          }
        }
      }
    }
    return offers;
  }

  private boolean mayFire(Piece unit) {
    if (!activation.mayAttack(desk::reading, unit) || FireKind.of(setting, unit).isEmpty()) {
      return false;
    }
    Findings findings = Findings.unheard();
    activation.checkAttack(desk, unit, "", findings);
    new FirerRules(setting).check(desk, unit, findings);
    return !findings.forbidden();
  }

  private boolean mayStrike(Piece firer, Piece enemy, Attack attack) {
    Findings findings = Findings.unheard();
    new TargetRules(setting).check(desk, firer, enemy, attack, findings);
    if (!findings.forbidden()) {
      new LineRules(setting).check(desk, firer, enemy, attack, findings);
    }
    return !findings.forbidden();
  }
}
