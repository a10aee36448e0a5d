package org.adjutant.nomansland.victory;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Special;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/** The MG Nest and Pillboxes of scenario 10, to be occupied or destroyed (S10.victory.a). */
record Strongpoints(Setting setting) {
  static final String RULE = "nomansland:S10.victory.a";

  /** Whether they matter in this scenario. */
  boolean decide() {
    return setting.scenario().has(Special.STRONGPOINTS);
  }

  /**
   * Whether each is destroyed, or has units of the Attacker in its hex and none of the Defender.
   */
  boolean taken(Play play) {
    Field field = new Field(setting, play.position());
    List<String> open = new ArrayList<>();
    for (Piece piece : play.position().pieces()) {
      boolean one = piece.kind().equals(Kind.MG_NEST) || piece.kind().equals(Kind.PILLBOX);
      if (one && piece.place() instanceof Hex hex && !piece.flag(Mark.WRECK)) {
        if (field.fighting(hex, Sides.ATTACKER).isEmpty()
            || !field.fighting(hex, Sides.DEFENDER).isEmpty()) {
          open.add(hex.text());
        }
      }
    }
    String says = open.isEmpty() ? "all strongpoints are taken" : "strongpoints are not yet taken";
    play.find(Finding.applies(RULE, says, Data.of("not taken", open.size())));
    return open.isEmpty();
  }
}
