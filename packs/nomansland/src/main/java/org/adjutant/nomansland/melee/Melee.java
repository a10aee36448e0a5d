package org.adjutant.nomansland.melee;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.dice.Initiative;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.guns.score.Score;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.Trait;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/** The section on Close Combat (2.1.5). */
public record Melee(Setting setting) {
  private static final String FELL = "assault-fell";
  private static final String WHO = "nomansland:2.1.5.a";
  private static final String WHOM = "nomansland:2.1.5.b";
  private static final String PINNED_LAST = "nomansland:2.1.5.e";
  private static final String ALL_PINNED = "nomansland:2.1.5.i";
  private static final String TANK = "nomansland:4.2.11.g";
  private static final String TABLE = "nomansland:2.1.5.d";
  private static final String NOT_WON = "nomansland:NI-129";
  private static final int DRAW = 2;

  public static Chapter chapter(Setting setting) {
    Melee melee = new Melee(setting);
    SortedMap<String, Stage> stages = new TreeMap<>();
    stages.put(AssaultAction.NAME, melee::begin);
    stages.put(FELL, melee::fell);
    new Losers(setting).addTo(stages);
    return new Chapter(List.of(new AssaultAction(setting).kind()), List.of(), stages);
  }

  private Step begin(Play play) {
    Initiative.claim(play);
    Fight fight = Fight.of(play.actor(), play.locals());
    Field field = new Field(setting, play.position());
    Data facts =
        Data.of("hex", fight.hex().text())
            .with("attackers", Data.texts(fight.with()))
            .with("defenders", Data.texts(fight.against()));
    play.find(
        Finding.applies(AssaultAction.AFTER_ACTIONS, "the actions of the phase are over", facts));
    play.find(Finding.applies(WHO, "unpinned units attack enemies in their hex", facts));
    play.find(Finding.applies(WHOM, "the side that attacks chooses whom", facts));
    boolean pinned = fight.enemies(field).stream().allMatch(Field::isPinned);
    play.find(
        Finding.applies(
            pinned ? ALL_PINNED : PINNED_LAST,
            pinned ? "all enemies are Pinned, so all take part" : "no Pinned enemy takes part",
            facts));
    if (fight.attackers(field).stream().anyMatch(this::isTank)) {
      play.find(Finding.applies(TANK, "a tank may attack, even Immobilised", facts));
    }
    play.happens(
        "nomansland/CloseCombatDeclared",
        facts,
        Fought.mark(play.position(), fight.side(), fight.hex()));
    return Throw.dice(
        play, fight.side(), 1, "close combat", fight.hex().text(), FELL, fight.write());
  }

  private boolean isTank(Piece unit) {
    return setting.counters().has(unit, Trait.TANK);
  }

  private Step fell(Play play) {
    Fight fight = Fight.of(play.actor(), play.locals());
    Score score =
        new Odds(setting)
            .of(play, fight, Score.of(play.sum()))
            .plus("initiative", Throw.initiative(play));
    Lookup cell = setting.charts().cell(play, "close-combat", "result", score.total());
    boolean won = cell.text().equals("won");
    boolean draw = !won && play.reading(NOT_WON) == DRAW;
    play.find(
        Finding.applies(
                TABLE,
                won
                    ? "the attack wins"
                    : draw
                        ? "the attack does not win: a draw"
                        : "the attack does not win: it loses",
                score.data().with("hex", fight.hex().id()))
            .from(Source.of(cell)));
    play.happens(
        "nomansland/CloseCombatResolved",
        Data.of("hex", fight.hex().text())
            .with("total", score.total())
            .with("result", won ? "won" : draw ? "draw" : "lost"));
    return draw ? Step.done() : new Losers(setting).of(play, fight, won);
  }
}
