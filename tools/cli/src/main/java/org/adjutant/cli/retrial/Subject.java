package org.adjutant.cli.retrial;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Eyes;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.Post;
import org.adjutant.ledger.audit.SeenStrands;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.retrial.RecordedGame;
import org.adjutant.rules.position.Viewer;

/**
 * A recorded game to be judged.
 *
 * @param name of the game, or of the file it is in
 */
record Subject(String name, RecordedGame game) {

  /**
   * A game of the store, with what whoever asks may see of it. Where nothing is hidden that is all.
   *
   * @param as whose eyes are asked for; empty for those of whoever asks
   */
  static Subject game(Sitting sitting, List<String> names, Optional<String> as) {
    OpenGame game = names.isEmpty() ? sitting.game() : sitting.game(names.get(0));
    Eyes eyes = new Eyes(game.register(), sitting.passphrase());
    Viewer viewer = as.isEmpty() && eyes.locked().isEmpty() ? Viewer.UMPIRE : eyes.viewer(as);
    Strands whole = new Post(sitting.ledger()).strands(game.name());
    return new Subject(
        game.name(),
        viewer.isUmpire() || !game.title().hasSecrets()
            ? RecordedGame.of(whole)
            : RecordedGame.seen(new SeenStrands(whole, viewer)));
  }

  /** Whose eyes see it. */
  Viewer viewer() {
    return game.strands().viewer();
  }

  /**
   * The same, to be played on.
   *
   * @throws BadCall if something of it is hidden
   */
  Subject whole() {
    if (!viewer().isUmpire()) {
      throw new BadCall(
          "a game is carried on from its whole position, hidden things included, and this is what "
              + viewer().id()
              + " sees of it; only who opens every seat may do that");
    }
    return this;
  }

  static Subject file(Path file, int files) {
    if (files > 1) {
      throw new BadCall("one game is carried on at a time, not " + files);
    }
    return new Subject(file.getFileName().toString(), Exports.read(file));
  }
}
