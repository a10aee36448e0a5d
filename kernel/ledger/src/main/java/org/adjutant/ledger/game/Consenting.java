package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.data.Data;

/** What a game does where seats are asked, where they answer, and where they have agreed. */
final class Consenting {
  private Consenting() {}

  static Decision asked(Register register, GameCommand.AskConsent asked, String by) {
    if (asked.proposal() instanceof Proposal.Adopt adopt) {
      register.terms().refuseSame(adopt);
    }
    String id = Long.toString(register.events());
    Request request =
        new Request(id, asked.branch(), asked.head(), asked.proposal(), by, asked.needs());
    return Decision.only(Unsealed.open(Register.ASKED + "@1", request.write()), id);
  }

  /** A seat's answer, and what was asked for once it is the last yes; a ruling follows later. */
  static Decision answered(Register register, String game, GameCommand.Consent consent, Seed seed) {
    Request request =
        register
            .request()
            .orElseThrow(() -> new GameException("nothing is asked for in game " + game));
    if (!request.needs().contains(consent.side())) {
      throw new GameException(
          "side " + consent.side() + " is not asked; asked are " + request.needs());
    }
    Unsealed answer =
        Unsealed.open(
            Register.ANSWERED + "@1",
            Data.of("side", consent.side().id()).with("yes", consent.yes()));
    if (!consent.yes() || request.needs().size() > 1) {
      return Decision.only(answer, "");
    }
    Optional<Decision> done = done(register, game, request, consent, seed);
    List<Unsealed> all = new ArrayList<>(List.of(answer));
    done.ifPresent(d -> all.addAll(d.events()));
    return new Decision(
        all, done.map(Decision::streams).orElse(List.of()), done.map(Decision::answer).orElse(""));
  }

  private static Optional<Decision> done(
      Register register, String game, Request request, GameCommand.Consent consent, Seed seed) {
    String branch = request.branch();
    if (request.proposal() instanceof Proposal.TakeBack back) {
      Luck luck = register.branch(branch).luck().takenBack();
      Link leaves = consent.leaves().orElseThrow();
      return Optional.of(
          Decision.branch(
              register,
              game,
              new GameCommand.Branch(branch, back.to(), leaves, "", luck, "take-back", true),
              seed));
    } else if (request.proposal() instanceof Proposal.Fork fork) {
      Link leaves = consent.leaves().orElseThrow();
      return Optional.of(
          Decision.branch(
              register,
              game,
              new GameCommand.Branch(
                  branch, fork.at(), leaves, fork.name(), fork.luck(), "fork", false),
              seed));
    } else if (request.proposal() instanceof Proposal.Adopt) {
      return Optional.of(adopted(register, consent.adopted().orElseThrow()));
    }
    return Optional.empty();
  }

  static Decision adopted(Register register, GameCommand.Adopt adopt) {
    Proposal.Adopt wanted = adopt.terms();
    register.terms().refuseSame(wanted);
    Terms next = new Terms(wanted.version(), wanted.data(), register.events(), 0, adopt.heads());
    return new Decision(
        List.of(Unsealed.open(Register.ADOPTED + "@1", next.write())),
        adopt.newData().stream().toList(),
        "");
  }
}
