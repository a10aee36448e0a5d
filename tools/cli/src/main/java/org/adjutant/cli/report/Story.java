package org.adjutant.cli.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.position.SideId;

/** What happened, by turn, phase and side, in sentences. */
record Story(Course course) {

  void write(Html html) {
    Map<Integer, Long> ends = course.ends();
    int turn = -1;
    for (Course.Chapter chapter : course.chapters()) {
      boolean told =
          chapter.procedures().stream().anyMatch(procedure -> !procedure.told().isEmpty());
      if (!told) {
        continue;
      }
      boolean opening = chapter.before() < 0;
      if (!opening && chapter.turn() != turn) {
        turn = chapter.turn();
        html.whole("h3", "Turn " + turn, "id", "turn-" + turn);
        Optional.ofNullable(ends.get(turn))
            .ifPresent(
                end ->
                    html.begin("p", "class", "soft")
                        .link(Boards.anchor(end), "The board at its end")
                        .end());
      }
      String active =
          chapter.active().isEmpty()
              ? ""
              : ": " + String.join(" and ", chapter.active().stream().map(course::side).toList());
      html.whole("h4", chapter.phase() + active);
      html.begin("ol", "class", "story");
      chapter.procedures().forEach(procedure -> tell(html, procedure, chapter.active()));
      html.end();
    }
  }

  private void tell(Html html, Procedure procedure, List<SideId> active) {
    List<RecordedEvent> told = procedure.told();
    if (told.isEmpty()) {
      return;
    }
    RecordedEvent first = told.get(0);
    html.begin("li", "id", "event-" + first.number());
    html.whole("span", String.valueOf(first.number()), "class", "number");
    if (!active.equals(List.of(procedure.side())) && !procedure.side().equals(SideId.SYSTEM)) {
      html.whole("span", course.side(procedure.side()) + ": ", "class", "side");
    }
    html.text(course.sentence(first));
    if (procedure.decided()) {
      html.text(" ").link(procedure.anchor(), "Why");
    }
    if (told.size() > 1) {
      html.begin("span", "class", "then");
      told.subList(1, told.size()).forEach(event -> html.text(course.sentence(event) + " "));
      html.end();
    }
    notes(html, procedure);
    html.end();
  }

  /** What people wrote to these events. */
  private void notes(Html html, Procedure procedure) {
    long last = procedure.rulings().get(procedure.rulings().size() - 1).number();
    long first = last;
    for (RecordedEvent event : procedure.events()) {
      first = Math.min(first, event.number());
    }
    for (BranchInfo.Note note : course.scene().branch().notes()) {
      if (note.at() >= first && note.at() <= last) {
        String text = "Note by " + note.by() + ": " + note.text();
        html.begin("span", "class", "then").whole("em", text).end();
      }
    }
  }
}
