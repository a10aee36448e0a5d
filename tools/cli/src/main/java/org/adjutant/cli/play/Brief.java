package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.command.Agreed;
import org.adjutant.cli.command.Scenes;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.News;
import org.adjutant.cli.print.Standing;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.ActionKind;

/** What a person is told before he decides. Remembers what each side was told. */
final class Brief {
  private static final int FAR_BACK = 200;

  private final Ink ink;
  private final Map<SideId, Long> told = new LinkedHashMap<>();
  private String branch = "";
  private String key = "";
  private List<String> verbs = List.of();
  private Position last = Position.EMPTY;

  Brief(Ink ink) {
    this.ink = ink;
  }

  /** What happened since this side was told last, and, if it is another decision, what it is. */
  List<String> lines(Decision decision) {
    List<String> lines = new ArrayList<>();
    decision.side().ifPresent(side -> lines.addAll(news(decision.scene(), side)));
    if (isOther(decision)) {
      boolean first = key.isEmpty();
      lines.addAll(told(decision, first));
    } else {
      lines.addAll(newVerbs(decision));
    }
    return lines;
  }

  /** Whether the next decision is another than the one told of last. */
  boolean isOther(Decision decision) {
    return !decision.key().equals(key);
  }

  /** The decision whole: how the game stands and what may be done. */
  List<String> whole(Decision decision) {
    return told(decision, true);
  }

  /** What may be done now and could not be done when this decision was told of. */
  private List<String> newVerbs(Decision decision) {
    List<String> now = verbs(decision);
    List<String> more = now.stream().filter(verb -> !verbs.contains(verb)).toList();
    verbs = now;
    return more.isEmpty() ? List.of() : List.of(ink.dim("Now also: " + String.join(", ", more)));
  }

  private static List<String> verbs(Decision decision) {
    return decision.offers().stream().map(Legal::kind).distinct().toList();
  }

  private List<String> told(Decision decision, boolean all) {
    key = decision.key();
    verbs = verbs(decision);
    Scene scene = decision.scene();
    List<String> lines = new ArrayList<>();
    lines.add("");
    Standing standing = Scenes.standing(scene);
    lines.addAll(all ? standing.lines(ink) : standing.since(last, ink));
    last = scene.view();
    scene
        .game()
        .request()
        .ifPresent(
            request -> lines.addAll(new Agreed(scene.game(), request.proposal()).waiting(request)));
    if (decision.side().isPresent() && !decision.isChoice()) {
      decision.offers().forEach(legal -> lines.addAll(verb(scene, legal)));
      lines.add(ink.dim("Type an action, its verb alone for a list, Enter for this, or help."));
    }
    return lines;
  }

  private List<String> verb(Scene scene, Legal legal) {
    int count = legal.offer().examples().size();
    String how =
        legal.shape().fields().isEmpty()
            ? ""
            : "  " + count + (legal.offer().complete() ? " ways" : " ways and more");
    String about = scene.title().action(legal.kind()).map(ActionKind::about).orElse("");
    List<String> lines = new ArrayList<>();
    String usage = legal.shape().usage(legal.kind());
    lines.add("  " + ink.bold(usage) + how);
    Wrap.indented(6, about).forEach(line -> lines.add(ink.dim(line)));
    return lines;
  }

  /** Notes that a side has seen all there is, as whoever did something has. */
  void told(Scene scene, SideId side) {
    onBranch(scene);
    told.put(side, scene.history().head());
  }

  /** Notes that a side looked on while another was told. */
  void sawTheSame(SideId other, SideId side) {
    if (told.containsKey(other)) {
      told.put(side, told.get(other));
    }
  }

  private List<String> news(Scene scene, SideId side) {
    onBranch(scene);
    long from = told.containsKey(side) ? told.get(side) : decided(scene, side);
    long head = scene.history().head();
    told.put(side, head);
    return from >= head
        ? List.of()
        : new News(scene.title(), scene.history(), scene.viewer(), ink).lines(from + 1, head);
  }

  private void onBranch(Scene scene) {
    if (!scene.branch().id().equals(branch)) {
      branch = scene.branch().id();
      told.clear();
    }
  }

  /** The number of the side's last decision; of the opening, if there is none lately. */
  private static long decided(Scene scene, SideId side) {
    long at = scene.history().head();
    for (int i = 0; i < FAR_BACK; i++) {
      RecordedRuling ruling = scene.history().ruling(at, scene.viewer());
      long before = scene.history().before(ruling);
      if (before < 0 || ruling.input().filter(input -> input.by().equals(side)).isPresent()) {
        return ruling.number();
      }
      at = before;
    }
    return at;
  }
}
