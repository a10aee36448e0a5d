package org.adjutant.cli.command;

import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.host.typed.Near;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.HexGrid;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;

/** A hex that is not on the map is a slip of the pen, not something to rule on. */
record OnMap(Title title, Position position) {
  /**
   * @throws BadCall naming hexes that come near to one that is not there
   */
  void check(Input input) {
    Optional<HexGrid> grid = title.display().map().map(map -> map.grid());
    if (grid.isEmpty()) {
      return;
    }
    if (input instanceof Input.Act act) {
      title
          .action(act.action().kind())
          .ifPresent(kind -> check(grid.get(), kind.shape(), act.action().args()));
    } else if (input instanceof Input.Answer answer) {
      shape(answer.choice()).ifPresent(shape -> check(grid.get(), shape, answer.answer()));
    }
  }

  private Optional<Shape> shape(String choice) {
    return position.openChoices().stream()
        .filter(open -> open.id().equals(choice))
        .map(Choice::kind)
        .findFirst()
        .flatMap(title::choice)
        .map(kind -> kind.shape());
  }

  private static void check(HexGrid grid, Shape shape, Data args) {
    for (Shape.Field field : shape.fields()) {
      Optional<Data> value = args.find(field.name());
      if (value.isPresent() && field.type() == Shape.Type.PLACE) {
        check(grid, value.get().text());
      } else if (value.isPresent() && field.type() == Shape.Type.PLACES) {
        value.get().textItems().forEach(place -> check(grid, place));
      }
    }
  }

  private static void check(HexGrid grid, String place) {
    if (Place.parse(place) instanceof Place.Hex hex && !grid.contains(hex)) {
      List<String> hexes = grid.hexes().stream().map(Place.Hex::id).toList();
      throw new BadCall(
          "there is no hex "
              + place
              + " on the map, which goes from "
              + hexes.get(0)
              + " to "
              + hexes.get(hexes.size() - 1)
              + "; near to it come "
              + String.join(", ", Near.to(place, hexes)));
    }
  }
}
