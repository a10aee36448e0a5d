package org.adjutant.walks.lostbattalion;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.tables.Column;
import org.adjutant.rules.tables.Lookup;
import org.adjutant.rules.tables.LookupTable;
import org.adjutant.rules.tables.Shift;
import org.adjutant.walks.Json;

/** The steps of a battle, in their order; each calls what it needs and goes on as the next. */
final class Battle {
  static final String ANSWERED = "battle-defensive-barrage";
  static final String ODDS = "battle-odds";
  static final String RESULT = "battle-result";
  static final String ATTACKERS = "battle-attackers";
  static final String OVER = "battle-over";
  static final String BARRAGE = "barrage";
  static final String HIT = "barrage-hit";

  private static final LookupTable CRT =
      LookupTable.parse(
          Json.of(
              """
              {'id': 'CRT', 'title': 'Battle', 'rule': 'walk:crt', 'provenance': 'printed',
               'rowsBy': 'number', 'dice': 'd6', 'columnsBy': 'odds',
               'columns': ['1:1', '2:1', '3:1'],
               'rows': {'1-3': ['3/0', '2/1', '2/2'], '4-6': ['2/1', '2/3', '1/4']}}
              """));

  private Battle() {}

  static Step assault(Play play) {
    play.happens("AttackDeclared", play.locals(), March.pay(play, 2));
    Data at = Losses.of(Units.defending(play), 0).with("by", "offensive");
    return Step.call(BARRAGE, at, ANSWERED, play.locals());
  }

  static Step defensiveBarrage(Play play) {
    Data at = Losses.of(Units.named(play), 0).with("by", "defensive");
    return Step.call(BARRAGE, at, ODDS, play.locals());
  }

  static Step barrage(Play play) {
    return Step.roll(1, 6, "barrage", play.locals().text("by"), HIT, play.locals());
  }

  /** On a 5 a step is lost, on a 6 two. */
  static Step hit(Play play) {
    int lost = Math.max(0, play.sum() - 4);
    play.happens("BombardmentResolved", play.locals().with("count", lost));
    return Step.go(Losses.STAGE, play.locals().with("count", lost));
  }

  static Step odds(Play play) {
    if (Units.named(play).isEmpty() || Units.defending(play).isEmpty()) {
      return Step.go(OVER, play.locals());
    }
    return Step.roll(1, 6, "combat", play.locals().text("to"), RESULT, play.locals());
  }

  static Step result(Play play) {
    Lookup cell = column(play).row(play.sum());
    String[] lost = cell.text().split("/");
    play.find(Finding.applies("walk:crt", cell.text(), Data.EMPTY).from(Source.of(cell)));
    play.happens("CombatResolved", Data.of("result", cell.text()));
    return Step.call(
        Losses.STAGE,
        Losses.of(Units.defending(play), Integer.parseInt(lost[1])),
        ATTACKERS,
        play.locals().with("lost", Integer.parseInt(lost[0])));
  }

  private static Column column(Play play) {
    int attack = Units.steps(Units.named(play));
    int defence = Units.steps(Units.defending(play));
    play.find(
        Finding.applies(
            "walk:odds", "attack to defence", Data.of("attack", attack).with("defence", defence)));
    Column column = CRT.line().odds(attack, defence);
    for (Shift shift : shifts(play)) {
      column = column.shifted(shift);
      play.find(
          Finding.applies(shift.rule().text(), shift.why(), Data.of("columns", shift.columns())));
    }
    return column;
  }

  private static List<Shift> shifts(Play play) {
    List<Shift> shifts = new ArrayList<>();
    if (play.position().feature(Place.parse(play.locals().text("to")), "works").isPresent()) {
      shifts.add(new Shift(RuleId.of("walk:works"), "the defender is dug in", -1));
    }
    if (Units.named(play).stream().anyMatch(p -> p.kind().equals("tank"))) {
      shifts.add(new Shift(RuleId.of("walk:tank-shift"), "a tank helps", 1));
    }
    return shifts;
  }

  static Step attackers(Play play) {
    List<Piece> units = Units.named(play);
    int lost = play.locals().integer("lost");
    if (lost > 0 && units.stream().anyMatch(p -> p.kind().equals("tank"))) {
      lost--;
      play.find(Finding.applies("walk:tank", "a tank absorbs a step", Data.of("left", lost)));
    }
    List<Piece> infantry = units.stream().filter(p -> !p.kind().equals("tank")).toList();
    return Step.call(Losses.STAGE, Losses.of(infantry, lost), OVER, play.locals());
  }

  static Step over(Play play) {
    List<Piece> left = Units.named(play);
    if (Units.defending(play).isEmpty() && !left.isEmpty()) {
      Place to = Place.parse(play.locals().text("to"));
      List<Effect> moves = left.stream().<Effect>map(unit -> new Move(unit.id(), to)).toList();
      play.happens("AdvanceMade", Data.of("to", to.text()), moves);
    }
    return Step.done();
  }
}
