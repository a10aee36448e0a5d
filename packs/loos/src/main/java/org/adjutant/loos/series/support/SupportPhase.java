package org.adjutant.loos.series.support;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.loos.series.Battlefield;
import org.adjutant.loos.series.Stores;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;

/**
 * The support marker phase (4.1): all markers go back to their pools, then both sides receive their
 * allotments. Drawn markers stay face down, for their owner too.
 */
public final class SupportPhase {
  /** The entry stage of the phase. */
  public static final String STAGE = "support";

  private static final String DRAWN = "support-drawn";

  private static final String BOTH_RESET = "loos:4.1.a";
  private static final String COUNT = "loos:3.0.d";
  private static final String RECEIVES = "loos:7.1.a";
  private static final String BLINDLY = "loos:7.1.b";
  private static final String USED_RETURN = "loos:7.2.b";
  private static final String UNUSED_LAPSE = "loos:7.2.c";

  private static final String SIDE = "side";
  private static final String POOL = "pool";

  private final Battlefield field;
  private final SupportRules rules;

  private SupportPhase(Battlefield field, SupportRules rules) {
    this.field = field;
    this.rules = rules;
  }

  public static Chapter chapter(Battlefield field, SupportRules rules) {
    SupportPhase phase = new SupportPhase(field, rules);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(STAGE, phase::reset);
    stages.put(DRAWN, phase::drawn);
    return new Chapter(List.of(), List.of(), stages);
  }

  private Step reset(Play play) {
    Position position = play.position();
    List<Effect> effects = new ArrayList<>();
    for (SideId side : field.sides()) {
      String[] cups = {Stores.pool(side), Stores.received(side), Stores.used(side)};
      List<String> all = new ArrayList<>();
      for (String cup : cups) {
        all.addAll(position.cup(cup));
      }
      all.sort((a, b) -> Integer.compare(Integer.parseInt(a), Integer.parseInt(b)));
      int allotted = rules.allotment().markers(position.clock().turn(), side);
      find(play, USED_RETURN, "used markers go back to the pool", side, cups[2]);
      find(play, UNUSED_LAPSE, "markers left over go back to the pool", side, cups[1]);
      effects.add(new SetCup(cups[0], all, Audience.NONE));
      effects.add(new SetCup(cups[1], List.of(), Audience.NONE));
      effects.add(new SetCup(cups[2], List.of(), Audience.ALL));
      effects.add(new SetTally(Stores.allotment(side), Math.min(allotted, all.size())));
    }
    play.find(Finding.applies(BOTH_RESET, "both sides reset their markers", Data.EMPTY));
    play.happens("loos/MarkersReset", Data.EMPTY, effects);
    return drawFor(play, field.first());
  }

  private static void find(Play play, String rule, String says, SideId side, String cup) {
    int markers = play.position().cupSize(cup);
    if (markers > 0) {
      play.find(Finding.applies(rule, says, Data.of(SIDE, side.id()).with("markers", markers)));
    }
  }

  private Step drawFor(Play play, SideId side) {
    List<String> pool = play.position().cup(Stores.pool(side));
    int allotted = play.position().tally(Stores.allotment(side));
    Data counts = Data.of(SIDE, side.id()).with("allotted", allotted).with(POOL, pool.size());
    play.find(Finding.applies(RECEIVES, "the turn track allots markers", counts));
    if (!rules.drawing().isBlind(allotted, pool.size())) {
      return receive(play, side, List.of(), pool, Audience.of(side));
    }
    play.find(Finding.applies(BLINDLY, "fewer than the pool holds are drawn blindly", counts));
    if (allotted == 0) {
      return receive(play, side, pool, List.of(), Audience.NONE);
    }
    List<Integer> left = new ArrayList<>(allotted);
    for (int n = 0; n < allotted; n++) {
      left.add(pool.size() - n);
    }
    Roll roll = Roll.of(left, "support markers", side.id()).forEyesOf(Audience.NONE);
    return Step.roll(roll, DRAWN, Data.of(SIDE, side.id()));
  }

  /** Each die tells which of the markers still in the pool is drawn. */
  private Step drawn(Play play) {
    SideId side = new SideId(play.locals().text(SIDE));
    List<String> pool = new ArrayList<>(play.position().cup(Stores.pool(side)));
    List<String> received = new ArrayList<>();
    for (int die : play.roll().dice().orElseThrow()) {
      received.add(pool.remove(die - 1));
    }
    return receive(play, side, pool, received, Audience.NONE);
  }

  private Step receive(
      Play play, SideId side, List<String> pool, List<String> received, Audience eyes) {
    play.find(
        Finding.applies(
            COUNT,
            "the allotment counts markers, whatever their numbers",
            Data.of(SIDE, side.id()).with("markers", received.size())));
    play.happens(
        "loos/MarkersReceived",
        Data.of(SIDE, side.id()).with("markers", received.size()),
        new SetCup(Stores.pool(side), pool, Audience.NONE),
        new SetCup(Stores.received(side), received, eyes));
    return side.equals(field.first()) ? drawFor(play, field.second()) : Step.done();
  }
}
