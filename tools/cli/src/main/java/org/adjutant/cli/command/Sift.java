package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.host.typed.Near;
import org.adjutant.ledger.index.Finder;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import picocli.CommandLine.Option;

/** Options that say which events of a long game to list. */
public final class Sift {
  @Option(names = "--turn", paramLabel = "N", description = "Those of this turn.")
  private Optional<Integer> turn = Optional.empty();

  @Option(names = "--side", paramLabel = "SIDE", description = "What this side set going.")
  private Optional<String> side = Optional.empty();

  @Option(names = "--rule", paramLabel = "ID", description = "Rulings that cite this rule.")
  private Optional<String> rule = Optional.empty();

  @Option(names = "--piece", paramLabel = "ID", description = "Those that name this piece.")
  private Optional<String> piece = Optional.empty();

  boolean wanted() {
    return turn.isPresent() || side.isPresent() || rule.isPresent() || piece.isPresent();
  }

  /**
   * Those of the events that are wanted, in order.
   *
   * @param events all of the branch up to the point of the scene
   * @throws BadCall naming what comes near, if there is no such turn, side, rule or piece
   */
  List<RecordedEvent> of(Scene scene, List<RecordedEvent> events) {
    List<RecordedEvent> found = turn.isPresent() ? inTurn(events, turn.get()) : events;
    if (side.isPresent()) {
      SideId by = scene.eyes().side(side.get());
      found = in(found, rulings(scene).stream().filter(ruling -> by(ruling, by)).toList());
    }
    if (rule.isPresent()) {
      found = in(found, citing(scene, rule.get()));
    }
    return piece.isPresent() ? naming(found, piece.get(), scene) : found;
  }

  private static List<RecordedRuling> rulings(Scene scene) {
    return scene.history().rulings(0, scene.at(), scene.viewer());
  }

  private static boolean by(RecordedRuling ruling, SideId side) {
    return ruling.input().map(Input::by).filter(side::equals).isPresent();
  }

  private static List<RecordedEvent> inTurn(List<RecordedEvent> events, int wanted) {
    List<RecordedEvent> found = new ArrayList<>();
    Set<Integer> turns = new LinkedHashSet<>();
    Optional<Integer> now = Optional.empty();
    for (RecordedEvent event : events) {
      if (event.name().equals(EventNames.PHASE_BEGAN) && event.facts().has("turn")) {
        now = Optional.of(event.facts().get("turn").integer());
        turns.add(now.get());
      }
      if (now.filter(turn -> turn == wanted).isPresent()) {
        found.add(event);
      }
    }
    if (found.isEmpty()) {
      throw new BadCall("there is no turn " + wanted + " here; there are " + turns);
    }
    return found;
  }

  /** The rulings that cite a rule, by the index, as far as the viewer may know that they do. */
  private static List<RecordedRuling> citing(Scene scene, String rule) {
    List<RecordedRuling> found = new ArrayList<>();
    for (Finder.Found each : scene.game().find(List.of(rule))) {
      scene
          .history()
          .along(each.stream(), each.number())
          .ifPresent(
              number -> {
                if (number <= scene.at()) {
                  found.add(scene.history().ruling(number, scene.viewer()));
                }
              });
    }
    found.removeIf(
        ruling ->
            ruling.trail().stream()
                .noneMatch(
                    finding ->
                        finding.rule().text().equals(rule)
                            && finding.audience().includes(scene.viewer())));
    if (found.isEmpty()) {
      List<String> ids =
          scene.title().rules().all().stream().map(statement -> statement.id().text()).toList();
      throw new BadCall(
          ids.contains(rule)
              ? "no ruling here cites " + rule
              : "no ruling here cites \"" + rule + "\"; rules like it are " + Near.to(rule, ids));
    }
    return found;
  }

  private static List<RecordedEvent> in(List<RecordedEvent> events, List<RecordedRuling> rulings) {
    Set<Long> numbers = new LinkedHashSet<>();
    for (RecordedRuling ruling : rulings) {
      for (long i = ruling.number() - ruling.events(); i < ruling.number(); i++) {
        numbers.add(i);
      }
    }
    return events.stream().filter(event -> numbers.contains(event.number())).toList();
  }

  private static List<RecordedEvent> naming(List<RecordedEvent> events, String piece, Scene scene) {
    List<RecordedEvent> found =
        events.stream()
            .filter(
                event ->
                    !event.name().equals(EventNames.GAME_OPENED)
                        && (names(event.facts(), piece)
                            || names(Effects.write(event.effects()), piece)))
            .toList();
    if (found.isEmpty()) {
      List<String> ids = scene.view().pieces().stream().map(p -> p.id().id()).toList();
      throw new BadCall(
          ids.contains(piece)
              ? "no event listed here names " + piece
              : "no event here names \"" + piece + "\"; pieces like it are " + Near.to(piece, ids));
    }
    return found;
  }

  private static boolean names(Data data, String piece) {
    if (data instanceof Data.Items items) {
      return items.values().stream().anyMatch(item -> names(item, piece));
    }
    if (data instanceof Data.Fields fields) {
      return fields.values().containsKey(piece)
          || fields.values().values().stream().anyMatch(value -> names(value, piece));
    }
    return data instanceof Data.Text text && text.value().equals(piece);
  }
}
