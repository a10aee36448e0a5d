package org.adjutant.ledger.absent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Display;
import org.adjutant.rules.spi.look.Mark;
import org.adjutant.rules.spi.look.Phrases;
import org.adjutant.rules.spi.look.Sign;

/**
 * Pieces and sides by their ids, steps as values, and every tally, cup and marker a viewer may
 * know.
 */
record PlainDisplay(Optional<HexMap> map, List<Sign> signs, Phrases phrases) implements Display {
  private static final String ROLLS = "rolled ";

  PlainDisplay {
    signs = List.copyOf(signs);
  }

  @Override
  public String name(Piece piece) {
    return piece.id() + " (" + piece.kind() + ")";
  }

  @Override
  public String values(Piece piece) {
    return piece.steps() == 1 ? "1 step" : piece.steps() + " steps";
  }

  @Override
  public String side(SideId side) {
    return side.id();
  }

  /** The features of places whose names are kinds of marks. */
  @Override
  public List<Mark> marks(Position view) {
    List<Mark> marks = new ArrayList<>();
    for (String key : view.entries().keySet()) {
      List<String> words = List.of(key.split(" ", 3));
      if (words.get(0).equals("feature") && words.size() == 3) {
        String kind = words.get(2);
        if (signs.stream().anyMatch(s -> s.on() == Sign.On.MARK && s.kind().equals(kind))) {
          marks.add(Mark.of(Place.parse(words.get(1)), kind));
        }
      }
    }
    return marks;
  }

  @Override
  public Optional<String> tell(String event, SideId actor, Data facts) {
    return phrases.tell(this::side, event, actor, facts);
  }

  @Override
  public List<String> standing(Position view) {
    List<String> lines = new ArrayList<>();
    view.entries()
        .forEach(
            (key, entry) -> {
              if (!key.startsWith(ROLLS)) {
                lines.add(key + ": " + entry.value());
              }
            });
    return lines;
  }
}
