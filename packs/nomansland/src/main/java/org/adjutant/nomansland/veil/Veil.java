package org.adjutant.nomansland.veil;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Create;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.Reveal;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;

/**
 * What the Defender hides (1.2): units, officers and structures that he alone knows of, with a "?"
 * marker over each hex that has any. A unit that came to light is never hidden again (1.2.k).
 */
public record Veil(Setting setting) {
  private static final String WHEN = "nomansland:NI-024";
  private static final int AFTER_MOVES = 2;

  /** A unit comes to light, with the structure it is in; the marker goes with the last of them. */
  public List<Effect> unveil(Position position, PieceId unit) {
    return unveil(position, List.of(unit));
  }

  /** The same for several units. */
  public List<Effect> unveil(Position position, List<PieceId> units) {
    Set<PieceId> all = new LinkedHashSet<>();
    Set<Hex> hexes = new LinkedHashSet<>();
    for (PieceId unit : units) {
      Piece piece = position.piece(unit).orElseThrow();
      if (Field.isHidden(piece)) {
        all.add(unit);
      }
      piece
          .attribute(Mark.INSIDE)
          .flatMap(id -> position.piece(id.text()))
          .filter(Field::isHidden)
          .ifPresent(structure -> all.add(structure.id()));
      if (piece.place() instanceof Hex hex) {
        hexes.add(hex);
      }
    }
    List<Effect> effects = new ArrayList<>();
    for (PieceId each : all) {
      effects.add(new Reveal(each, Audience.ALL));
      if (position.piece(each).orElseThrow().flag(Mark.CAMOUFLAGED)) {
        effects.add(SetPieceAttribute.clear(each, Mark.CAMOUFLAGED));
      }
    }
    hexes.forEach(hex -> lift(position, hex, all, effects));
    return effects;
  }

  /** All that is hidden in a hex comes to light (1.2.f). */
  public List<Effect> unveilHex(Position position, Hex hex) {
    return unveil(position, hidden(position, hex).stream().map(Piece::id).toList());
  }

  /** What is hidden in a hex. */
  public List<Piece> hidden(Position position, Hex hex) {
    return position.at(hex).stream().filter(Field::isHidden).toList();
  }

  /**
   * Takes away the marker of a hex whose hidden things have all left it or come to light.
   *
   * @param gone what no longer counts as hidden there
   */
  private void lift(Position position, Hex hex, Set<PieceId> gone, List<Effect> effects) {
    List<Piece> there = position.at(hex);
    boolean more = there.stream().anyMatch(p -> Field.isHidden(p) && !gone.contains(p.id()));
    if (!more) {
      there.stream()
          .filter(piece -> piece.kind().equals(Kind.UNKNOWN))
          .forEach(marker -> effects.add(new Remove(marker.id())));
    }
  }

  /**
   * Lays "?" markers over what is hidden (1.2.b). They are numbered by hexes, west to east from the
   * top, so that a number tells nothing.
   */
  public List<Effect> mark(Position position) {
    Map<Hex, Boolean> stacks = new LinkedHashMap<>();
    for (String row : setting.ground().rows()) {
      for (Hex hex : setting.ground().row(row)) {
        if (!hidden(position, hex).isEmpty()) {
          stacks.put(hex, true);
        }
      }
    }
    List<Effect> effects = new ArrayList<>();
    int number = 0;
    for (Hex hex : stacks.keySet()) {
      number++;
      effects.add(new Create(Piece.of("q" + number, Kind.UNKNOWN, Sides.DEFENDER, hex, 0)));
    }
    return effects;
  }

  /** What has an enemy unit beside it or with it comes to light at once (1.2.i). */
  public void besideEnemies(Play play) {
    if (!isLate(play)) {
      show(play);
    }
  }

  /** By the other reading of NI-024 it does so when an Action Phase ends. */
  public void afterMoves(Play play) {
    if (isLate(play)) {
      show(play);
    }
  }

  /** Asked without a word: {@link #show} tells it if anything comes to light. */
  private static boolean isLate(Play play) {
    return new Desk(play.title(), play.position(), play.actor()).reading(WHEN) == AFTER_MOVES;
  }

  private void show(Play play) {
    Position position = play.position();
    Field field = new Field(setting, position);
    List<PieceId> seen = new ArrayList<>();
    Set<Hex> hexes = new LinkedHashSet<>();
    for (Piece marker : position.pieces(Sides.DEFENDER)) {
      if (marker.kind().equals(Kind.UNKNOWN) && marker.place() instanceof Hex hex) {
        if (field.beside(hex, Sides.ATTACKER) || !field.fighting(hex, Sides.ATTACKER).isEmpty()) {
          hidden(position, hex).forEach(piece -> seen.add(piece.id()));
          hexes.add(hex);
        }
      }
    }
    if (hexes.isEmpty()) {
      return;
    }
    play.reading(WHEN);
    List<String> units = seen.stream().map(PieceId::id).toList();
    List<String> places = hexes.stream().map(Hex::text).toList();
    play.find(
        Finding.applies(
            "nomansland:1.2.i",
            "what is hidden comes to light beside an enemy unit",
            Data.of("hexes", Data.texts(places))));
    play.happens(
        "nomansland/UnitsUnveiled",
        Data.of("hexes", Data.texts(places)).with("units", Data.texts(units)),
        unveil(position, seen));
  }
}
