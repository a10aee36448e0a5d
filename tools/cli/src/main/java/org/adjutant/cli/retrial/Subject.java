package org.adjutant.cli.retrial;

import java.nio.file.Path;
import java.util.List;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.rules.position.SideId;

/**
 * A recorded game to be judged.
 *
 * @param name of the game, or of the file it is in
 */
record Subject(String name, RecordedGame game) {

  /**
   * A game of the store. Whoever cannot open every seat may not have it judged again: verdicts on
   * what is hidden from him would tell him of it.
   */
  static Subject game(Sitting sitting, List<String> names) {
    OpenGame game = names.isEmpty() ? sitting.game() : sitting.game(names.get(0));
    List<SideId> locked = new Eyes(game.register(), sitting.passphrase()).locked();
    if (!locked.isEmpty()) {
      throw new BadCall(
          "rulings are decided again on the whole position, hidden things included, and "
              + locked
              + " are locked; only who opens every seat may do that");
    }
    return new Subject(
        game.name(), RecordedGame.of(new Post(sitting.ledger()).strands(game.name())));
  }

  static Subject file(Path file, int files) {
    if (files > 1) {
      throw new BadCall("one game is carried on at a time, not " + files);
    }
    return new Subject(file.getFileName().toString(), Exports.read(file));
  }
}
