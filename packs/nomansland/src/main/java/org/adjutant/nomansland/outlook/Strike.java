package org.adjutant.nomansland.outlook;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.fire.FireKind;
import org.adjutant.nomansland.fire.Readings;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.headquarters.Headquarters;
import org.adjutant.nomansland.setting.Attack;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;

/** What the attacks of a unit may be expected to do, roughly. */
record Strike(View view) {
  /** Kinds of action by which a unit attacks, the field that names the target in each. */
  static final List<String> KINDS = List.of("fire", "throw", "mortar", "burn", "pierce", "grenade");

  private static final int LONG = 5;
  private static final int PIERCE = 110;
  private static final int FLAMES_SPENT = 30;

  /** The expected worth of an offered attack. */
  int worth(String kind, Piece unit, Data args) {
    return switch (kind) {
      case "fire" -> fire(unit, attack(unit, args), target(args));
      case "throw" -> grenade(dice(unit, Attack.GRENADE), target(args));
      case "mortar" -> all(List.of(target(args)), dice(unit, Attack.MORTAR), "mortar", 0);
      case "burn" -> flames(unit, target(args));
      case "pierce" -> PIERCE;
      default -> marker(args);
    };
  }

  private Piece target(Data args) {
    String id = args.find("target").or(() -> args.find("at")).orElseThrow().text();
    return view.piece(id).orElseThrow();
  }

  private Attack attack(Piece unit, Data args) {
    List<Attack> all = FireKind.of(setting(), unit, Readings.in(view.position()));
    boolean light = args.find("as").map(Data::text).filter("lmg"::equals).isPresent();
    return all.stream().filter(a -> all.size() == 1 || a.red() == light).findFirst().orElseThrow();
  }

  private int dice(Piece unit, String kind) {
    return setting().counters().face(unit).attacks().stream()
        .filter(attack -> attack.kind().equals(kind))
        .mapToInt(Attack::dice)
        .max()
        .orElse(2);
  }

  private int fire(Piece unit, Attack attack, Piece target) {
    List<Piece> targets = attack.red() ? seen(Field.hex(target)) : List.of(target);
    int far = setting().ground().distance(Field.hex(unit), Field.hex(target));
    int add = far >= LONG ? modifier("fire", "range") : 0;
    add += Field.isPinned(unit) ? modifier("fire", "pinned") : 0;
    add += unit.flag(Mark.GASSED) ? modifier("fire", "gassed") : 0;
    boolean commanded = view.attacks() || Headquarters.hasCommand(view.position());
    add += commanded ? 0 : modifier("fire", "no-cp");
    return all(targets, attack.dice(), "fire", add);
  }

  private int flames(Piece unit, Piece target) {
    int dice = setting().counters().face(unit).fire();
    int hit = all(List.of(target), Math.max(1, dice), "fire", 1);
    return hit + hit / 2 - FLAMES_SPENT;
  }

  private int grenade(int dice, Piece target) {
    return all(List.of(target), dice, "grenade", 0);
  }

  private int marker(Data args) {
    Hex hex = new Hex(args.text("hex"));
    int sum = 0;
    for (Piece target : seen(hex)) {
      sum += grenade(1, target);
    }
    return sum;
  }

  private List<Piece> seen(Hex hex) {
    return new ArrayList<>(view.field().fighting(hex, view.enemy()));
  }

  private int all(List<Piece> targets, int dice, String table, int add) {
    int sum = 0;
    for (Piece target : targets) {
      int size = table.equals("fire") ? add + size(target) : add;
      String column = column(table, target);
      sum +=
          column.isEmpty()
              ? 0
              : Pool.expected(
                  dice, kept -> view.worth().hit(target, hit(table, column, kept, size)));
    }
    return sum;
  }

  private int size(Piece target) {
    return modifier("fire", "size-" + setting().counters().face(target).size());
  }

  /** The column of a table for a target; empty if the table does not reach it. */
  private String column(String table, Piece target) {
    Cover cover = view.field().cover(target);
    if (target.kind().equals(Kind.TANK) || cover == Cover.DUGOUT) {
      return "";
    }
    if (table.equals("grenade")) {
      return "result";
    }
    if (cover == Cover.PILLBOX) {
      return table.equals("fire") ? cover.word() : "";
    }
    return cover == Cover.OPEN ? Cover.OPEN.word() : Cover.TRENCH.word();
  }

  private Hit hit(String table, String column, int kept, int add) {
    Hit hit = Hit.of(setting().charts().cell(table, column, kept + add).text());
    return hit == Hit.NONE && kept == 6 && table.equals("fire") ? Hit.PINNED : hit;
  }

  private int modifier(String table, String name) {
    return setting().charts().modifier(table + "-modifiers", name);
  }

  private Setting setting() {
    return view.setting();
  }
}
