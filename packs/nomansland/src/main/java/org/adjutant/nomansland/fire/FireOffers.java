package org.adjutant.nomansland.fire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
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
  private final Map<Way, Boolean> ways = new LinkedHashMap<>();

  private record Way(Hex from, Hex to, boolean tank) {}

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
    List<Piece> targets =
        field.fighting(Sides.enemy(desk.side())).stream().filter(this::mayBeTarget).toList();
    for (Piece firer : firers) {
      List<Attack> attacks = FireKind.of(setting, firer, desk::reading);
      for (Attack attack : attacks) {
        for (Piece target : targets) {
          if (mayStrike(firer, target, attack)) {
            Data args =
                Data.of(FireAction.UNIT, firer.id().id()).with(FireAction.TARGET, target.id().id());
            offers.add(attacks.size() > 1 ? args.with(FireAction.AS, FireKind.word(attack)) : args);
          }
        }
      }
    }
    return offers;
  }

  private boolean mayFire(Piece unit) {
    if (!activation.mayAttack(desk::reading, unit)
        || FireKind.of(setting, unit, desk::reading).isEmpty()) {
      return false;
    }
    Findings findings = Findings.unheard();
    activation.checkAttack(desk, unit, "", findings);
    new FirerRules(setting).check(desk, unit, findings);
    return !findings.forbidden();
  }

  private boolean mayBeTarget(Piece enemy) {
    Findings findings = Findings.unheard();
    new TargetRules(setting).check(desk, enemy, findings);
    return !findings.forbidden();
  }

  private boolean mayStrike(Piece firer, Piece target, Attack attack) {
    Findings findings = Findings.unheard();
    new FrontRules(setting).check(desk, firer, Field.hex(target), attack, findings);
    return !findings.forbidden() && passes(firer, target) && isFree(firer, target, attack);
  }

  private boolean isFree(Piece firer, Piece target, Attack attack) {
    Findings findings = Findings.unheard();
    new TargetRules(setting).checkFirers(desk, firer, target, attack, findings);
    return !findings.forbidden();
  }

  /** From hex to hex it is the same for all; tanks are a kind of target of their own. */
  private boolean passes(Piece firer, Piece target) {
    Way way = new Way(Field.hex(firer), Field.hex(target), target.kind().equals(Kind.TANK));
    return ways.computeIfAbsent(
        way,
        any -> {
          Findings findings = Findings.unheard();
          new LineRules(setting).checkHexes(desk, way.from(), target, findings);
          return !findings.forbidden();
        });
  }
}
