package org.adjutant.nomansland.harm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.veil.Veil;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Move;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.effect.SetSteps;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;

/** Carries out what attacks do to units (0.2.c, 0.2.d). Who is hit comes to light (1.2.j). */
public record Harm(Setting setting) {
  private static final String SIZE_ONE = "nomansland:NI-009";
  private static final int OUTRIGHT = 2;
  private static final String PINNED_AGAIN = "nomansland:NI-042";
  private static final int LOSS = 2;

  /**
   * A unit is Pinned, or takes a Loss and is Pinned. A unit that is Pinned already is not Pinned
   * again, or by another reading of NI-042 takes a Loss then.
   *
   * @param rule the statement by which it was hit
   * @return whether anything happened to it
   */
  public boolean hit(Play play, PieceId unit, Hit hit, String rule) {
    Piece piece = play.position().piece(unit).orElseThrow();
    boolean again = hit == Hit.PINNED && Field.isPinned(piece);
    if (hit == Hit.NONE || again && !losesPinned(play, piece, rule)) {
      return false;
    }
    if (hit == Hit.LOSS || again) {
      loseStep(play, piece, rule);
    } else {
      List<Effect> effects = unveil(play, piece);
      effects.add(SetPieceAttribute.flag(unit, Mark.PINNED));
      play.happens("nomansland/UnitPinned", facts(piece, rule), effects);
    }
    return true;
  }

  /** Asked without a word while nothing comes of it: that a hidden unit is Pinned is a secret. */
  private static boolean losesPinned(Play play, Piece piece, String rule) {
    if (new Desk(play.title(), play.position(), play.actor()).reading(PINNED_AGAIN) != LOSS) {
      return false;
    }
    play.reading(PINNED_AGAIN);
    play.find(
        Finding.applies(
            rule,
            "a Pinned unit that is Pinned again has a Loss",
            Data.of("unit", piece.id().id())));
    return true;
  }

  private void loseStep(Play play, Piece piece, String rule) {
    int size = setting.counters().face(piece).size();
    boolean front = piece.steps() > 1 && size > 0;
    Data inputs = Data.of("unit", piece.id().id()).with("size", size);
    if (front && size == 1 && play.reading(SIZE_ONE) == OUTRIGHT) {
      play.find(Finding.applies(SIZE_ONE, "a Loss removes a unit of Size 1", inputs));
      eliminate(play, piece.id(), rule);
      return;
    }
    if (!front) {
      play.find(
          Finding.applies(
              "nomansland:0.2.d", "a unit on its back or of Size 0 is removed by a Loss", inputs));
      eliminate(play, piece.id(), rule);
      return;
    }
    play.find(
        Finding.applies(
            "nomansland:0.2.c", "a unit on its front is turned to its back by a Loss", inputs));
    List<Effect> effects = unveil(play, piece);
    effects.add(new SetSteps(piece.id(), piece.steps() - 1));
    effects.add(SetPieceAttribute.flag(piece.id(), Mark.PINNED));
    play.happens(
        EventNames.STEP_LOST, facts(piece, rule).with("steps", piece.steps() - 1), effects);
  }

  /**
   * A piece is lost: a unit, an officer, an aircraft, a structure. It goes to its side's box of
   * losses; who was inside a structure is inside no more.
   */
  public void eliminate(Play play, PieceId id, String rule) {
    Piece piece = play.position().piece(id).orElseThrow();
    List<Effect> effects = unveil(play, piece);
    for (Map.Entry<String, Entry> mark : piece.attributes().entrySet()) {
      effects.add(SetPieceAttribute.clear(id, mark.getKey()));
    }
    for (Piece inside : Ruin.inside(play.position(), piece)) {
      effects.add(SetPieceAttribute.clear(inside.id(), Mark.INSIDE));
    }
    effects.add(new Move(id, Place.box(Mark.lost(piece.side()))));
    play.happens(EventNames.PIECE_ELIMINATED, facts(piece, rule), effects);
  }

  /** A tank breaks down; one that has broken down before is destroyed (2.1.5.h). */
  public void immobilise(Play play, PieceId tank, String rule) {
    Piece piece = play.position().piece(tank).orElseThrow();
    if (piece.steps() < 2) {
      play.find(
          Finding.applies(
              rule, "a tank that is immobilised already is destroyed", Data.of("tank", tank.id())));
      wreck(play, tank, rule);
      return;
    }
    play.happens("nomansland/TankImmobilised", facts(piece, rule), List.of(new SetSteps(tank, 1)));
  }

  /** A tank is destroyed. It stays on the map as a wreck (4.2.11.1.b). */
  public void wreck(Play play, PieceId tank, String rule) {
    Piece piece = play.position().piece(tank).orElseThrow();
    play.find(
        Finding.applies(
            "nomansland:4.2.11.1.b",
            "a destroyed tank stays where it is as a wreck",
            Data.of("tank", tank.id())));
    play.happens(
        "nomansland/TankDestroyed",
        facts(piece, rule),
        List.of(SetPieceAttribute.flag(tank, Mark.WRECK)));
  }

  private List<Effect> unveil(Play play, Piece piece) {
    if (!Field.isHidden(piece)) {
      return new ArrayList<>();
    }
    play.find(
        Finding.applies(
            "nomansland:1.2.j",
            "a hidden unit comes to light when it is hit",
            Data.of("unit", piece.id().id())));
    return new ArrayList<>(new Veil(setting).unveil(play.position(), piece.id()));
  }

  private static Data facts(Piece piece, String rule) {
    return Data.of("unit", piece.id().id()).with("at", piece.place().text()).with("rule", rule);
  }
}
