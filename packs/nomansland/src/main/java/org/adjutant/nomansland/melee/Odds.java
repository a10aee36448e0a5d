package org.adjutant.nomansland.melee;

import java.util.List;
import java.util.function.Predicate;
import org.adjutant.nomansland.board.Cover;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.elan.Column;
import org.adjutant.nomansland.elan.Track;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.harm.Gassed;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Modifier;

/** What is added to the die of a Close Combat: each modifier of the table by its name (2.1.5.d). */
record Odds(Setting setting) {
  private static final String LIST = "close-combat-modifiers";

  /** A score that grows, and the findings told on the way. */
  private final class Sum {
    private final Play play;
    private Score score;

    Sum(Play play, Score score) {
      this.play = play;
      this.score = score;
    }

    void when(boolean applies, String name) {
      times(applies ? 1 : 0, name);
    }

    void times(int count, String name) {
      if (count == 0) {
        return;
      }
      Modifier modifier = setting.charts().entry(LIST, name);
      int value = count * modifier.add();
      play.find(
          Finding.applies(
              modifier.rule().text(),
              "it counts in Close Combat: " + name.replace('-', ' '),
              Data.of("modifier", name).with("adds", value)));
      score = score.plus(name, value);
    }
  }

  /** The die with all that applies to a fight. */
  Score of(Play play, Fight fight, Score die) {
    Field field = new Field(setting, play.position());
    List<Piece> own = fight.attackers(field);
    List<Piece> enemies = fight.enemies(field);
    int elan = new Track(setting).modifier(play, fight.side(), Column.CLOSE_COMBAT);
    Sum sum = new Sum(play, die.plus("elan", elan));
    sum.times(new Bulk(setting).difference(play, own, enemies), "size");
    sum.when(any(own, Trait.BOMBER), "own-bomber");
    sum.when(any(enemies, Trait.BOMBER), "enemy-bomber");
    sum.when(any(own, Trait.STOSSTRUPPEN), "own-stosstruppen");
    sum.when(any(enemies, Trait.STOSSTRUPPEN), "enemy-stosstruppen");
    sum.when(!field.officers(fight.hex(), fight.side()).isEmpty(), "own-officer");
    sum.when(!field.officers(fight.hex(), Sides.enemy(fight.side())).isEmpty(), "enemy-officer");
    boolean pinned = enemies.stream().allMatch(Field::isPinned);
    sum.times(own.size() - 1, "own-extra");
    sum.times(pinned ? 0 : enemies.size() - 1, "enemy-extra");
    sum.when(pinned, "all-pinned");
    gas(play, sum, own, enemies);
    sum.when(any(enemies, unit -> isCovered(field.cover(unit))), "structure");
    sum.when(
        fight.side().equals(Sides.ATTACKER) && setting.ground().isDefenderTrench(fight.hex()),
        "trench");
    return sum.score;
  }

  private static void gas(Play play, Sum sum, List<Piece> own, List<Piece> enemies) {
    boolean ours = any(own, unit -> unit.flag(Mark.GASSED));
    boolean theirs = any(enemies, unit -> unit.flag(Mark.GASSED));
    if ((ours || theirs) && Gassed.costs(play)) {
      sum.when(ours, "own-gassed");
      sum.when(theirs, "enemy-gassed");
    }
  }

  private static boolean isCovered(Cover cover) {
    return cover == Cover.NEST || cover == Cover.PILLBOX;
  }

  private boolean any(List<Piece> units, Trait trait) {
    return any(units, unit -> setting.counters().has(unit, trait));
  }

  private static boolean any(List<Piece> units, Predicate<Piece> test) {
    return units.stream().anyMatch(test);
  }
}
