package org.adjutant.loos.series.combat.support;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.loos.series.Stores;
import org.adjutant.loos.series.combat.clash.Engagement;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.OpenPaper;
import org.adjutant.rules.effect.SealPaper;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;

/**
 * The five steps of support in ground combat (8.2.1): attacker, defender, attacker and defender
 * each may commit a marker face down, whatever was done before; then all are turned over. A side
 * without markers is not asked.
 */
public final class SupportStages {
  /** The stage to begin with; {@link #begin} makes its locals. */
  private static final String ASK = "combat-support";

  private static final String CHOSEN = "combat-support-chosen";
  private static final String ALTERNATE = "loos:8.2.1.b";
  private static final String ADDED = "loos:7.2.e";
  private static final String STEP = "step";
  private static final String COMBAT = "combat";
  private static final String THEN = "then";
  private static final String NUMBER = "number";

  private final int perSide;

  /**
   * @param perSide how many markers a side may commit to one combat, 0 or more
   */
  public SupportStages(int perSide) {
    this.perSide = perSide;
  }

  public void addTo(SortedMap<String, Stage> stages) {
    stages.put(ASK, this::ask);
    stages.put(CHOSEN, this::chosen);
  }

  /** Goes through the steps, then on as a stage to whose locals the numbers are added. */
  public static Step begin(Engagement engagement, String then) {
    return Step.go(ASK, Data.of(COMBAT, engagement.write()).with(STEP, 1).with(THEN, then));
  }

  /** The numbers of a side's markers, in the locals of the stage that follows. */
  public static List<Integer> numbers(Data locals, SideId side) {
    return locals.get(side.id()).items().stream().map(Data::integer).toList();
  }

  /** Whether an open stage waits for a side to commit a marker or to pass. */
  public static boolean isAsking(Frame frame) {
    return frame.stage().equals(CHOSEN);
  }

  /** The engagement of a stage that {@link #isAsking}. */
  public static Engagement combat(Frame frame) {
    return Engagement.read(frame.locals().get(COMBAT));
  }

  /** The step that it is at, from 1; the attacker has the odd ones. */
  public static int step(Frame frame) {
    return frame.locals().integer(STEP);
  }

  private Step ask(Play play) {
    Engagement engagement = Engagement.read(play.locals().get(COMBAT));
    int step = play.locals().integer(STEP);
    while (step <= 2 * perSide) {
      SideId side = step % 2 == 1 ? engagement.attacker() : engagement.against();
      if (new Hand(play.position(), side).size() > 0) {
        Data facts = SupportChoice.facts(engagement.target().id(), true).with(STEP, step);
        return Step.ask(SupportChoice.NAME, side, facts, CHOSEN, play.locals().with(STEP, step));
      }
      step++;
    }
    return reveal(play, engagement);
  }

  private Step chosen(Play play) {
    Engagement engagement = Engagement.read(play.locals().get(COMBAT));
    int step = play.locals().integer(STEP);
    SideId side = step % 2 == 1 ? engagement.attacker() : engagement.against();
    boolean places = SupportChoice.places(play.answer());
    play.find(
        Finding.applies(
            ALTERNATE,
            places ? "a marker is committed face down" : "no marker is committed in this step",
            Data.of(STEP, step).with("side", side.id())));
    if (places) {
      commit(play, engagement, side, SupportChoice.number(play.answer()));
    }
    return Step.go(ASK, play.locals().with(STEP, step + 1));
  }

  private static void commit(
      Play play, Engagement engagement, SideId side, Optional<Integer> chosen) {
    Hand hand = new Hand(play.position(), side);
    int number = hand.draw(chosen);
    int count = committed(play.position(), side).size() + 1;
    Data content = Data.of(NUMBER, number);
    Data facts = Data.of("target", engagement.target().id()).with("marker", count);
    List<Effect> effects =
        List.of(
            hand.without(number),
            new SealPaper(Stores.committed(side, count), content, hand.audience()));
    play.happens(Event.open(EventNames.SUPPORT_COMMITTED, side, facts, effects));
  }

  /** The names of the papers of a side's markers that lie face down. */
  private static List<String> committed(Position position, SideId side) {
    List<String> papers = new ArrayList<>();
    for (int n = 1; position.paper(Stores.committed(side, n)).isPresent(); n++) {
      papers.add(Stores.committed(side, n));
    }
    return papers;
  }

  /** The fifth step: the markers of both sides are turned over, and so used for this turn. */
  private static Step reveal(Play play, Engagement engagement) {
    Data locals = Data.of(COMBAT, engagement.write());
    Data facts = Data.of("target", engagement.target().id());
    List<Effect> effects = new ArrayList<>();
    for (SideId side : List.of(engagement.attacker(), engagement.against())) {
      List<Integer> numbers = new ArrayList<>();
      for (String paper : committed(play.position(), side)) {
        numbers.add(play.position().paper(paper).orElseThrow().integer(NUMBER));
        effects.add(new OpenPaper(paper, Optional.empty()));
      }
      if (!numbers.isEmpty()) {
        effects.add(new Hand(play.position(), side).used(numbers));
      }
      Markers.findUsed(play, side, engagement.target(), numbers);
      facts = facts.with(side.id(), Data.numbers(numbers));
      locals = locals.with(side.id(), Data.numbers(numbers));
    }
    if (!effects.isEmpty()) {
      play.find(Finding.applies(ADDED, "the markers of both sides are turned over", facts));
      play.happens(EventNames.SUPPORT_REVEALED, facts, effects);
    }
    return Step.go(play.locals().text(THEN), locals);
  }
}
