package org.adjutant.nomansland.weapons.grenade;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Ruin;
import org.adjutant.nomansland.harm.Toll;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.victory.Reached;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetPieceAttribute;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Lookup;

/**
 * A structure attacked from close by, with grenades or flames: its own table, which may destroy it
 * with those inside (4.2.5.f, 4.2.12.i; NI-152).
 *
 * @param cover what the structure is
 */
public record Bunker(Setting setting, Piece structure, Cover cover) {
  /**
   * What came of it.
   *
   * @param hit whether the table had any result
   * @param hurt the units newly Pinned, hurt or lost
   */
  public record Outcome(boolean hit, Toll hurt) {
    static final Outcome NOTHING = new Outcome(false, Toll.NONE);
  }

  private static final String TABLE = "nomansland:4.2.5.f";
  private static final String DESTROYED = "nomansland:4.2.12.i";
  private static final String NEST = "nomansland:NI-152";
  private static final int LOST_WITH_IT = 2;

  /** The units inside. */
  public List<Piece> inside(Play play) {
    return new Ruin(setting).units(play.position(), structure);
  }

  private boolean isInside(Piece unit) {
    return unit.attribute(Mark.INSIDE)
        .filter(id -> id.text().equals(structure.id().id()))
        .isPresent();
  }

  /**
   * Reads the table and carries it out.
   *
   * @param target the unit attacked, inside
   */
  public Outcome strike(Play play, Piece target, Score score) {
    if (play.position().piece(target.id()).filter(this::isInside).isEmpty()) {
      return Outcome.NOTHING;
    }
    Lookup cell = setting.charts().cell(play, "grenade-structure", cover.word(), score.total());
    Data facts = score.data().with("structure", structure.id().id()).with("unit", target.id().id());
    play.find(
        Finding.applies(TABLE, "inside a structure its own table counts", facts)
            .from(Source.of(cell)));
    Toll hurt =
        switch (cell.text()) {
          case "occupants Pinned" -> pinAll(play);
          case "Dugout destroyed", "Pillbox destroyed" -> destroy(play);
          case "Loss and Pinned, Nest destroyed" -> wreck(play, target);
          default -> hit(play, target, Hit.of(cell.text()));
        };
    return new Outcome(!cell.text().equals("no effect"), hurt);
  }

  private Toll hit(Play play, Piece unit, Hit hit) {
    return Toll.NONE.with(unit.id(), new Harm(setting).hit(play, unit.id(), hit, TABLE));
  }

  private Toll pinAll(Play play) {
    Toll hurt = Toll.NONE;
    for (Piece unit : inside(play)) {
      hurt = hurt.with(hit(play, unit, Hit.PINNED));
    }
    return hurt;
  }

  private Toll destroy(Play play) {
    play.find(
        Finding.applies(
            DESTROYED,
            "grenades destroy the structure",
            Data.of("structure", structure.id().id())));
    Toll hurt = loseAll(play);
    fall(play, DESTROYED);
    return hurt;
  }

  private Toll loseAll(Play play) {
    return new Ruin(setting).loseOccupants(play, structure);
  }

  /** The target is hurt; the others stay in the hex without cover, or are lost (NI-152). */
  private Toll wreck(Play play, Piece target) {
    Toll hurt = hit(play, target, Hit.LOSS);
    boolean lost = play.reading(NEST) == LOST_WITH_IT;
    Data facts = Data.of("structure", structure.id().id());
    play.find(
        Finding.applies(
            TABLE,
            lost ? "the nest goes with those in it" : "the others in the nest lose their cover",
            facts));
    if (lost) {
      hurt = hurt.with(loseAll(play));
    } else {
      List<Effect> bare = new ArrayList<>();
      inside(play).forEach(unit -> bare.add(SetPieceAttribute.clear(unit.id(), Mark.INSIDE)));
      play.happens(
          "nomansland/NestWrecked",
          Data.of("structure", structure.id().id()).with("at", structure.place().text()),
          bare);
    }
    fall(play, TABLE);
    return hurt;
  }

  /** It may have been the last strongpoint to fall (NI-146). */
  private void fall(Play play, String rule) {
    new Harm(setting).eliminate(play, structure.id(), rule);
    new Reached(setting).checkStrongpoints(play);
  }
}
