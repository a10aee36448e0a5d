package org.adjutant.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.EventLines;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;

/**
 * The course of a game along one branch, up to a point, as a viewer may know it. Read once.
 *
 * @param events in order
 * @param procedures what was set going and all that carried it on, in the order of their beginnings
 * @param chapters phase by phase
 */
record Course(
    Scene scene, List<RecordedEvent> events, List<Procedure> procedures, List<Chapter> chapters) {

  /**
   * A phase of a turn.
   *
   * @param phase what it is called; {@code Opening} before the first
   * @param active the sides that may act in it
   * @param before the number of the event before its first
   */
  record Chapter(
      int turn, String phase, List<SideId> active, long before, List<Procedure> procedures) {}

  static Course of(Scene scene) {
    List<RecordedEvent> events = scene.history().events(0, scene.at(), scene.viewer());
    List<RecordedRuling> rulings = scene.history().rulings(0, scene.at(), scene.viewer());
    Map<Long, Procedure> procedures = new LinkedHashMap<>();
    int next = 0;
    for (RecordedRuling ruling : rulings) {
      Procedure procedure =
          procedures.computeIfAbsent(ruling.origin(), origin -> new Procedure(ruling));
      List<RecordedEvent> own = new ArrayList<>();
      while (next < events.size() && events.get(next).number() < ruling.number()) {
        own.add(events.get(next));
        next++;
      }
      procedure.and(ruling, own);
    }
    List<Procedure> all = List.copyOf(procedures.values());
    return new Course(scene, events, all, chapters(scene, all));
  }

  private static List<Chapter> chapters(Scene scene, List<Procedure> procedures) {
    List<Chapter> chapters = new ArrayList<>();
    List<Procedure> now = new ArrayList<>();
    chapters.add(new Chapter(0, "Opening", List.of(), -1, now));
    for (Procedure procedure : procedures) {
      now.add(procedure);
      for (RecordedEvent event : procedure.events()) {
        Optional<Chapter> begun = begun(scene, event);
        if (begun.isPresent()) {
          now = begun.get().procedures();
          chapters.add(begun.get());
        }
      }
    }
    return chapters;
  }

  private static Optional<Chapter> begun(Scene scene, RecordedEvent event) {
    var facts = event.facts();
    if (!event.name().equals(EventNames.PHASE_BEGAN) || !facts.has("phase") || !facts.has("turn")) {
      return Optional.empty();
    }
    List<SideId> active = facts.find("active").map(SideId::read).orElse(List.of());
    String phase = scene.title().phases().of(facts.text("phase")).name();
    return Optional.of(
        new Chapter(
            facts.get("turn").integer(), phase, active, event.number() - 1, new ArrayList<>()));
  }

  /** By the number of each turn, the last event of it; the turn that goes on is not among them. */
  Map<Integer, Long> ends() {
    Map<Integer, Long> ends = new LinkedHashMap<>();
    for (int i = 1; i < chapters.size(); i++) {
      int before = chapters.get(i - 1).turn();
      if (chapters.get(i).turn() != before && i > 1) {
        ends.put(before, chapters.get(i).before());
      }
    }
    return ends;
  }

  /** An event as a sentence with a capital and a full stop. */
  String sentence(RecordedEvent event) {
    return Words.sentence(new EventLines(scene.title(), new Ink(false)).sentence(event));
  }

  /** What a side is called, the system and the umpire included. */
  String side(SideId side) {
    return scene.title().sides().contains(side) ? scene.title().display().side(side) : side.id();
  }
}
