package org.adjutant.walks.flandersfields;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.adjutant.rules.board.tabletop.Beam;
import org.adjutant.rules.board.tabletop.Figure;
import org.adjutant.rules.board.tabletop.Nearness;
import org.adjutant.rules.board.tabletop.Polygon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** The enemy's machine gun, which the title plays. */
final class Gun {
  private static final int LANE = 20;
  private static final int ZONE = 150;
  private static final int MOST = 3;

  private Gun() {}

  /** The first target must be the nearest. */
  static ChoiceKind target() {
    Shape shape = Shape.of(Shape.Field.of("unit", Shape.Type.PIECE, "the first target"));
    return SimpleChoice.among("target", "Fire at whom?", shape, "walk:nearest", Gun::nearest);
  }

  private static List<Data> nearest(Desk desk, Choice choice) {
    Piece gun = Table.gun(desk.view()).orElseThrow();
    Figure from = Table.figure(gun);
    return targets(desk.view()).stream()
        .min(Comparator.comparingInt(p -> Nearness.distance(from, Table.figure(p))))
        .map(p -> Data.of("unit", p.id().id()))
        .stream()
        .toList();
  }

  private static List<Piece> targets(Position view) {
    return view.pieces(Table.BRITISH);
  }

  static Step fire(Play play) {
    boolean fires =
        Table.gun(play.position()).filter(gun -> !Table.suppressed(gun)).isPresent()
            && !targets(play.position()).isEmpty();
    return fires ? Step.ask("target", Table.GERMAN, Data.EMPTY, "aimed", Data.EMPTY) : Step.done();
  }

  /** Who else lies in the beaten zone behind the first target is fired at too, three at most. */
  static Step aimed(Play play) {
    Piece gun = Table.gun(play.position()).orElseThrow();
    Piece first = play.position().piece(play.answer().text("unit")).orElseThrow();
    Beam beam = Beam.towards(Table.spot(gun), Table.spot(first), LANE);
    Polygon zone = beam.beyond(Table.figure(first), ZONE);
    List<Piece> others = targets(play.position()).stream().filter(p -> !p.equals(first)).toList();
    // Two that stand on one spot are one figure, so each figure is looked up among all others.
    Set<String> hit = new LinkedHashSet<>(List.of(first.id().id()));
    for (Figure figure : beam.struck(zone, others.stream().map(Table::figure).toList())) {
      others.stream()
          .filter(p -> Table.figure(p).equals(figure) && hit.size() <= MOST)
          .forEach(p -> hit.add(p.id().id()));
    }
    List<String> struck = List.copyOf(hit);
    play.happens("AttackDeclared", Data.of("at", Data.texts(struck)));
    return Step.roll(struck.size(), 10, "fire", "mg", "fired", Data.of("at", Data.texts(struck)));
  }

  /** Suppressed on 5 or more, with 1 less for each target before it in the zone. */
  static Step fired(Play play) {
    List<String> at = play.locals().get("at").textItems();
    for (int i = 0; i < at.size(); i++) {
      int total = play.roll().dice().orElseThrow().get(i) - i;
      Data inputs = Data.of("unit", at.get(i)).with("modifier", -i).with("total", total);
      play.find(Finding.applies("walk:zone", "fire in the beaten zone", inputs));
      if (total >= 5) {
        Piece unit = play.position().piece(at.get(i)).orElseThrow();
        play.happens("walk/Suppressed", inputs, Table.suppress(play.position(), unit));
      }
    }
    return Step.done();
  }
}
