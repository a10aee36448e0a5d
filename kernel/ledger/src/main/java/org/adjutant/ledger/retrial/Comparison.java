package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.FindingText;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Snapshot;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Ruling;

/**
 * A recorded ruling beside the same one decided again.
 *
 * @param was the position it was recorded on
 * @param before the position it was decided on again
 * @param conditions by what
 */
record Comparison(Recorded old, Ruling now, Position was, Position before, Conditions conditions) {

  /**
   * True if it would be stored with the very same words; nothing is parsed to find out. That is
   * never said of what is read in other eyes than the umpire's: then the rest has to tell.
   */
  boolean identical() {
    if (!old.viewer().isUmpire()
        || old.permitted() != now.permitted()
        || old.rows().size() != now.events().size()) {
      return false;
    }
    boolean secrets = conditions.title().hasSecrets();
    for (int i = 0; i < old.rows().size(); i++) {
      if (!EventBook.tells(old.rows().get(i), now.events().get(i), secrets)) {
        return false;
      }
    }
    return RulingBook.rests(old.row(), now.trail());
  }

  /** The verdict on two rulings that are not identical and have all their dice. */
  Verdict verdict() {
    if (old.permitted() != now.permitted()) {
      return now.permitted() ? Verdict.NEWLY_PERMITTED : Verdict.NO_LONGER_PERMITTED;
    }
    Plain then = new Plain(was);
    Plain again = new Plain(before);
    List<RecordedEvent> events = old.events();
    List<Data> oldEffects = then.effects(old.effects());
    List<Data> newEffects = again.effects(effects(now));
    if (!oldEffects.equals(newEffects) && !leadToTheSame()) {
      return Verdict.DIFFERENT;
    }
    boolean told =
        sameInAnyOrder(told(events, then), toldNow(again))
            && sameInAnyOrder(findings(old.trail(), then), findings(now.trail(), again));
    return told ? Verdict.SAME : Verdict.SAME_BY_ANOTHER_WAY;
  }

  static List<Effect> effects(Ruling ruling) {
    return ruling.events().stream().flatMap(event -> event.effects().stream()).toList();
  }

  /**
   * Whether other effects, or the same in another order, come to the same position. That an opening
   * sets the readings that are to hold is no difference: they were asked for.
   */
  private boolean leadToTheSame() {
    try {
      Position then = Effects.fold(before, old.effects());
      return alike(old.opens() ? conditions.on(then) : then, now.after());
    } catch (BrokenEffectException | DataException e) {
      return false;
    }
  }

  /** Equal positions, whatever numbers their open stages have. */
  static boolean alike(Position one, Position other) {
    return one.digest().equals(other.digest())
        || (one.stack().size() == other.stack().size()
            && stages(one).equals(stages(other))
            && board(one).equals(board(other)));
  }

  private static Data board(Position position) {
    return Snapshot.write(position).with("frames", Data.EMPTY).with("next", 0);
  }

  private static List<Data> stages(Position position) {
    List<Data> stages = new ArrayList<>();
    position
        .stack()
        .forEach(
            frame -> {
              List<Data> row = new ArrayList<>(frame.write().items());
              row.set(0, Data.of(stages.size()));
              row.set(5, Data.of(frame.choices().stream().map(c -> nameless(c.write())).toList()));
              stages.add(Data.of(row));
            });
    return stages;
  }

  private static Data nameless(Data choice) {
    return Data.of(choice.items().subList(1, choice.items().size()));
  }

  private static boolean sameInAnyOrder(List<Data> some, List<Data> others) {
    List<Data> left = new ArrayList<>(others);
    return some.size() == others.size() && some.stream().allMatch(left::remove);
  }

  private static List<Data> told(List<RecordedEvent> events, Plain plain) {
    return events.stream()
        .map(e -> told(e.name() + "@" + e.revision(), e.actor().id(), plain.facts(e.facts())))
        .toList();
  }

  private List<Data> toldNow(Plain plain) {
    List<Data> told = new ArrayList<>();
    for (Event event : now.events()) {
      told.add(told(event.type(), event.actor().id(), plain.facts(event.facts())));
    }
    return told;
  }

  private static Data told(String type, String actor, Data facts) {
    return Data.of("type", type).with("actor", actor).with("facts", facts);
  }

  private static List<Data> findings(List<Finding> trail, Plain plain) {
    return trail.stream().map(finding -> plain.facts(FindingText.write(finding))).toList();
  }

  /**
   * The first finding in which the trails part; the place behind the last if one goes on. Empty if
   * they are the same.
   */
  Optional<Integer> parting() {
    List<Data> then = findings(old.trail(), new Plain(was));
    List<Data> again = findings(now.trail(), new Plain(before));
    for (int i = 0; i < Math.max(then.size(), again.size()); i++) {
      if (i >= then.size() || i >= again.size() || !then.get(i).equals(again.get(i))) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }
}
