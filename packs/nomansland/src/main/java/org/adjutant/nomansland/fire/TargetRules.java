package org.adjutant.nomansland.fire;

import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Whether a piece may be fired on, wherever the firer stands. */
record TargetRules(Setting setting) {
  /** Whether ordinary weapons hurt tanks (an interpretation). */
  static final String TANKS = "nomansland:NI-111";

  private static final String ENEMY = "nomansland:2.1.3.1.b";
  private static final String HIDDEN = "nomansland:2.1.3.1.c";
  private static final String WITH_FRIEND = "nomansland:2.1.3.1.d";
  private static final String IN_DUGOUT = "nomansland:2.1.3.1.p";
  private static final String DUGOUTS = "nomansland:4.2.12.d";
  private static final String TANK_TABLE = "nomansland:4.2.11.1.a";
  private static final String ANOTHER = "name an enemy unit that is seen";
  static final int AS_ANY_UNIT = 2;

  void check(Desk desk, Piece firer, Piece target, Attack attack, Findings findings) {
    check(desk, target, findings);
    if (Field.onMap(target)) {
      checkFirers(desk, firer, target, attack, findings);
    }
  }

  /** What is the same for all firers. */
  void check(Desk desk, Piece target, Findings findings) {
    Field field = new Field(setting, desk.view());
    Data facts = Data.of("target", target.id().id()).with("at", target.place().text());
    if (target.kind().equals(Kind.UNKNOWN) && !target.side().equals(desk.side())) {
      findings.forbids(HIDDEN, "what lies under a ? marker is no target", facts, ANOTHER);
      return;
    }
    if (target.side().equals(desk.side()) || !Field.onMap(target) || !field.isFighting(target)) {
      findings.forbids(ENEMY, "this is no enemy fighting unit on the map", facts, ANOTHER);
      return;
    }
    Hex hex = Field.hex(target);
    if (target.kind().equals(Kind.TANK) && desk.reading(TANKS) != AS_ANY_UNIT) {
      findings.forbids(
          Finding.forbids(TANK_TABLE, "ordinary fire cannot hurt a tank", facts)
              .from(Reading.of(desk, TANKS).source()),
          () -> "use an anti-tank weapon");
    }
    if (field.cover(target) == Cover.DUGOUT) {
      findings.add(Finding.applies(DUGOUTS, "a Dugout shuts fire out and in", facts));
      findings.forbids(
          IN_DUGOUT, "nobody is fired on in a Dugout", facts, "use grenades or flames");
    }
    if (!field.fighting(hex, desk.side()).isEmpty()) {
      findings.forbids(
          WITH_FRIEND, "it has friends of the firer with it", facts, "name one that is without");
    }
  }

  /** Without the CP marker one unit of the Defender's alone fires at a target (NI-074). */
  void checkFirers(Desk desk, Piece firer, Piece target, Attack attack, Findings findings) {
    if (!Firers.areLimited(desk)) {
      return;
    }
    Field field = new Field(setting, desk.view());
    List<Piece> struck =
        attack.red() ? field.fighting(Field.hex(target), Sides.ATTACKER) : List.of(target);
    List<String> targets = struck.stream().map(unit -> unit.id().id()).toList();
    Firers.other(desk, firer.id().id(), targets)
        .ifPresent(
            other ->
                findings.forbids(
                    Finding.forbids(
                            Firers.ONE_EACH,
                            "without the CP marker one unit alone fires at a target",
                            Data.of("target", target.id().id())
                                .with("fired on by", other.id().id()))
                        .from(Reading.of(desk, Firers.COUNTED).source()),
                    () -> "fire at another unit"));
  }
}
