package org.adjutant.ledger;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.adjutant.ledger.store.Store;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/**
 * A process that plays duels through a ledger until it is killed: walks, shots, answers, ends of
 * phases, refused orders, take-backs and forks. It says what was acknowledged.
 */
final class Duellist {
  private final Ledger ledger;
  private final Random random;

  Duellist(Ledger ledger, Random random) {
    this.ledger = ledger;
    this.random = random;
  }

  static Ledger open(Path file) {
    return Ledger.open(Store.open(file), Duel.TITLES, () -> 1000L);
  }

  public static void main(String[] args) {
    Random random = new Random(Long.parseLong(args[1]));
    try (Ledger ledger = open(Path.of(args[0]))) {
      while (true) {
        System.out.println(new Duellist(ledger, random).turn());
      }
    }
  }

  /** Submits one thing, and says game, branch, number, head and digest of what is there then. */
  String turn() {
    OpenGame game = game();
    String main = game.register().main();
    if (random.nextInt(12) == 0 && game.history().head() > 20) {
      game.takeBack().to(game.takeBack().target(1), Optional.empty(), "duellist");
    } else if (random.nextInt(12) == 0) {
      game.tree()
          .fork(main, game.history().head(), "", game.register().mainBranch().luck(), "duellist");
    } else {
      String id = Ledger.newId();
      game.submit(
          new Submission(main, input(game.now(main)), "duellist", id, OptionalLong.empty()));
    }
    String now = game.register().main();
    long head = game.history().head();
    return String.join(
        " ",
        game.name(),
        now,
        Long.toString(head),
        game.head(now).text(),
        game.now(now).digest().text());
  }

  /** The latest game, or the next one if it is over. */
  private OpenGame game() {
    int count = ledger.games().size();
    if (count > 0) {
      OpenGame last = ledger.game("g" + count);
      if (last.now(last.register().main()).outcome().isEmpty()) {
        return last;
      }
    }
    String scenario = random.nextBoolean() ? "open" : "secret";
    return ledger.create(NewGame.of("g" + (count + 1), "duel", scenario));
  }

  private Input input(Position position) {
    if (!position.openChoices().isEmpty()) {
      Choice choice = position.openChoices().get(0);
      String how = random.nextInt(4) == 0 ? "back" : "step";
      return new Input.Answer(choice.owner(), choice.id(), Data.of("how", how));
    }
    SideId side = position.clock().active().get(0);
    String mine = one(position.pieces(side));
    return switch (random.nextInt(8)) {
      case 0 -> Input.act(side, "end", Data.EMPTY);
      case 1 ->
          Input.act(side, "walk", Data.of("piece", mine).with("to", "030" + random.nextInt(9)));
      case 2 -> Input.act(other(side), "walk", Data.of("piece", mine).with("to", "0101"));
      default ->
          Input.act(
              side,
              "shoot",
              Data.of("piece", mine).with("target", one(position.pieces(other(side)))));
    };
  }

  private String one(List<Piece> pieces) {
    return pieces.get(random.nextInt(pieces.size())).id().id();
  }

  private static SideId other(SideId side) {
    return side.equals(Duel.RED) ? Duel.BLUE : Duel.RED;
  }
}
