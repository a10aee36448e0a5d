package org.adjutant.walks.lostbattalion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.GridSpec;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.board.hex.Parity;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Checks;
import org.adjutant.rules.spi.support.SimpleAction;

/** Units of one hex go one hex on, into a free hex, or into an assault at double cost. */
final class March {
  static final String MARCH = "march";
  static final String ASSAULT = "assault";
  static final String POINTS = "points";
  static final HexGrid GRID = new HexGrid(GridSpec.numbered(5, 3, Parity.EVEN));

  private March() {}

  static SimpleAction march() {
    return kind(MARCH, "Go one hex on.", 1);
  }

  static SimpleAction assault() {
    return kind(ASSAULT, "Assault a hex out of movement.", 2);
  }

  private static SimpleAction kind(String name, String about, int cost) {
    Shape shape =
        Shape.of(
            Shape.Field.of("units", Shape.Type.PIECES, "who goes"),
            Shape.Field.of("to", Shape.Type.PLACE, "the next hex").after("to"));
    return SimpleAction.sampling(
        name,
        about,
        shape,
        List.of(
            Checks.active("walk:turn"),
            (desk, args, findings) -> check(desk, args, findings, cost)),
        desk -> candidates(desk));
  }

  private static void check(Desk desk, Data args, Findings findings, int cost) {
    List<Piece> units =
        args.get("units").textItems().stream()
            .map(desk.view()::piece)
            .flatMap(Optional::stream)
            .filter(p -> p.side().equals(desk.side()))
            .toList();
    if (units.isEmpty() || units.size() < args.get("units").items().size()) {
      findings.forbids("walk:own", "units of one's own go");
      return;
    }
    if (units.stream().map(Piece::place).distinct().count() > 1
        || units.stream().distinct().count() < units.size()) {
      findings.forbids("walk:together", "they do not stand together");
    }
    if (!(Place.parse(args.text("to")) instanceof Hex to)
        || !GRID.contains(to)
        || !GRID.adjacent((Hex) units.get(0).place(), to)) {
      findings.forbids("walk:path", "that is no hex next to them");
      return;
    }
    boolean held = desk.view().at(to).stream().anyMatch(p -> !p.side().equals(desk.side()));
    if (held != (cost == 2)) {
      findings.forbids("walk:occupied", held ? "the enemy holds it" : "no enemy holds it");
    }
    for (Piece unit : units) {
      if (unit.number(POINTS, 0) < cost) {
        findings.forbids(
            "walk:points",
            "it cannot pay",
            Data.of("unit", unit.id().id()).with("has", unit.number(POINTS, 0)).with("cost", cost));
      }
    }
  }

  /** Every whole stack and every single unit, to every neighbour. */
  private static List<Data> candidates(Desk desk) {
    List<Data> all = new ArrayList<>();
    for (Piece unit : desk.view().pieces(desk.side())) {
      if (!(unit.place() instanceof Hex from)) {
        continue;
      }
      List<String> stack = desk.view().at(from).stream().map(p -> p.id().id()).toList();
      for (Hex to : GRID.neighbours(from)) {
        all.add(args(List.of(unit.id().id()), to));
        if (stack.size() > 1 && stack.get(0).equals(unit.id().id())) {
          all.add(args(stack, to));
        }
      }
    }
    return all;
  }

  private static Data args(List<String> units, Hex to) {
    return Data.of("units", Data.texts(units)).with("to", to.id());
  }

  static Step go(Play play) {
    List<Effect> effects = new ArrayList<>(pay(play, 1));
    Place to = Place.parse(play.locals().text("to"));
    Units.named(play).forEach(unit -> effects.add(new Move(unit.id(), to)));
    play.happens("MovementDeclared", play.locals(), effects);
    return Step.done();
  }

  /** Charges every unit of the action. */
  static List<Effect> pay(Play play, int cost) {
    return Units.named(play).stream()
        .<Effect>map(
            u -> SetPieceAttribute.open(u.id(), POINTS, Data.of(u.number(POINTS, 0) - cost)))
        .toList();
  }
}
