package org.adjutant.nomansland.planning;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.spi.support.SimpleAction;

/**
 * {@code unveil J5}, {@code unveil ge-mg-1}: the Defender lets the enemy see what he hid, whenever
 * he likes (1.2.e), but not in the middle of an attack, whose dice he could dodge. Where a unit is
 * named the others of its hex stay hidden, but not by the second reading of NI-022.
 */
final class Unveil {
  private static final String NAME = "unveil";
  private static final String WHAT = "what";
  private static final String RULE = "nomansland:1.2.e";
  private static final String STACK = "nomansland:NI-022";
  private static final int WHOLE = 2;

  private final Veil veil;

  private Unveil(Setting setting) {
    this.veil = new Veil(setting);
  }

  static Chapter chapter(Setting setting) {
    Unveil unveil = new Unveil(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(NAME, unveil::run);
    SimpleAction action =
        SimpleAction.sampling(
                NAME,
                "Let the enemy see what you hid in a hex, or one unit.",
                Shape.of(Shape.Field.of(WHAT, Type.WORD, "a hex, or a hidden piece")),
                List.of(unveil::check),
                unveil::candidates)
            .atAnyTime();
    return new Chapter(List.of(action), List.of(), stages);
  }

  private void check(Desk desk, Data args, Findings findings) {
    if (!desk.side().equals(Sides.DEFENDER)) {
      findings.forbids(RULE, "only the Defender hides anything", args, "leave it to him");
    } else if (!desk.view().stack().isEmpty()) {
      findings.forbids(
          RULE,
          "dice and answers of an attack are still to come",
          args,
          "wait until it is resolved");
    } else if (meant(desk.view(), args.text(WHAT)).isEmpty()) {
      findings.forbids(
          RULE,
          "nothing is hidden there",
          args,
          () -> "hidden are " + String.join(", ", hexes(desk)));
    }
  }

  /** The hidden pieces under a "?" marker that a word means. */
  private List<PieceId> meant(Position position, String word) {
    Optional<Piece> piece =
        word.indexOf(',') < 0 && word.indexOf(' ') < 0 && !word.isEmpty()
            ? position.piece(word)
            : Optional.empty();
    if (piece.isPresent()) {
      boolean covered =
          Field.isHidden(piece.get())
              && piece.get().place() instanceof Hex hex
              && position.at(hex).stream().anyMatch(other -> other.kind().equals(Kind.UNKNOWN));
      return covered ? List.of(piece.get().id()) : List.of();
    }
    if (word.isEmpty() || !word.chars().allMatch(Character::isLetterOrDigit)) {
      return List.of();
    }
    Hex hex = new Hex(word);
    boolean marked = position.at(hex).stream().anyMatch(o -> o.kind().equals(Kind.UNKNOWN));
    return marked ? veil.hidden(position, hex).stream().map(Piece::id).toList() : List.of();
  }

  private static Set<String> hexes(Desk desk) {
    Set<String> hexes = new LinkedHashSet<>();
    for (Piece piece : desk.view().pieces(Sides.DEFENDER)) {
      if (piece.kind().equals(Kind.UNKNOWN)) {
        hexes.add(piece.place().text());
      }
    }
    return hexes;
  }

  private List<Data> candidates(Desk desk) {
    return desk.side().equals(Sides.DEFENDER)
        ? hexes(desk).stream().map(hex -> Data.of(WHAT, hex)).toList()
        : List.of();
  }

  private Step run(Play play) {
    List<PieceId> meant = meant(play.position(), play.locals().text(WHAT));
    if (meant.size() == 1 && play.reading(STACK) == WHOLE) {
      Piece piece = play.position().piece(meant.get(0)).orElseThrow();
      meant = meant(play.position(), piece.place().text());
    }
    List<Effect> effects = new ArrayList<>(veil.unveil(play.position(), meant));
    Set<String> hexes = new LinkedHashSet<>();
    meant.forEach(id -> hexes.add(play.position().piece(id).orElseThrow().place().text()));
    Data facts =
        Data.of("hexes", Data.texts(hexes))
            .with("units", Data.texts(meant.stream().map(PieceId::id).toList()));
    play.find(Finding.applies(RULE, "the Defender takes a ? marker away as he likes", facts));
    play.happens("nomansland/UnitsUnveiled", facts, effects);
    return Step.done();
  }
}
