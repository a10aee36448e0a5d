package org.adjutant.walks.loos;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;
import org.adjutant.rules.tables.Column;

/** Who may attack whom, and the strength of it. */
final class Attack {
  static final String NAME = "attack";
  private static final String ATTACKED = "attacked";

  private Attack() {}

  static SimpleAction kind() {
    Shape shape =
        Shape.of(
            Shape.Field.of("target", Shape.Type.PLACE, "the hex attacked"),
            Shape.Field.of("units", Shape.Type.PIECES, "the attackers").after("with"));
    return SimpleAction.listing(
        NAME,
        "Attack a hex.",
        shape,
        List.of(
            Checks.active("walk:turn"),
            Checks.phase("walk:phase", List.of("combat")),
            Attack::target,
            Attack::units),
        Attack::candidates);
  }

  private static void target(Desk desk, Data args, Findings findings) {
    if (!(Place.parse(args.text("target")) instanceof Hex hex)
        || !Ground.enemyAt(desk.view(), hex, desk.side())) {
      findings.forbids("walk:target", "no enemy stands there");
    }
  }

  private static void units(Desk desk, Data args, Findings findings) {
    if (args.get("units").items().isEmpty()) {
      findings.forbids("walk:units", "somebody must attack");
    }
    for (String id : args.get("units").textItems()) {
      desk.view()
          .piece(id)
          .filter(unit -> unit.side().equals(desk.side()))
          .ifPresentOrElse(
              unit -> unit(unit, args, findings),
              () -> findings.forbids("walk:own", "no such unit", Data.of("unit", id)));
    }
  }

  private static void unit(Piece unit, Data args, Findings findings) {
    Data named = Data.of("unit", unit.id().id());
    if (unit.flag(ATTACKED)) {
      findings.forbids("walk:once", "it has attacked", named);
    }
    if (!(Place.parse(args.text("target")) instanceof Hex target)) {
      return;
    }
    if (!Ground.neighbours(Ground.hexOf(unit)).contains(target)) {
      findings.forbids("walk:adjacent", "it does not stand next to the target", named);
    } else if (Ground.prohibited(Ground.hexOf(unit), target)) {
      findings.forbids("walk:hexside", "nobody attacks across a canal", named);
    }
  }

  /** For every enemy hex each single neighbour, and all of them together. */
  private static List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    for (Piece enemy : desk.view().pieces()) {
      if (enemy.side().equals(desk.side())) {
        continue;
      }
      List<String> near =
          Ground.neighbours(Ground.hexOf(enemy)).stream()
              .filter(hex -> !Ground.prohibited(hex, Ground.hexOf(enemy)))
              .flatMap(hex -> desk.view().at(hex).stream())
              .filter(p -> p.side().equals(desk.side()))
              .map(p -> p.id().id())
              .toList();
      near.forEach(id -> all.add(args(enemy, List.of(id))));
      if (near.size() > 1) {
        all.add(args(enemy, near));
      }
    }
    return all;
  }

  private static Data args(Piece enemy, List<String> units) {
    return Data.of("target", enemy.place().text()).with("units", Data.texts(units));
  }

  /** The attack is declared; the die decides in {@link Combat}. */
  static Step declare(Play play) {
    List<Effect> effects = new ArrayList<>();
    for (String id : play.locals().get("units").textItems()) {
      effects.add(SetPieceAttribute.flag(PieceId.of(id), ATTACKED));
    }
    play.happens(EventNames.ATTACK_DECLARED, play.locals(), effects);
    return Step.roll(1, 6, "combat", play.locals().text("target"), Combat.RESULT, play.locals());
  }

  /** The column of the combat table: strengths compared, on the line of the hexsides crossed. */
  static Column column(Play play) {
    Hex target = (Hex) Place.parse(play.locals().text("target"));
    List<Piece> attackers =
        play.locals().get("units").textItems().stream()
            .map(id -> play.position().piece(id).orElseThrow())
            .toList();
    int attack = attackers.stream().mapToInt(Piece::steps).sum();
    int defence = play.position().at(target).stream().mapToInt(Piece::steps).sum();
    boolean trench =
        attackers.stream().allMatch(a -> Ground.MAP.has(Ground.hexOf(a), target, "trench"));
    String line = trench ? "trench" : "clear";
    play.find(
        Finding.applies(
            "walk:differential",
            "attack less defence",
            Data.of("attack", attack).with("defence", defence).with("line", line)));
    return Ground.CRT.line(line).at(attack - defence);
  }
}
