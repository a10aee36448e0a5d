package org.adjutant.ledger;

import java.util.LinkedHashMap;
import java.util.Map;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Proposal;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/** The installed version of a game's pack and its data, for the game to go on under. */
record Adoption(GameCommand.Adopt ask) {
  /**
   * @throws GameException if the game is played by these already, or if a position that a branch
   *     stands at would be impossible under them
   */
  static Adoption of(Ledger ledger, OpenGame game) {
    String pack = game.register().opening().pack();
    DataSet data = ledger.titles().data(pack);
    Proposal.Adopt terms = new Proposal.Adopt(ledger.titles().version(pack), data.fingerprint());
    game.register().terms().refuseSame(terms);
    Title title = ledger.titles().open(pack, game.register().opening().scenario(), data);
    for (BranchInfo branch : game.register().branches().values()) {
      if (!branch.closed()) {
        title
            .brokenInvariant(game.now(branch.id()))
            .ifPresent(
                broken -> {
                  throw new GameException(
                      "branch "
                          + branch.name()
                          + " stands where it could not under these rules and data: "
                          + broken
                          + "; close the branch, or go on as before");
                });
      }
    }
    Map<String, Long> heads = new LinkedHashMap<>();
    for (String branch : game.register().branches().keySet()) {
      heads.put(branch, game.past(branch).head());
    }
    return new Adoption(new GameCommand.Adopt(terms, ledger.newData(data), heads));
  }

  Proposal.Adopt terms() {
    return ask.terms();
  }

  /** The same as was asked for. @throws GameException if something else is installed here */
  static Adoption as(Proposal.Adopt asked, Ledger ledger, OpenGame game) {
    Adoption here = of(ledger, game);
    if (!here.terms().equals(asked)) {
      throw new GameException(
          "asked is for version "
              + asked.version()
              + " of the pack with the data "
              + asked.data()
              + "; here are version "
              + here.terms().version()
              + " and the data "
              + here.terms().data()
              + ": lay the same data over it (--data) before you agree");
    }
    return here;
  }
}
