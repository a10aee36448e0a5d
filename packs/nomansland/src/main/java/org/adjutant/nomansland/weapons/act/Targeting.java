package org.adjutant.nomansland.weapons.act;

import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Validator;

/**
 * Which pieces may be attacked, as the attacker of the moment sees them (2.1.3.1.b, c, d). Of what
 * lies under a "?" marker nothing is known, so it cannot be named.
 */
public record Targeting(Setting setting) {
  private static final String ENEMY = "nomansland:2.1.3.1.b";
  private static final String HIDDEN = "nomansland:2.1.3.1.c";
  private static final String WITH_FRIEND = "nomansland:2.1.3.1.d";
  private static final String TANKS = "nomansland:4.2.11.1.a";
  private static final String TABLES = "nomansland:NI-111";
  private static final int AS_ANY_UNIT = 2;

  /** The argument {@code at} must be an enemy fighting unit in the open eyes of the side. */
  public Validator enemy() {
    return (desk, args, findings) -> {
      Optional<Piece> target = desk.view().piece(args.text(Aim.AT));
      Data facts = Data.of("at", args.text(Aim.AT));
      if (target.isPresent() && target.get().kind().equals(Kind.UNKNOWN)) {
        findings.forbids(
            HIDDEN,
            "what lies under a \"?\" cannot be attacked",
            facts,
            "name an enemy unit that is seen");
      } else if (target.isEmpty()
          || !Field.onMap(target.get())
          || target.get().side().equals(desk.side())
          || !new Field(setting, desk.view()).isFighting(target.get())) {
        findings.forbids(
            ENEMY,
            "this is no enemy fighting unit on the map",
            facts,
            "name an enemy unit that is seen");
      }
    };
  }

  /** No friend may be with it. */
  public Validator apart() {
    return (desk, args, findings) ->
        desk.view()
            .piece(args.text(Aim.AT))
            .filter(Field::onMap)
            .filter(target -> isWithFriend(desk, Field.hex(target)))
            .ifPresent(target -> refuseFriends(Field.hex(target), findings));
  }

  /** No friend may be in a hex that is attacked as a whole. */
  public Validator apart(String field) {
    return (desk, args, findings) -> {
      Hex hex = new Hex(args.text(field));
      if (isWithFriend(desk, hex)) {
        refuseFriends(hex, findings);
      }
    };
  }

  private boolean isWithFriend(Desk desk, Hex hex) {
    return !new Field(setting, desk.view()).fighting(hex, desk.side()).isEmpty();
  }

  private static void refuseFriends(Hex hex, Findings findings) {
    findings.forbids(
        WITH_FRIEND,
        "friends are in the hex of the target",
        Data.of("hex", hex.id()),
        "attack enemies that are alone in their hex");
  }

  /** Its table must have a column for tanks, if it is one (NI-111). */
  public Validator noTank() {
    return (desk, args, findings) ->
        desk.view()
            .piece(args.text(Aim.AT))
            .filter(target -> target.kind().equals(Kind.TANK))
            .filter(target -> desk.reading(TABLES) != AS_ANY_UNIT)
            .ifPresent(
                target ->
                    findings.forbids(
                        TANKS,
                        "this weapon cannot hurt a tank",
                        Data.of("at", target.id().id()),
                        "use K-Bullets, a T-Gewehr or a mortar, or attack another unit"));
  }
}
