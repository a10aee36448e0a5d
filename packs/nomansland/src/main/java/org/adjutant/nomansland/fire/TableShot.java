package org.adjutant.nomansland.fire;

import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Play;

/**
 * The Fire Table for weapons that have stages of their own: one unit at one unit, with all that
 * counts for fire (4.2.4.b).
 */
public record TableShot(Setting setting) {
  /** Locals for the stage that goes on with the dice; call it before {@link #mark}. */
  public Data aim(Play play, Piece firer, Piece target, int dice) {
    Hex from = Field.hex(firer);
    Hex to = Field.hex(target);
    List<Integer> entries = new Crossfire(setting).entries(from, to);
    List<List<Integer>> earlier = Crossfire.earlier(play.position(), to, firer.side());
    boolean flank = Flank.isOpposite(entries, earlier, play.reading(Flank.OPPOSITE));
    return new Shot(firer.side(), firer.id(), from, to, dice, false, flank).write();
  }

  /** That fire has entered the target's hex by this line (2.1.3.2.l). */
  public Effect mark(Position position, Piece firer, Piece target) {
    Hex to = Field.hex(target);
    return Crossfire.mark(
        to,
        firer.side(),
        Crossfire.earlier(position, to, firer.side()),
        new Crossfire(setting).entries(Field.hex(firer), to));
  }

  /**
   * The dice have fallen: what they do to the target, told but not yet done.
   *
   * @param locals that {@link #aim} gave
   */
  public Hit result(Play play, Data locals, Piece target) {
    Shot shot = Shot.read(locals);
    FireRoll.Result result =
        new FireRoll(setting)
            .of(play, shot, target, Throw.kept(play), Throw.initiative(play), Audience.ALL);
    play.happens("nomansland/FireResolved", result.facts(target).with("at", shot.to().text()));
    return result.hit();
  }
}
