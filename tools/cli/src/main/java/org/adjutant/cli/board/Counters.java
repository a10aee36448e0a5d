package org.adjutant.cli.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.look.Mark;

/** What is written of the pieces of a place, of its marks and of who controls it. */
final class Counters {
  private static final String[] CODES = {"1;34", "1;31", "1;32", "1;35", "1;36", "1;33"};

  private final Title title;
  private final Position view;
  private final List<Mark> marks;

  Counters(Title title, Position view) {
    this.title = title;
    this.view = view;
    this.marks = title.display().marks(view);
  }

  Title title() {
    return title;
  }

  Position view() {
    return view;
  }

  /** From the bottom of the stack to its top. */
  List<Piece> at(Place place) {
    return view.at(place);
  }

  /** From the top of the stack to its bottom, units before markers. */
  List<Piece> downFromTop(Place place) {
    List<Piece> units = new ArrayList<>();
    List<Piece> others = new ArrayList<>();
    for (Piece piece : at(place)) {
      (piece.steps() > 0 ? units : others).add(0, piece);
    }
    units.addAll(others);
    return units;
  }

  List<Mark> marks() {
    return marks;
  }

  List<Mark> marks(Place place) {
    return marks.stream().filter(mark -> mark.place().equals(place)).toList();
  }

  Optional<SideId> control(Place place) {
    return view.control(place);
  }

  /** The rank of a side in the title's list, for its colour; after all of them for others. */
  int rank(SideId side) {
    int rank = title.sides().indexOf(side);
    return rank < 0 ? title.sides().size() : rank;
  }

  /** A capital letter that stands for a side: the first of its name that no other side has. */
  String letter(SideId side) {
    String taken = "";
    for (SideId one : title.sides()) {
      String letter = free(title.display().side(one), taken);
      if (one.equals(side)) {
        return letter;
      }
      taken += letter;
    }
    return "?";
  }

  private static String free(String name, String taken) {
    String wanted = name.toUpperCase(Locale.ROOT) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (int i = 0; i < wanted.length(); i++) {
      char letter = wanted.charAt(i);
      if (Character.isLetter(letter) && taken.indexOf(letter) < 0) {
        return String.valueOf(letter);
      }
    }
    return "?";
  }

  String colour(SideId side) {
    return CODES[rank(side) % CODES.length];
  }

  String values(Piece piece) {
    return title.display().values(piece);
  }
}
