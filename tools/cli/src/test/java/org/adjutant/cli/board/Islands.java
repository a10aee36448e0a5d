package org.adjutant.cli.board;

import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetControl;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.PhaseOrder;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.look.Form;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.Symbol;
import org.adjutant.rules.spi.support.TitleBuilder;

/** A title nobody has heard of, with a wreck on its map: its look is all that boards know. */
record Islands(String tops) implements Display {
  static final SideId RED = SideId.of("red");
  static final SideId GREEN = SideId.of("green");
  private static final Phase SAIL = Phase.played("sail", "Sailing", "islands:1");

  static Title title(String tops) {
    return new TitleBuilder(
            "islands",
            "reef",
            List.of(RED, GREEN),
            new PhaseOrder(List.of(new PhaseOrder.Slot(SAIL, List.of(RED)))))
        .display(new Islands(tops))
        .build();
  }

  static Position position() {
    return Effects.fold(
        Position.EMPTY,
        List.of(
            new SetClock(new Clock(1, "sail", List.of(RED))),
            create("r1", RED, "0202"),
            create("r2", RED, "0202"),
            create("g1", GREEN, "box:dock"),
            new SetControl(new Hex("0301"), Optional.of(GREEN))));
  }

  private static Create create(String id, SideId side, String place) {
    return new Create(Piece.of(id, "ship", side, Place.parse(place), 2));
  }

  @Override
  public Optional<HexMap> map() {
    Data grid =
        Data.of("tops", tops)
            .with("columns", 4)
            .with("rows", 3)
            .with(tops.equals("flat") ? "high" : "left", "even");
    Data port = Data.of("type", "port").with("name", "Coral Bay");
    Data deep = Data.of("type", "deep").with("name", "The Deep");
    Data wall = Data.of("feature", "reef").with("at", Data.texts(List.of("0202/0302")));
    Data lane = Data.of("kind", "lane").with("hexes", Data.texts(List.of("0101", "0201")));
    return Optional.of(
        HexMap.parse(
            Data.of("grid", grid.with("ids", "CCRR"))
                .with("provenance", "printed")
                .with(
                    "terrain",
                    Data.of(
                        List.of(
                            port.with("hexes", Data.texts(List.of("0301"))),
                            deep.with("hexes", Data.texts(List.of("0401"))))))
                .with("hexsides", Data.of(List.of(wall)))
                .with("paths", Data.of(List.of(lane)))));
  }

  @Override
  public List<Sign> signs() {
    return List.of(
        new Sign(Sign.On.TERRAIN, "port", "harbour", "p", "#998877", Form.HOUSES, true),
        new Sign(Sign.On.TERRAIN, "deep", "deep sea", "", "#335577", Form.BEYOND, false),
        new Sign(Sign.On.HEXSIDE, "reef", "reef", "%", "#aa5544", Form.TEETH, false),
        new Sign(Sign.On.MARK, "wreck", "wreckage", "x", "#cc2211", Form.CROSS, false));
  }

  @Override
  public List<Mark> marks(Position view) {
    return List.of(Mark.of(new Hex("0102"), "wreck", GREEN));
  }

  @Override
  public String name(Piece piece) {
    return piece.id().id();
  }

  @Override
  public String values(Piece piece) {
    return "7-7";
  }

  @Override
  public Symbol symbol(Piece piece) {
    return new Symbol(Symbol.Arm.HEADQUARTERS, "XX");
  }

  @Override
  public String side(SideId side) {
    return side.equals(RED) ? "Reds" : "Rovers";
  }

  @Override
  public String place(Place place) {
    return place.equals(new Place.Box("dock")) ? "in the dock" : place.text();
  }
}
