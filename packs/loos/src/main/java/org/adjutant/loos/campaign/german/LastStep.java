package org.adjutant.loos.campaign.german;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.loos.campaign.Mark;
import org.adjutant.loos.campaign.Store;
import org.adjutant.loos.series.Marks;
import org.adjutant.loos.series.Situation;
import org.adjutant.loos.series.Unit;
import org.adjutant.loos.series.combat.clash.Loss;
import org.adjutant.loos.series.movement.Movement;
import org.adjutant.loos.series.movement.MovementRules;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.support.Reading;

/**
 * A regiment falls from two steps to one: a battalion of the deadpile stands in for it (13.1.b),
 * unless there is none (13.1.c), or the hex is shared and battalions that came back may not stack
 * (18.1.c, LI-51).
 */
final class LastStep {
  static final String SHARED = "loos:LI-51";
  private static final String REPLACED = "loos:13.1.b";
  private static final String NO_STACK = "loos:18.1.c";
  private static final int REMAINS = 2;
  private static final int GOES_NEXT = 3;

  private final Deadpile deadpile;
  private final MovementRules movement;

  LastStep(Deadpile deadpile, MovementRules movement) {
    this.deadpile = deadpile;
    this.movement = movement;
  }

  Loss of(Situation situation, Unit regiment) {
    List<Piece> pile = Deadpile.in(situation.position());
    if (pile.isEmpty()) {
      return new Loss(0, GermanLosses.gone(regiment), List.of(GermanLosses.noCounter(regiment)));
    }
    Hex hex = regiment.hex().orElseThrow();
    if (situation.at(hex).size() == 1) {
      return replaced(situation, regiment, pile.get(0), hex, List.of());
    }
    Reading reading = situation.reading(SHARED);
    return switch (reading.number()) {
      case REMAINS -> lodged(situation, regiment, pile.get(0), reading);
      case GOES_NEXT -> nextDoor(situation, regiment, pile.get(0), reading);
      default -> lost(regiment, reading, "it could not stack, so the last step is lost as well");
    };
  }

  private Loss replaced(
      Situation situation, Unit regiment, Piece battalion, Hex to, List<Finding> before) {
    Hex hex = regiment.hex().orElseThrow();
    int depth = to.equals(hex) ? depth(situation, regiment, hex) : 0;
    List<Effect> effects = new ArrayList<>(GermanLosses.gone(regiment));
    effects.add(
        SetPieceAttribute.open(regiment.id(), Marks.STAND_IN, Data.of(battalion.id().id())));
    effects.addAll(deadpile.standsIn(battalion, regiment.piece(), to, depth));
    List<Finding> findings = new ArrayList<>(before);
    findings.add(
        Finding.applies(
            REPLACED,
            "a battalion takes the place of the regiment's last step",
            Data.of("unit", regiment.id().id())
                .with("battalion", battalion.id().id())
                .with("at", to.id())));
    findings.add(Deadpile.isNameless(battalion));
    findings.add(Deadpile.isUsedAgain(battalion, Deadpile.in(situation.position()).size() - 1));
    return new Loss(1, effects, findings);
  }

  /** The pair remains until the owner's next movement phase. */
  private Loss lodged(Situation situation, Unit regiment, Piece battalion, Reading reading) {
    Hex hex = regiment.hex().orElseThrow();
    Finding found = shared(regiment, reading, "the pair remains until its owner's next move");
    Loss loss = replaced(situation, regiment, battalion, hex, List.of(found));
    List<Effect> effects = new ArrayList<>(loss.effects());
    effects.add(SetPieceAttribute.open(battalion.id(), Mark.LODGED, Data.of(hex.id())));
    return new Loss(1, effects, loss.findings());
  }

  private Loss nextDoor(Situation situation, Unit regiment, Piece battalion, Reading reading) {
    Optional<Hex> hex = refuge(situation, regiment);
    if (hex.isEmpty()) {
      return lost(regiment, reading, "no neighbouring hex is free, so the last step is lost too");
    }
    Finding found = shared(regiment, reading, "it goes to a neighbouring hex");
    Loss loss = replaced(situation, regiment, battalion, hex.get(), List.of(found));
    List<Effect> effects = new ArrayList<>(loss.effects());
    effects.addAll(
        situation
            .field()
            .entering()
            .effects(situation, situation.unit(battalion), List.of(hex.get())));
    return new Loss(1, effects, loss.findings());
  }

  /** A free hex that the regiment could step into, if it can be without an enemy ZOC. */
  private Optional<Hex> refuge(Situation situation, Unit regiment) {
    List<Hex> free =
        Movement.steps(situation, movement, regiment).stream().filter(situation::isVacant).toList();
    return free.stream()
        .filter(hex -> !situation.inEnemyZone(Store.GERMAN, hex))
        .findFirst()
        .or(() -> free.stream().findFirst());
  }

  private static Loss lost(Unit regiment, Reading reading, String says) {
    return new Loss(0, GermanLosses.gone(regiment), List.of(shared(regiment, reading, says)));
  }

  private static Finding shared(Unit regiment, Reading reading, String says) {
    return reading.in(
        Finding.applies(
            NO_STACK,
            says,
            Data.of("unit", regiment.id().id()).with("at", regiment.piece().place().text())));
  }

  private static int depth(Situation situation, Unit regiment, Hex hex) {
    return situation.at(hex).indexOf(regiment);
  }
}
