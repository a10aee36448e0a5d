package org.adjutant.nomansland.melee;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Validator;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** {@code assault HEX with UNITS against TARGETS}: a Close Combat attack (2.1.5). */
record AssaultAction(Setting setting) {
  static final String NAME = "assault";
  static final String AFTER_ACTIONS = "nomansland:2.1.c";

  SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of(Fight.HEX, Shape.Type.PLACE, "where"),
            Shape.Field.of(Fight.WITH, Shape.Type.PIECES, "who attacks").after(Fight.WITH),
            Shape.Field.of(Fight.AGAINST, Shape.Type.PIECES, "the enemies attacked")
                .after(Fight.AGAINST),
            Initiative.FIELD);
    AssaultRules assault = new AssaultRules(setting);
    List<Validator> rules =
        List.of(
            Checks.active(AFTER_ACTIONS),
            Checks.phase(AFTER_ACTIONS, List.of(PhaseId.CLOSE_COMBAT)),
            assault::hex,
            assault::attackers,
            assault::targets,
            assault::once,
            Initiative.VALIDATOR);
    return SimpleAction.sampling(
        NAME, "Attack enemies in the same hex.", shape, rules, this::candidates);
  }

  /** All that can attack in a hex, against each set of enemies that may be attacked. */
  private List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    if (!desk.inPhase(PhaseId.CLOSE_COMBAT)) {
      return all;
    }
    Engaged engaged = new Engaged(setting);
    boolean bonus = Initiative.left(desk.view()) > 0;
    for (Hex hex : contested(desk)) {
      List<Piece> own = engaged.own(desk, hex);
      if (own.isEmpty()) {
        continue;
      }
      for (List<Piece> targets : engaged.targets(desk, hex)) {
        Data args = new Fight(desk.side(), hex, ids(own), ids(targets)).write();
        all.add(args);
        if (bonus) {
          all.add(args.with(Initiative.NAME, 1));
        }
      }
    }
    return all;
  }

  private Set<Hex> contested(Desk desk) {
    Field field = new Field(setting, desk.view());
    Set<Hex> hexes = new LinkedHashSet<>();
    field.fighting(desk.side()).forEach(unit -> hexes.add(Field.hex(unit)));
    return hexes;
  }

  static List<String> ids(List<Piece> pieces) {
    return pieces.stream().map(piece -> piece.id().id()).toList();
  }
}
