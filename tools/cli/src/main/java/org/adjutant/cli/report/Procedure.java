package org.adjutant.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/**
 * What one input set going, with the answers and dice that carried it on. Grows while it is read.
 */
final class Procedure {
  private static final Set<String> PLAIN =
      Set.of(
          EventNames.CHOICE_OFFERED,
          EventNames.ROLL_NEEDED,
          EventNames.PROCEEDED,
          EventNames.PHASE_ENDED,
          EventNames.PHASE_BEGAN);

  private final long origin;
  private final Optional<Input> input;
  private final List<RecordedRuling> rulings = new ArrayList<>();
  private final List<List<RecordedEvent>> events = new ArrayList<>();

  Procedure(RecordedRuling first) {
    this.origin = first.origin();
    this.input = first.input();
  }

  void and(RecordedRuling ruling, List<RecordedEvent> own) {
    rulings.add(ruling);
    events.add(List.copyOf(own));
  }

  /** The number of the ruling that began it. */
  long origin() {
    return origin;
  }

  List<RecordedRuling> rulings() {
    return rulings;
  }

  List<RecordedEvent> events() {
    return events.stream().flatMap(List::stream).toList();
  }

  /** The events of one of its rulings, counted from 0. */
  List<RecordedEvent> events(int ruling) {
    return events.get(ruling);
  }

  /** Whether an event tells nothing that another does not tell. */
  static boolean isPlain(RecordedEvent event) {
    return PLAIN.contains(event.name());
  }

  /** Those worth a sentence. */
  List<RecordedEvent> told() {
    return events().stream().filter(event -> !isPlain(event)).toList();
  }

  /** Who set it going: by the input, or by the first event if the input is secret. */
  SideId side() {
    return input
        .map(Input::by)
        .orElseGet(() -> events().isEmpty() ? SideId.SYSTEM : events().get(0).actor());
  }

  /** Whether dice fell in it, or a combat was resolved without any. */
  boolean decided() {
    return events().stream()
        .anyMatch(
            event ->
                event.name().equals(EventNames.DICE_ROLLED)
                    || event.name().equals(EventNames.COMBAT_RESOLVED)
                    || event.name().equals(EventNames.BOMBARDMENT_RESOLVED));
  }

  /** The event that tells best what came of it: a result, else the last told. */
  Optional<RecordedEvent> gist() {
    List<RecordedEvent> told = told();
    Optional<RecordedEvent> result =
        told.stream()
            .filter(
                event ->
                    event.name().equals(EventNames.COMBAT_RESOLVED)
                        || event.name().equals(EventNames.BOMBARDMENT_RESOLVED))
            .reduce((first, second) -> second);
    return result
        .or(
            () ->
                told.stream()
                    .filter(event -> !event.name().equals(EventNames.DICE_ROLLED))
                    .reduce((first, second) -> second))
        .or(() -> told.stream().findFirst());
  }

  /** The name under which a document has its trail. */
  String anchor() {
    return "trail-" + origin;
  }
}
