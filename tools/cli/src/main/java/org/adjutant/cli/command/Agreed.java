package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.ledger.Acknowledgement;
import org.adjutant.ledger.Agreement;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.ledger.game.Request;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.Ruling;

/** Something that needs the consent of all seats, in a person's words. */
public record Agreed(OpenGame game, Proposal proposal) {
  static Agreed of(OpenGame game, Proposal proposal) {
    return new Agreed(game, proposal);
  }

  /** What is asked, to be read after "asked". */
  String what() {
    if (proposal instanceof Proposal.TakeBack back) {
      return "to go back to event " + back.to();
    } else if (proposal instanceof Proposal.Fork fork) {
      return "to play on from event " + fork.at() + " on a branch where all see everything";
    } else if (proposal instanceof Proposal.Adopt adopt) {
      return "to go on under version " + adopt.version() + " with the data " + adopt.data();
    }
    Proposal.Overrule overrule = (Proposal.Overrule) proposal;
    return "to rule: "
        + new Inputs(game.title())
            .at(
                game.now(game.register().main()),
                Input.act(SideId.UMPIRE, Engine.OVERRIDE, overrule.args()));
  }

  /** That it waits, for whom, and how they answer. */
  public List<String> waiting(Request request) {
    String waits =
        request.agreed()
            ? ". All have agreed, but it was not carried out: say yes once more."
            : ". It waits for: " + request.needs() + ". They say: adjutant consent SIDE yes, or no";
    return Wrap.hanging("  ", "    ", "Asked " + what() + waits);
  }

  Data data(Request request) {
    return Data.of("proposal", proposal.write())
        .with("branch", request.branch())
        .with("by", request.by())
        .with("needs", sides(request.needs()));
  }

  /** What came of asking, or of a seat's yes. */
  Answer answer(Agreement.Answer answer, Ink ink) {
    if (!answer.needs().isEmpty()) {
      List<String> lines =
          new ArrayList<>(
              Wrap.hanging(
                  "", "  ", "Asked " + what() + ". It waits for: " + answer.needs() + "."));
      lines.add("They agree by: adjutant consent SIDE yes");
      return Answer.of(
          Data.of("asked", proposal.write()).with("needs", sides(answer.needs())), lines);
    }
    if (answer.ruling().isPresent()) {
      return ruled(answer.ruling().get(), ink);
    }
    if (proposal instanceof Proposal.Adopt adopt) {
      return Answer.of(
          Data.of("version", adopt.version()).with("data", adopt.data()),
          "The game goes on under version " + adopt.version() + ", data " + adopt.data() + ".",
          "What was ruled before stands as it was; pieces keep the values they have.");
    }
    String id = answer.branch().orElseThrow();
    String name = game.register().branch(id).name();
    if (proposal instanceof Proposal.TakeBack back) {
      return Answer.of(
          Data.of("to", back.to()).with("branch", id).with("name", name),
          "Back at event "
              + back.to()
              + ", on branch "
              + name
              + ". What was is kept: adjutant redo.");
    }
    return Answer.of(
        Data.of("branch", id).with("name", name),
        "Branch " + name + " begins. Play on it with --branch " + name + ".");
  }

  private Answer ruled(Acknowledgement done, Ink ink) {
    if (done.ruling().isEmpty()) {
      return Answer.of(Data.of("number", done.number()), "It was ruled so before.");
    }
    Ruling ruling = done.ruling().get();
    String word = done.permitted() ? "ruled" : "refused";
    List<String> lines =
        new ArrayList<>(Wrap.hanging(word + ": ", "  ", what().substring("to rule: ".length())));
    lines.set(
        0,
        (done.permitted() ? ink.good(word) : ink.bad(word))
            + lines.get(0).substring(word.length()));
    Trail trail = new Trail(game.title(), Viewer.PUBLIC, ink);
    lines.addAll(trail.lines(done.permitted() ? ruling.trail() : ruling.forbidding()));
    if (!done.permitted()) {
      lines.add("Name each rule that is to be set aside: --aside RULE");
    } else {
      lines.add("It is event " + done.number() + "; adjutant explain " + done.number());
    }
    return Answer.of(
            Data.of("number", done.number())
                .with("permitted", done.permitted())
                .with("trail", trail.data(ruling.trail())),
            lines)
        .refused(!done.permitted());
  }

  private static Data sides(List<SideId> sides) {
    return Data.texts(sides.stream().map(SideId::id).toList());
  }

  /** What waits in a game, if anything does. */
  static Optional<Agreed> waitingIn(OpenGame game) {
    return game.request().map(request -> new Agreed(game, request.proposal()));
  }
}
