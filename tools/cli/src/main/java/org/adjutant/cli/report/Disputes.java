package org.adjutant.cli.report;

import java.util.List;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Refusals;
import org.adjutant.cli.print.Times;
import org.adjutant.ledger.Deed;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Position;

/** What was disputed: refusals, rulings by people, consent asked for and given, notes. */
record Disputes(Course course, List<Refusals> refusals, List<Deed> deeds, Trails trails) {

  void write(Html html) {
    boolean any = above(html);
    any |= consent(html);
    any |= refused(html);
    any |= notes(html);
    if (!any) {
      html.whole("p", "Nothing was refused, overruled, taken back or noted.");
    }
  }

  /** Rulings above the rules, and readings changed. */
  private boolean above(Html html) {
    List<Procedure> rulings =
        course.procedures().stream()
            .filter(procedure -> procedure.events().stream().anyMatch(Disputes::byPeople))
            .toList();
    if (rulings.isEmpty()) {
      return false;
    }
    html.whole("h3", "Ruled by people");
    for (Procedure procedure : rulings) {
      html.begin("details", "open", "");
      html.begin("summary").whole("strong", procedure.origin() + " ");
      procedure.told().stream().limit(1).forEach(event -> html.text(course.sentence(event)));
      html.end();
      for (int i = 0; i < procedure.rulings().size(); i++) {
        trails.ruling(html, procedure.rulings().get(i), procedure.events(i));
      }
      html.end();
    }
    return true;
  }

  private static boolean byPeople(RecordedEvent event) {
    return event.name().equals(EventNames.OVERRULED)
        || event.name().equals(EventNames.READING_CHANGED);
  }

  private boolean consent(Html html) {
    List<String> told = new Consents(course).told(deeds);
    if (told.isEmpty()) {
      return false;
    }
    html.whole("h3", "Asked for and answered").begin("ul", "class", "plain");
    told.forEach(sentence -> html.whole("li", sentence));
    html.end();
    return true;
  }

  private boolean refused(Html html) {
    if (refusals.isEmpty()) {
      return false;
    }
    html.whole("h3", "Refused");
    for (Refusals group : refusals) {
      var first = group.first();
      Position at = course.scene().history().position(first.at()).seenBy(course.scene().viewer());
      String who = first.ruling().input().map(input -> course.side(input.by())).orElse("Somebody");
      html.fold("");
      html.begin("summary").text("At event " + first.at() + ", " + who + ": ");
      html.text(group.typed(new Inputs(course.scene().title()), at));
      html.text(" (" + String.join(", ", group.rules()) + ")");
      html.end();
      html.begin("p", "class", "when");
      html.text("Submitted by " + first.actor() + ", " + Times.minute(first.millis()) + " UTC");
      html.text(group.times() > 1 ? ", and " + (group.times() - 1) + " times more" : "").end();
      trails.findings(html, first.ruling().trail());
      html.end();
    }
    return true;
  }

  private boolean notes(Html html) {
    List<BranchInfo.Note> notes = course.scene().branch().notes();
    if (notes.isEmpty()) {
      return false;
    }
    html.whole("h3", "Notes").begin("ul", "class", "plain");
    for (BranchInfo.Note note : notes) {
      html.begin("li").text("At event " + note.at() + ": ").whole("em", note.text());
      html.whole(
          "span", " (" + note.by() + ", " + Times.minute(note.millis()) + ")", "class", "soft");
      html.end();
    }
    html.end();
    return true;
  }
}
