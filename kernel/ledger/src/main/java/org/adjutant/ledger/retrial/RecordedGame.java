package org.adjutant.ledger.retrial;

import java.util.Iterator;
import org.adjutant.ledger.Titles;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Written;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.Terms;
import org.adjutant.ledger.record.DataSetBook;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/**
 * A whole game as it is recorded, in a store or in an export.
 *
 * @param data the data set it is played by: that of its opening, or the last its seats agreed on
 */
public record RecordedGame(Strands strands, Register register, DataSet data) {

  /**
   * The whole of a game.
   *
   * @throws GameException if it is not there, or only in part
   */
  public static RecordedGame of(Strands strands) {
    if (!strands.viewer().isUmpire()) {
      throw new GameException(
          "this is "
              + strands.viewer().id()
              + "'s copy of game "
              + strands.game()
              + ": what was hidden from that side is not in it, so nothing can be played on from it;"
              + " ask for the umpire's copy");
    }
    return seen(strands);
  }

  /**
   * A game with what the viewer of a copy may know of it: rulings can be decided again on that, but
   * not carried on.
   *
   * @throws GameException if it is not there, or only in part
   */
  public static RecordedGame seen(Strands strands) {
    String stream = Streams.game(strands.game());
    Register register = Register.empty().and(stream, strands.events(stream));
    if (register.branches().isEmpty()) {
      throw new GameException(
          "the beginning of game " + strands.game() + " is missing; ask for the whole game");
    }
    return new RecordedGame(strands, register, data(strands, register.terms().data()));
  }

  /**
   * A data set it was ever played by.
   *
   * @throws GameException if it is missing
   */
  DataSet data(String fingerprint) {
    return fingerprint.equals(register.terms().data()) ? data : data(strands, fingerprint);
  }

  /** What was in force at a ruling. */
  Terms terms(Recorded recorded) {
    return register.allTerms().size() == 1
        ? register.terms()
        : Terms.inForce(
            register.allTerms(),
            recorded.branch().id(),
            recorded.head(),
            recorded.permitted(),
            Envelope.parse(recorded.row().envelope()).millis());
  }

  private static DataSet data(Strands strands, String fingerprint) {
    Iterator<? extends Written> rows = strands.events(Streams.data(fingerprint));
    if (!rows.hasNext()) {
      throw new GameException(
          "the data set " + fingerprint + " of game " + strands.game() + " is missing");
    }
    return DataSetBook.read(rows.next().entry());
  }

  /** The rules it is played by, as the pack has them now, on its own data set. */
  public Title title(Titles titles) {
    return titles.open(register.opening().pack(), register.opening().scenario(), data);
  }

  /** The rules and the data that a new game would be opened with now. */
  public Title titleToday(Titles titles) {
    Opening opening = register.opening();
    return titles.open(opening.pack(), opening.scenario(), titles.data(opening.pack()));
  }
}
