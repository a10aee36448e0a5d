package org.adjutant.cli.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.adjutant.cli.print.Inputs;
import org.adjutant.ledger.History;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Bookmark;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;

/**
 * The branches of a game.
 *
 * @param boughs by id, in the order in which they began
 * @param trunk the branches the main one comes from, the opening's first and itself last
 * @param turns by the number of the event with which each begins on the trunk
 */
public record Tree(
    OpenGame game, Map<String, Bough> boughs, List<Bough> trunk, Map<Long, Integer> turns) {

  /** As a viewer may know it. */
  public static Tree of(OpenGame game, Viewer viewer) {
    Register register = game.register();
    Map<String, List<String>> agreed = Agreements.of(game.deeds());
    Map<String, Bough> boughs = new LinkedHashMap<>();
    for (BranchInfo info : register.branches().values()) {
      History history = game.history(info.id());
      Position now = game.now(info.id());
      boughs.put(
          info.id(),
          new Bough(
              info,
              register.holder(info).map(BranchInfo::id).orElse(""),
              history.head(),
              stand(game, now),
              last(game, info, history, viewer),
              agreed.getOrDefault(info.id(), List.of())));
    }
    List<Bough> trunk = new ArrayList<>();
    Optional<BranchInfo> at = Optional.of(register.mainBranch());
    while (at.isPresent()) {
      trunk.add(0, Objects.requireNonNull(boughs.get(at.get().id())));
      at = register.holder(at.get());
    }
    return new Tree(game, boughs, trunk, turns(game.history(), viewer));
  }

  private static String stand(OpenGame game, Position now) {
    if (now.outcome().isPresent()) {
      return "over, " + now.outcome().get().degree();
    }
    Clock clock = now.clock();
    return clock.phase().isEmpty()
        ? "at its opening"
        : "turn " + clock.turn() + ", " + game.title().phases().of(clock.phase()).name();
  }

  private static String last(OpenGame game, BranchInfo info, History history, Viewer viewer) {
    long first = info.parent().isEmpty() ? 0 : info.at() + 1;
    if (history.head() < first) {
      return "";
    }
    RecordedRuling ruling = history.ruling(history.head(), viewer);
    return ruling
        .input()
        .map(
            input -> {
              Position before =
                  history.position(Math.max(0, history.before(ruling))).seenBy(viewer);
              return game.title().display().side(input.by())
                  + ": "
                  + new Inputs(game.title()).at(before, input);
            })
        .orElse("something secret");
  }

  private static Map<Long, Integer> turns(History history, Viewer viewer) {
    Map<Long, Integer> turns = new LinkedHashMap<>();
    int turn = Integer.MIN_VALUE;
    for (RecordedEvent event : history.events(0, history.head(), viewer)) {
      if (event.name().equals(EventNames.PHASE_BEGAN) && event.facts().has("turn")) {
        int now = event.facts().get("turn").integer();
        if (now != turn) {
          turns.put(event.number(), now);
          turn = now;
        }
      }
    }
    return turns;
  }

  boolean isMain(Bough bough) {
    return bough.info().id().equals(game.register().main());
  }

  /** The branches that leave in a branch's own events, in the order in which they began. */
  List<Bough> children(Bough bough) {
    return boughs.values().stream()
        .filter(child -> child.holder().equals(bough.info().id()))
        .toList();
  }

  /** The bookmarks that lie in a branch's own events. */
  List<Bookmark> bookmarks(Bough bough) {
    return game.register().bookmarks().values().stream()
        .filter(mark -> mark.branch().equals(bough.info().id()))
        .toList();
  }

  public Data data() {
    List<Data> all =
        boughs.values().stream()
            .map(bough -> bough.data(isMain(bough), trunk.contains(bough)))
            .toList();
    List<Data> begun = new ArrayList<>();
    turns.forEach((event, turn) -> begun.add(Data.of("turn", turn).with("at", event)));
    List<Data> marks =
        game.register().bookmarks().values().stream()
            .<Data>map(
                mark ->
                    Data.of("name", mark.name())
                        .with("branch", mark.branch())
                        .with("at", mark.at())
                        .with("by", mark.by()))
            .toList();
    return Data.of("game", game.name())
        .with("main", game.register().main())
        .with("branches", Data.of(all))
        .with("turns", Data.of(begun))
        .with("bookmarks", Data.of(marks));
  }
}
