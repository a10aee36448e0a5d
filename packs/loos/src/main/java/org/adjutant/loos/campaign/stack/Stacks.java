package org.adjutant.loos.campaign.stack;

import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.combat.ground.AttackRules;
import org.adjutant.loos.series.game.SeriesRules;
import org.adjutant.loos.series.movement.Moves;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.support.Chapter;

/** The actions of section 18: {@code order}, {@code exploit}, and attacks one after another. */
public final class Stacks {
  private Stacks() {}

  /**
   * The section's actions, choices and stages.
   *
   * @param rules of the whole title, {@link StackRules} among them
   */
  public static Chapter chapter(Battlefield field, SeriesRules rules) {
    Moves moves = new Moves(field, rules.movement().withMobileRight(new ReserveRight()));
    TreeMap<String, Stage> stages = new TreeMap<>();
    Exploit exploit = new Exploit(field, moves);
    exploit.addTo(stages);
    Order order = new Order(field);
    order.addTo(stages);
    AttackRules attack = rules.combat().ground().attack();
    SerialChoice next = new SerialChoice(field, attack);
    new SerialAttack(field, attack, next).addTo(stages);
    return new Chapter(
        List.of(order.action(), exploit.action()),
        List.of(new ReserveMove(field, moves), next.kind()),
        stages);
  }
}
