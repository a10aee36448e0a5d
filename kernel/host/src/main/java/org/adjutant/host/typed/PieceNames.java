package org.adjutant.host.typed;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;

/**
 * What a person may call a piece that he sees: its id, the name the title gives it, or the place in
 * which it stands alone.
 */
public record PieceNames(Title title, Position view) implements Shape.Naming {
  private static final int SHOWN = 8;

  @Override
  public String id(String called) {
    List<Piece> found = named(called);
    if (found.size() == 1) {
      return found.get(0).id().id();
    }
    if (found.isEmpty()) {
      throw new InputException(
          "no piece is called \""
              + called
              + "\""
              + Near.guess(called, view.pieces().stream().map(p -> p.id().id()).toList())
              + "; there are "
              + some(view.pieces()));
    }
    throw new InputException("\"" + called + "\" may be any of " + some(found) + "; say which");
  }

  private List<Piece> named(String called) {
    List<Piece> byId =
        view.pieces().stream().filter(p -> p.id().id().equalsIgnoreCase(called)).toList();
    if (!byId.isEmpty()) {
      return byId.stream().anyMatch(p -> p.id().id().equals(called))
          ? byId.stream().filter(p -> p.id().id().equals(called)).toList()
          : byId;
    }
    List<Piece> byName =
        view.pieces().stream().filter(p -> title.name(p).equalsIgnoreCase(called)).toList();
    return byName.isEmpty() ? there(called) : byName;
  }

  private List<Piece> there(String called) {
    try {
      return view.at(Place.parse(called));
    } catch (DataException e) {
      return List.of();
    }
  }

  private static String some(List<Piece> pieces) {
    List<String> ids =
        pieces.stream().map(p -> p.id().id()).sorted(Natural.ORDER).limit(SHOWN).toList();
    return String.join(", ", ids) + (pieces.size() > SHOWN ? ", ..." : "");
  }
}
