package org.adjutant.nomansland.melee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;

/** What forbids a Close Combat attack, in the eyes of the side that would make it. */
record AssaultRules(Setting setting) {
  private static final String UNPINNED = "nomansland:2.1.5.a";
  private static final String ONE_OR_ALL = "nomansland:2.1.5.b";
  private static final String PINNED_LAST = "nomansland:2.1.5.e";
  private static final String ALL_PINNED = "nomansland:2.1.5.i";
  private static final String RALLIED = "nomansland:2.1.4.b";
  private static final String LATER = "nomansland:2.2.3.e";
  private static final String WITHIN = "nomansland:4.2.12.d";

  void hex(Desk desk, Data args, Findings findings) {
    if (!setting.ground().grid().contains(new Hex(args.text(Fight.HEX)))) {
      findings.forbids(UNPINNED, "there is no such hex", args, "name a hex of the map");
    }
  }

  void attackers(Desk desk, Data args, Findings findings) {
    Fight fight = Fight.of(desk.side(), args);
    Field field = new Field(setting, desk.view());
    if (fight.with().isEmpty() || new TreeSet<>(fight.with()).size() < fight.with().size()) {
      findings.forbids(
          UNPINNED, "name each attacker once", args, "name one unit or more after \"with\"");
    }
    for (String id : fight.with()) {
      Optional<Piece> unit =
          desk.view()
              .piece(id)
              .filter(p -> p.side().equals(desk.side()) && p.place().equals(fight.hex()))
              .filter(field::isFighting);
      unit.ifPresentOrElse(
          u -> attacker(desk, u, findings),
          () ->
              findings.forbids(
                  UNPINNED,
                  "it is no fighting unit of this side in the hex",
                  Data.of("unit", id).with("hex", fight.hex().id()),
                  () -> "name some of " + here(desk, fight.hex())));
    }
    boolean everyone = desk.reading(Engaged.WHO) == Engaged.EVERYONE;
    if (everyone && !same(fight.with(), new Engaged(setting).own(desk, fight.hex()))) {
      findings.forbids(
          UNPINNED,
          "all that can attack in the hex must",
          args,
          () -> "attack with " + here(desk, fight.hex()));
    }
  }

  private List<String> here(Desk desk, Hex hex) {
    return AssaultAction.ids(new Engaged(setting).own(desk, hex));
  }

  private static void attacker(Desk desk, Piece unit, Findings findings) {
    if (Engaged.mayAttack(desk, unit)) {
      return;
    }
    Data facts = Data.of("unit", unit.id().id());
    if (Field.isPinned(unit)) {
      findings.forbids(UNPINNED, "it is Pinned", facts, "attack with unpinned units");
    } else if (unit.flag(Mark.FRESH)) {
      findings.forbids(LATER, "it acts from the next turn on", facts, "attack with other units");
    } else {
      findings.forbids(
          RALLIED, "it rallied this turn on less than 7", facts, "attack with other units");
    }
  }

  void targets(Desk desk, Data args, Findings findings) {
    Fight fight = Fight.of(desk.side(), args);
    List<List<Piece>> legal = new Engaged(setting).targets(desk, fight.hex());
    if (legal.stream().anyMatch(set -> same(fight.against(), set))) {
      return;
    }
    Data facts = Data.of("hex", fight.hex().id()).with("against", Data.texts(fight.against()));
    if (legal.isEmpty()) {
      boolean inside = !enemiesInside(desk, fight).isEmpty();
      findings.forbids(
          inside ? WITHIN : ONE_OR_ALL,
          inside ? "those inside a structure are out of reach" : "no enemy is in the hex",
          facts,
          inside ? "use grenades or flames" : "name a hex with units of both sides");
      return;
    }
    List<Piece> named = new ArrayList<>();
    fight.against().forEach(id -> desk.view().piece(id).ifPresent(named::add));
    boolean pinnedNamed = named.stream().anyMatch(Field::isPinned);
    boolean allPinned = legal.get(0).stream().allMatch(Field::isPinned);
    String rule = allPinned ? ALL_PINNED : pinnedNamed ? PINNED_LAST : ONE_OR_ALL;
    findings.forbids(
        rule,
        allPinned
            ? "where all are Pinned, all of them are attacked"
            : pinnedNamed
                ? "Pinned enemies are left out while others are not"
                : "one enemy unit is attacked, or all that are not Pinned",
        facts,
        () ->
            "attack one of: "
                + String.join(
                    "; ",
                    legal.stream().map(set -> String.join(",", AssaultAction.ids(set))).toList()));
  }

  private List<Piece> enemiesInside(Desk desk, Fight fight) {
    return new Field(setting, desk.view()).fighting(fight.hex(), Sides.enemy(desk.side()));
  }

  private static boolean same(List<String> ids, List<Piece> pieces) {
    return ids.size() == pieces.size()
        && new TreeSet<>(ids).equals(new TreeSet<>(AssaultAction.ids(pieces)));
  }

  void once(Desk desk, Data args, Findings findings) {
    Hex hex = new Hex(args.text(Fight.HEX));
    Fought.refuse(desk, hex, findings);
  }
}
