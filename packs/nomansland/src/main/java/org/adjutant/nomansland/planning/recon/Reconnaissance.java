package org.adjutant.nomansland.planning.recon;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.planning.sky.Dogfight;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/** The dice of section 1.4, one scout after another, each followed by the markers it has won. */
public final class Reconnaissance {
  static final String NEXT = "reconnaissance-next";
  static final String LEFT = "left";
  private static final String FELL = "reconnaissance-fell";
  private static final String DIE = "nomansland:1.4.a";
  private static final String HOW_LONG = "nomansland:NI-030";
  private static final int PLANNING_ONLY = 2;
  private static final String LEAVE = "nomansland:1.4.d";

  private final Setting setting;

  private Reconnaissance(Setting setting) {
    this.setting = setting;
  }

  /** The section's choices and stages. */
  public static Chapter chapter(Setting setting) {
    Reconnaissance dice = new Reconnaissance(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(PhaseId.entry(PhaseId.RECONNAISSANCE), Reconnaissance::begin);
    stages.put(NEXT, dice::next);
    stages.put(FELL, dice::fell);
    stages.put(PhaseId.entry(PhaseId.ATTACKER_SET_UP), dice::forget);
    new Reveals(setting).addTo(stages);
    return new Chapter(List.of(), List.of(RevealChoice.kind(setting)), stages);
  }

  private static Step begin(Play play) {
    List<String> scouts = new ArrayList<>();
    for (String kind : List.of(Kind.RECON, Kind.BALLOON)) {
      flown(play.position(), kind).forEach(piece -> scouts.add(piece.id().id()));
    }
    for (Piece piece : play.position().at(Place.box(Mark.OBSERVERS_BOX))) {
      if (piece.side().equals(Sides.ATTACKER)) {
        scouts.add(piece.id().id());
      }
    }
    return Step.go(NEXT, Data.of(LEFT, Data.texts(scouts)));
  }

  private static List<Piece> flown(Position position, String kind) {
    return position.at(Place.box(Mark.SKY_BOX)).stream()
        .filter(piece -> piece.side().equals(Sides.ATTACKER) && piece.kind().equals(kind))
        .toList();
  }

  private Step next(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    return left.isEmpty()
        ? over(play)
        : Throw.plain(1, "reconnaissance", left.get(0), FELL, play.locals());
  }

  private Step fell(Play play) {
    List<String> left = play.locals().get(LEFT).textItems();
    Piece scout = play.position().piece(left.get(0)).orElseThrow();
    int die = play.sum();
    int add = modifier(play, scout);
    Lookup cell = setting.charts().cell(play, "reconnaissance", "result", die + add);
    int markers = Integer.parseInt(cell.text());
    Data facts =
        Data.of("by", scout.id().id())
            .with("die", die)
            .with("modifier", add)
            .with("total", die + add)
            .with("markers", markers);
    play.find(
        Finding.applies(DIE, "a die is rolled for each scout the Attacker still has", facts)
            .from(Source.of(cell)));
    play.happens("nomansland/ReconnaissanceMade", facts);
    Data rest = Data.of(LEFT, Data.texts(left.subList(1, left.size())));
    return Step.go(Reveals.STAGE, Reveals.locals(scout, markers, rest));
  }

  private int modifier(Play play, Piece scout) {
    if (scout.kind().equals(Kind.BALLOON)) {
      return found(play, scout, "balloon", "nomansland:1.4.1.1.b", "a Balloon has a bonus alone");
    }
    if (scout.kind().equals(Kind.OBSERVER)) {
      return found(
          play, scout, "observer", "nomansland:1.4.1.2.a", "a Forward Observer has no bonus");
    }
    return play.position().attribute(Subject.GAME, Dogfight.CLEARED).isEmpty()
        ? 0
        : found(
            play,
            scout,
            "planes-shot-down",
            "nomansland:1.4.e",
            "a Reconnaissance Aircraft has a bonus when the Defender's planes are shot down");
  }

  private int found(Play play, Piece scout, String name, String rule, String says) {
    int add = setting.charts().modifier("reconnaissance-modifiers", name);
    play.find(Finding.applies(rule, says, Data.of("by", scout.id().id()).with("modifier", add)));
    return add;
  }

  /** By the second reading of NI-030 Revealed markers serve the bombardments alone. */
  private Step forget(Play play) {
    List<Effect> effects = new ArrayList<>();
    if (play.reading(HOW_LONG) == PLANNING_ONLY) {
      Field field = new Field(setting, play.position());
      for (Hex hex : setting.ground().grid().hexes()) {
        if (field.isRevealed(hex)) {
          effects.add(SetAttribute.clear(Subject.of(hex), Mark.REVEALED));
        }
      }
      Subject guns = Subject.of(Sides.DEFENDER);
      if (play.position().attribute(guns, Mark.ARTILLERY_REVEALED).isPresent()) {
        effects.add(SetAttribute.clear(guns, Mark.ARTILLERY_REVEALED));
      }
    }
    if (!effects.isEmpty()) {
      play.happens("nomansland/RevealedMarkersRemoved", Data.EMPTY, effects);
    }
    return Step.done();
  }

  /** Balloons and Reconnaissance Aircraft leave play; they are no losses. */
  private static Step over(Play play) {
    List<Effect> effects = new ArrayList<>();
    List<String> gone = new ArrayList<>();
    for (String kind : List.of(Kind.RECON, Kind.BALLOON)) {
      for (Piece piece : flown(play.position(), kind)) {
        effects.add(new Remove(piece.id()));
        gone.add(piece.id().id());
      }
    }
    if (play.position().attribute(Subject.GAME, Dogfight.CLEARED).isPresent()) {
      effects.add(SetAttribute.clear(Subject.GAME, Dogfight.CLEARED));
    }
    if (!effects.isEmpty()) {
      Data facts = Data.of("aircraft", Data.texts(gone));
      play.find(Finding.applies(LEAVE, "scouts in the air leave play", facts));
      play.happens("nomansland/ReconnaissanceEnded", facts, effects);
    }
    return Step.done();
  }
}
