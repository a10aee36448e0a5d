package org.adjutant.nomansland.outlook;

import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;

/** What a Close Combat of some units against others in a hex promises those who launch it. */
record Clash(View view) {
  private static final int FACES = 6;
  private static final int WINS = 5;
  private static final int PRIZE = 50;

  /** The expected worth; what the hex is worth to the Attacker included. */
  int worth(Hex hex, List<Piece> own, List<Piece> enemies) {
    if (own.isEmpty() || enemies.isEmpty()) {
      return 0;
    }
    int won = faces(hex, own, enemies);
    int gain = sum(enemies) + PRIZE;
    return (won * gain - (FACES - won) * sum(own)) / FACES;
  }

  private int sum(List<Piece> units) {
    return units.stream().mapToInt(view.worth()::now).sum();
  }

  /** How many faces of the die win. */
  int faces(Hex hex, List<Piece> own, List<Piece> enemies) {
    int need = WINS - modifiers(hex, own, enemies);
    return Math.max(0, Math.min(FACES, FACES + 1 - need));
  }

  private int modifiers(Hex hex, List<Piece> own, List<Piece> enemies) {
    int sum = largest(own) - largest(enemies);
    sum +=
        add("own-bomber", has(own, Trait.BOMBER)) + add("enemy-bomber", has(enemies, Trait.BOMBER));
    sum += add("own-stosstruppen", has(own, Trait.STOSSTRUPPEN));
    sum += add("enemy-stosstruppen", has(enemies, Trait.STOSSTRUPPEN));
    Field field = view.field();
    boolean led = own.stream().anyMatch(p -> !field.officers(Field.hex(p), view.side()).isEmpty());
    sum += add("own-officer", led);
    sum += add("enemy-officer", !field.officers(hex, view.enemy()).isEmpty());
    sum += own.size() - 1;
    int ready = (int) enemies.stream().filter(p -> !Field.isPinned(p)).count();
    sum -= Math.max(0, ready - 1);
    sum += add("all-pinned", ready == 0);
    sum += add("own-gassed", own.stream().anyMatch(p -> p.flag(Mark.GASSED)));
    sum += add("enemy-gassed", enemies.stream().anyMatch(p -> p.flag(Mark.GASSED)));
    sum += add("structure", enemies.stream().anyMatch(this::isHoused));
    sum += add("trench", view.attacks() && setting().ground().isDefenderTrench(hex));
    return view.attacks() ? sum + elan() : sum;
  }

  private int elan() {
    int box = Math.min(view.position().tally(Mark.ELAN_CLOSE_COMBAT) + 1, 5);
    return Integer.parseInt(
        setting().charts().cell("elan", "close-combat", box).text().replace("+", ""));
  }

  private int largest(List<Piece> units) {
    return units.stream()
        .mapToInt(p -> p.kind().equals(Kind.TANK) ? 2 : setting().counters().face(p).size())
        .max()
        .orElse(0);
  }

  private boolean has(List<Piece> units, Trait trait) {
    return units.stream().anyMatch(p -> setting().counters().has(p, trait));
  }

  private boolean isHoused(Piece unit) {
    Cover cover = view.field().cover(unit);
    return cover == Cover.NEST || cover == Cover.PILLBOX;
  }

  private int add(String name, boolean holds) {
    return holds ? setting().charts().modifier("close-combat-modifiers", name) : 0;
  }

  private Setting setting() {
    return view.setting();
  }
}
