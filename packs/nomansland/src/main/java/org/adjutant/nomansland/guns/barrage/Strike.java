package org.adjutant.nomansland.guns.barrage;

import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Ruin;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Lookup;

/** A die under a barrage has fallen for a target: the cell is read and carried out. */
record Strike(Setting setting, Barrage barrage, Readings readings) {
  private static final String TABLE = "barrage";
  private static final String EACH = "nomansland:1.5.1.e";
  private static final String PILLBOX = "nomansland:4.2.12.g";
  private static final String DESTROYED = "nomansland:4.2.12.h";
  private static final String UNCOVERED = "nomansland:NI-152";
  private static final int LOST_WITH_IT = 2;

  /**
   * @return the units newly Pinned, hurt or lost
   */
  Toll at(Play play, Target target, int die, int initiative) {
    Score score =
        Score.of(die)
            .plus(new Modifiers(setting, barrage, readings).of(play.position(), target))
            .plus("initiative", initiative);
    Lookup cell = setting.charts().cell(play, TABLE, target.column().word(), score.total());
    Toll hurt = carryOut(play, target, cell);
    tell(play, target, score, cell);
    return hurt;
  }

  private Toll carryOut(Play play, Target target, Lookup cell) {
    return switch (cell.text()) {
      case "Pinned", "Loss and Pinned" -> unit(play, target.piece(), Hit.of(cell.text()));
      case "Immobilised" -> tank(play, target.piece(), false);
      case "Destroyed" -> tank(play, target.piece(), true);
      case "occupants Pinned" -> occupants(play, target.piece());
      case "Pillbox destroyed" -> destroy(play, target.piece());
      case "Nest destroyed" -> nest(play, target.piece());
      default -> Toll.NONE;
    };
  }

  /**
   * The finding; of what is still hidden, and of shells told to nobody, for the Defender's eyes.
   */
  private void tell(Play play, Target target, Score score, Lookup cell) {
    boolean hidden = play.position().piece(target.piece().id()).filter(Field::isHidden).isPresent();
    boolean veiled = barrage.traits().secret() || hidden;
    Finding finding =
        Finding.applies(
                EACH,
                "a die for each fighting unit and Structure, in its own column",
                score
                    .data()
                    .with("target", target.piece().id().id())
                    .with("column", target.column().word()))
            .from(Source.of(cell));
    play.find(veiled ? finding.forEyesOf(Audience.of(Sides.DEFENDER)) : finding);
  }

  private Toll unit(Play play, Piece unit, Hit hit) {
    boolean hurt = new Harm(setting).hit(play, unit.id(), softened(unit, hit), EACH);
    return Toll.NONE.with(unit.id(), hurt);
  }

  /** Neutralization Pins at most, whatever a second Pinned result may cost (NI-042). */
  private Hit softened(Piece unit, Hit hit) {
    if (hit == Hit.NONE || !barrage.traits().neutralising()) {
      return hit;
    }
    return Field.isPinned(unit) ? Hit.NONE : Hit.PINNED;
  }

  private Toll tank(Play play, Piece tank, boolean destroyed) {
    if (destroyed) {
      new Harm(setting).wreck(play, tank.id(), EACH);
    } else {
      new Harm(setting).immobilise(play, tank.id(), EACH);
    }
    return Toll.NONE.with(tank.id(), true);
  }

  private Toll occupants(Play play, Piece structure) {
    Toll hurt = Toll.NONE;
    for (Piece inside : new Ruin(setting).units(play.position(), structure)) {
      hurt = hurt.with(unit(play, inside, Hit.PINNED));
    }
    return hurt;
  }

  private Toll destroy(Play play, Piece structure) {
    Toll hurt = new Ruin(setting).loseOccupants(play, structure);
    play.find(
        Finding.applies(
            PILLBOX,
            "artillery destroys the structure",
            Data.of("structure", structure.id().id())));
    new Harm(setting).eliminate(play, structure.id(), DESTROYED);
    return hurt;
  }

  /** Those in a nest are lost with it or stay in the hex without it (NI-152). */
  private Toll nest(Play play, Piece nest) {
    play.reading(UNCOVERED);
    play.find(Finding.applies(EACH, "the nest is destroyed", Data.of("structure", nest.id().id())));
    boolean lost = readings.wreckedNest() == LOST_WITH_IT;
    Toll hurt = lost ? new Ruin(setting).loseOccupants(play, nest) : Toll.NONE;
    new Harm(setting).eliminate(play, nest.id(), DESTROYED);
    return hurt;
  }
}
