package org.adjutant.cli.report;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Times;
import org.adjutant.ledger.Deed;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/** What the seats were asked to agree to, and what they said, in sentences. */
record Consents(Course course) {

  List<String> told(List<Deed> deeds) {
    List<String> told = new ArrayList<>();
    for (Deed deed : deeds) {
      Data facts = deed.facts();
      String when = Times.minute(deed.millis()) + ", " + deed.actor() + ": ";
      switch (deed.name()) {
        case "ConsentAsked" -> told.add(when + "asks " + asked(facts) + ".");
        case "ConsentAnswered" -> {
          String side = course.side(SideId.of(facts.text("side")));
          told.add(when + side + (facts.get("yes").flag() ? " agrees." : " does not agree."));
        }
        case "TermsAdopted" ->
            told.add(
                when
                    + "the game goes on under version "
                    + facts.text("version")
                    + ", data "
                    + facts.text("data")
                    + ".");
        case "BranchRegistered" -> {
          if (facts.text("why").equals("take-back")) {
            told.add(
                when
                    + "the game goes back to event "
                    + facts.get("at")
                    + ", on branch "
                    + name(facts)
                    + ".");
          }
        }
        default -> {
          // Seats, names, bookmarks and dice are no disputes.
        }
      }
    }
    return told;
  }

  private String name(Data facts) {
    return course.scene().register().find(facts.text("branch")).map(b -> b.name()).orElse("");
  }

  private String asked(Data facts) {
    Data proposal = facts.get("proposal");
    String head = " (asked at event " + facts.get("head") + ")";
    return switch (proposal.text("what")) {
      case "take-back" -> "to go back to event " + proposal.get("to") + head;
      case "fork" -> "for a branch on which all see everything, from event " + proposal.get("at");
      case "overrule" ->
          "for a ruling above the rules"
              + proposal.get("args").find("reason").map(r -> ": " + r).orElse("")
              + head;
      case "adopt" ->
          "to go on under version " + proposal.text("version") + ", data " + proposal.text("data");
      default -> "for " + proposal.text("what");
    };
  }
}
