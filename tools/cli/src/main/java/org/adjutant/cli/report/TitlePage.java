package org.adjutant.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.adjutant.cli.charts.Charts;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.game.Seat;
import org.adjutant.ledger.game.Terms;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Outcome;
import org.adjutant.rules.rulebook.Provenance;
import org.adjutant.rules.spi.DataSet;

/** What game this is, what it is played by, how it stands, and whether the record holds. */
record TitlePage(Course course, DataSet data, Verification verified) {

  void write(Html html) {
    Scene scene = course.scene();
    Opening opening = scene.register().opening();
    html.whole("h1", scene.game().name());
    html.begin("p", "class", "soft");
    html.text(
        "The record of a game of " + opening.pack() + "/" + opening.scenario() + ", " + seen());
    html.end();
    html.begin("table", "class", "facts");
    row(html, "How it stands", standing());
    Terms terms = scene.register().terms();
    row(html, "Pack", opening.pack() + ", version " + terms.version());
    row(html, "Scenario", opening.scenario());
    row(html, "Begun", Words.when(scene.register().branches().values().iterator().next().millis()));
    scene.register().seats().forEach((side, seat) -> row(html, course.side(side), held(seat)));
    row(html, "Branch", scene.branch().name() + ", events 0 to " + scene.at());
    link(html, "Data set", terms.data());
    row(html, "Not printed", unprinted());
    row(html, "Dice", dice());
    if (!opening.commitment().isEmpty()) {
      link(html, "Seed committed", opening.commitment());
    }
    scene.register().revealedSeed().ifPresent(seed -> link(html, "Seed revealed", seed));
    link(html, "Head", scene.history().link(scene.history().head()).text());
    verdict(html);
    html.end();
    scene.game().absence().ifPresent(note -> html.whole("p", Words.sentence(note), "class", "bad"));
  }

  private String seen() {
    return course.scene().viewer().isUmpire()
        ? "as the umpire sees it."
        : "as " + course.scene().viewer().id() + " sees it; what is hidden from it is left out.";
  }

  private String standing() {
    Clock clock = course.scene().view().clock();
    return course
        .scene()
        .view()
        .outcome()
        .map(this::ended)
        .orElseGet(
            () ->
                clock.phase().isEmpty()
                    ? "at its opening"
                    : "turn "
                        + clock.turn()
                        + ", "
                        + course.scene().title().phases().of(clock.phase()).name());
  }

  private String ended(Outcome end) {
    List<String> winners = end.winners().stream().map(course::side).toList();
    String who = winners.isEmpty() ? "a draw" : String.join(", ", winners) + " won";
    return "over: " + who + " (" + end.degree() + "), " + end.rule() + ": " + end.why();
  }

  private static String held(Seat seat) {
    return (seat.isBot() ? "the bot " + seat.holder() : "held by a person")
        + (seat.isLocked() ? ", locked" : "");
  }

  private String unprinted() {
    Charts charts = Charts.of(data);
    List<String> parts = new ArrayList<>();
    long all = 0;
    for (Provenance.Grade grade : Provenance.Grade.values()) {
      long count = charts.all().stream().mapToLong(chart -> chart.count(grade)).sum();
      all += count;
      if (grade != Provenance.Grade.PRINTED && count > 0) {
        parts.add(count + " " + grade.word());
      }
    }
    return parts.isEmpty()
        ? "nothing: all of the data is printed, or has no marks"
        : String.join(" and ", parts) + " of " + all + " data; listed at the end";
  }

  private String dice() {
    return switch (course.scene().branch().luck()) {
      case REPORTED -> "rolled by people and reported";
      case SHARED -> "from a committed seed, with what another seat contributes to each roll";
      case SAME -> "those of the branch it leaves where they match, all others fresh";
      case FRESH, AGAIN -> "from a seed that was committed before play";
    };
  }

  private void verdict(Html html) {
    html.begin("tr").whole("th", "Verified").begin("td");
    if (verified.flaw().isPresent()) {
      html.whole("span", "The record is damaged: " + verified.flaw().get(), "class", "bad");
    } else {
      html.whole("span", "The record is intact: ", "class", "good");
      List<String> grades = new ArrayList<>();
      for (Grade grade : Grade.values()) {
        if (verified.count(grade) > 0) {
          grades.add(verified.count(grade) + " " + grade.word().toLowerCase(Locale.ROOT));
        }
      }
      html.text(
          Words.count(verified.events(), "event")
              + " in the chain, "
              + Words.count(verified.positions(), "position")
              + " as folding gives them, "
              + Words.count(verified.rolls().size(), "roll")
              + (grades.isEmpty() ? "" : " (" + String.join(", ", grades) + ")")
              + ".");
    }
    html.end().end();
  }

  private static void row(Html html, String name, String value) {
    html.begin("tr").whole("th", name).whole("td", value).end();
  }

  private static void link(Html html, String name, String value) {
    html.begin("tr").whole("th", name).begin("td").whole("code", value).end().end();
  }
}
