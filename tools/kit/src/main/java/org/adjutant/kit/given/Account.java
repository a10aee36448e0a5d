package org.adjutant.kit.given;

import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.ruling.Source;

/** A whole ruling as text, for the message of a test that fails. */
public final class Account {
  private Account() {}

  public static String of(Ruling ruling) {
    StringBuilder text = new StringBuilder(512);
    line(text, "the ruling on " + ruling.input());
    line(text, ruling.permitted() ? "permitted" : "REFUSED");
    line(text, "trail:");
    ruling.trail().forEach(finding -> finding(text, finding));
    line(text, "events:");
    for (Event event : ruling.events()) {
      line(text, "  " + event.type() + " by " + event.actor() + " " + event.facts());
      event.effects().forEach(effect -> line(text, "    " + effect.write()));
    }
    standing(text, ruling.after());
    return text.toString();
  }

  private static void finding(StringBuilder text, Finding finding) {
    line(
        text,
        "  "
            + finding.rule()
            + " "
            + finding.bearing()
            + ": "
            + finding.says()
            + " "
            + finding.inputs());
    for (Source source : finding.sources()) {
      line(text, "    " + source.kind() + " " + source.ref() + " = " + source.value());
    }
  }

  private static void standing(StringBuilder text, Position position) {
    line(text, "afterwards: " + position.clock());
    position
        .openChoices()
        .forEach(
            choice ->
                line(
                    text,
                    "  "
                        + choice.owner()
                        + " owes "
                        + choice.kind()
                        + " ("
                        + choice.id()
                        + ") "
                        + choice.facts()));
    position
        .openRoll()
        .ifPresent(
            roll -> line(text, "  chance owes " + roll.expression() + " for " + roll.purpose()));
    position.outcome().ifPresent(end -> line(text, "  the game is over: " + end));
    position.pieces().forEach(piece -> line(text, "  " + piece));
    position.entries().forEach((key, entry) -> line(text, "  " + key + " = " + entry));
  }

  private static void line(StringBuilder text, String line) {
    text.append(line).append('\n');
  }
}
