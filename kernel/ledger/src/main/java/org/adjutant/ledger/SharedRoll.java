package org.adjutant.ledger;

import java.util.Optional;
import org.adjutant.ledger.dice.RollProof;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.SharedDice;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/** The roll that a branch with shared dice waits for. */
record SharedRoll(Ledger ledger, OpenGame game, Register register, BranchInfo branch) {

  /**
   * The dice that a seat's contribution gives. It is recorded first; if the dice did not make it
   * into the record then, the same contribution counts again.
   */
  Input.Dice answered(Position position, History history, SideId side, String value, String actor) {
    Roll roll = awaited(position, side);
    long head = history.head();
    Optional<SharedDice.Contribution> known = register.shared().at(branch.id(), head);
    SharedDice.Contribution given =
        known.orElseGet(
            () -> new SharedDice.Contribution(side, value, branch.id(), head, history.tip()));
    if (known.isEmpty()) {
      ledger.send(game.name(), Ledger.newId(), actor, new GameCommand.Contribute(given));
    }
    Seed mixed = given.mixedInto(game.seeds().of(register, branch.id()).orElseThrow());
    String key = roll.key(position.clock());
    return new Input.Dice(RollProof.of(mixed, key, roll.faces()).faces(), "shared");
  }

  private Roll awaited(Position position, SideId side) {
    if (branch.luck() != Luck.SHARED) {
      throw new GameException(
          "the dice of branch \""
              + branch.name()
              + "\" are not shared: no seat contributes to them");
    }
    Roll roll =
        position
            .openRoll()
            .orElseThrow(
                () -> new GameException("no dice are awaited, so nobody contributes to them"));
    if (position.top().map(Frame::actor).filter(side::equals).isPresent()) {
      throw new GameException(
          "it is a roll of side " + side + ": another seat has to contribute to it");
    }
    return roll;
  }
}
