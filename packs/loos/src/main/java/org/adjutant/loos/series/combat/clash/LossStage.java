package org.adjutant.loos.series.combat.clash;

import java.util.List;
import java.util.SortedMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * One of some units of a side loses a step, or more than one; the owner is asked for each step if
 * there are several units.
 */
public final class LossStage {
  private static final String LOSE = "combat-lose-one";
  private static final String CHOSEN = "combat-loss-chosen";
  private static final String EACH = "combat-lose-each";
  private static final String OWNER = "owner";
  private static final String STEPS = "steps";

  private final Casualties casualties;

  public LossStage(Casualties casualties) {
    this.casualties = casualties;
  }

  public void addTo(SortedMap<String, Stage> stages) {
    stages.put(LOSE, this::lose);
    stages.put(CHOSEN, this::chosen);
    stages.put(EACH, this::each);
  }

  /**
   * Goes on with the loss of one step.
   *
   * @param units one or more of the owner's, in play
   * @param rule the statement by which one of them is to lose a step
   */
  public static Step.Go of(SideId owner, List<PieceId> units, String rule) {
    return new Step.Go(LOSE, locals(owner, units, rule));
  }

  /**
   * Goes on with the loss of several steps, as far as the units have so many.
   *
   * @param steps 1 or more
   */
  public static Step.Go of(SideId owner, List<PieceId> units, String rule, int steps) {
    return new Step.Go(LOSE, locals(owner, units, rule).with(STEPS, steps));
  }

  /** Goes on with the loss of a step by each of the units. */
  public static Step.Go ofEach(SideId owner, List<PieceId> units, String rule) {
    return new Step.Go(EACH, locals(owner, units, rule));
  }

  private static Data locals(SideId owner, List<PieceId> units, String rule) {
    return Data.of(OWNER, owner.id())
        .with(LossChoice.UNITS, Engagement.ids(units))
        .with(LossChoice.RULE, rule);
  }

  private Step lose(Play play) {
    List<String> units = play.locals().get(LossChoice.UNITS).textItems();
    if (units.size() == 1) {
      return lose(play, units.get(0));
    }
    Data facts =
        Data.of(LossChoice.UNITS, Data.texts(units))
            .with(LossChoice.RULE, play.locals().text(LossChoice.RULE));
    SideId owner = new SideId(play.locals().text(OWNER));
    return Step.ask(LossChoice.NAME, owner, facts, CHOSEN, play.locals());
  }

  private Step each(Play play) {
    for (String unit : play.locals().get(LossChoice.UNITS).textItems()) {
      lose(play, unit);
    }
    return Step.done();
  }

  private Step chosen(Play play) {
    return lose(play, play.answer().text(LossChoice.UNIT));
  }

  private Step lose(Play play, String unit) {
    play.find(
        Finding.applies(
            play.locals().text(LossChoice.RULE), "one unit loses a step", Data.of("unit", unit)));
    PieceId id = new PieceId(unit);
    casualties.loseStep(play, id);
    int left = play.locals().find(STEPS).map(Data::integer).orElse(1) - 1;
    List<PieceId> units =
        play.locals().get(LossChoice.UNITS).textItems().stream()
            .map(PieceId::new)
            .flatMap(other -> casualties.standing(play, other).stream())
            .toList();
    return left > 0 && !units.isEmpty()
        ? of(
            new SideId(play.locals().text(OWNER)), units, play.locals().text(LossChoice.RULE), left)
        : Step.done();
  }
}
