package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.chain.EventType;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Streams;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.ledger.store.Fork;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * What a game does on a request: events of its own stream, streams to begin, and the answer. A pure
 * function of the register.
 *
 * @param answer the id of the branch or of the request it is about; may be empty
 */
record Decision(List<Unsealed> events, List<NewStream> streams, String answer) {
  static Decision of(Register register, GameCommand command) {
    if (!(command.ask() instanceof GameCommand.Start) && register.game().isEmpty()) {
      throw new GameException("there is no game \"" + Streams.gameOf(command.stream()) + "\"");
    }
    String game = Streams.gameOf(command.stream());
    GameCommand.Ask ask = command.ask();
    if (ask instanceof GameCommand.Start start) {
      return start(register, game, start);
    } else if (ask instanceof GameCommand.Branch branch) {
      return branch(register, game, branch, command.sent().seed());
    } else if (ask instanceof GameCommand.AskConsent asked) {
      return Consenting.asked(register, asked, command.sent().actor());
    } else if (ask instanceof GameCommand.Consent consent) {
      return Consenting.answered(register, game, consent, command.sent().seed());
    } else if (ask instanceof GameCommand.Adopt adopt) {
      return Consenting.adopted(register, adopt);
    } else if (ask instanceof GameCommand.Reseed wanted) {
      return Seeding.given(register, wanted, command.sent().seed());
    } else if (ask instanceof GameCommand.Reveal reveal) {
      return Seeding.revealed(register, reveal);
    } else if (ask instanceof GameCommand.RevealBranch over) {
      return Seeding.revealed(register, over);
    }
    return small(register, ask);
  }

  private static Decision small(Register register, GameCommand.Ask ask) {
    if (ask instanceof GameCommand.Promote promote) {
      String id = register.branch(promote.branch()).id();
      return only(Unsealed.open(Register.MAIN + "@1", Data.of("branch", id)), id);
    } else if (ask instanceof GameCommand.Rename rename) {
      unused(register, rename.name());
      String id = register.branch(rename.branch()).id();
      return only(
          Unsealed.open(Register.NAMED + "@1", Data.of("branch", id).with("name", rename.name())),
          id);
    } else if (ask instanceof GameCommand.Note note) {
      String id = register.branch(note.branch()).id();
      return only(
          Unsealed.open(
              Register.NOTED + "@1",
              Data.of("branch", id).with("at", note.at()).with("text", note.text())),
          id);
    } else if (ask instanceof GameCommand.Mark mark) {
      String id = register.branch(mark.branch()).id();
      if (!register.bookmarks().containsKey(mark.name())) {
        unused(register, mark.name());
      }
      return only(
          Unsealed.open(Register.MARKED + "@1", Bookmark.write(mark.name(), id, mark.at())), id);
    } else if (ask instanceof GameCommand.Unmark unmark) {
      return unmarked(register, unmark.name());
    } else if (ask instanceof GameCommand.Close close) {
      String id = register.branch(close.branch()).id();
      if (id.equals(register.main()) && close.closed()) {
        throw new GameException(
            "the main branch cannot be closed; make another branch the main one first");
      }
      return only(
          Unsealed.open(
              Register.CLOSED + "@1", Data.of("branch", id).with("closed", close.closed())),
          id);
    } else if (ask instanceof GameCommand.Sit sit) {
      seated(register, sit.side());
      return only(
          Unsealed.open(Register.SEATED + "@1", sit.seat().write().with("side", sit.side().id())),
          "");
    }
    if (ask instanceof GameCommand.Pledge pledge) {
      register.shared().pledged(pledge.side(), pledge.value());
      seated(register, pledge.side());
      return only(
          Unsealed.open(
              Register.PLEDGED + "@1",
              Data.of("side", pledge.side().id()).with("value", pledge.value())),
          "");
    } else if (ask instanceof GameCommand.Contribute contribute) {
      register.shared().and(contribute.given());
      return only(Unsealed.open(Register.CONTRIBUTED + "@1", contribute.given().write()), "");
    }
    throw new IllegalStateException("nobody decides on " + ask);
  }

  private static Decision unmarked(Register register, String name) {
    if (!register.bookmarks().containsKey(name)) {
      throw new GameException(
          "there is no bookmark \"" + name + "\"; there are " + register.bookmarks().keySet());
    }
    return only(Unsealed.open(Register.UNMARKED + "@1", Data.of("name", name)), "");
  }

  private static void seated(Register register, SideId side) {
    if (!register.seats().containsKey(side)) {
      throw new GameException(
          "there is no side " + side + "; there are " + register.seats().keySet());
    }
  }

  static Decision nothing() {
    return new Decision(List.of(), List.of(), "");
  }

  static Decision only(Unsealed event, String answer) {
    return new Decision(List.of(event), List.of(), answer);
  }

  private static Decision start(Register register, String game, GameCommand.Start start) {
    if (!register.game().isEmpty()) {
      throw new GameException(
          "a game \"" + game + "\" is already there; give the new one another name");
    }
    Data seats = Data.EMPTY;
    for (var seat : start.seats().entrySet()) {
      seats = seats.with(seat.getKey().id(), seat.getValue().write());
    }
    Map<String, Data> secret = new LinkedHashMap<>();
    start.seed().ifPresent(seed -> secret.put("umpire", Data.of("seed", seed)));
    BranchInfo first =
        new BranchInfo("b0", "main", "", 0, "", 0, start.luck(), "opening", false, List.of());
    List<NewStream> streams = new ArrayList<>();
    start.newData().ifPresent(streams::add);
    streams.add(new NewStream(Streams.branch(game, first.id()), Link.NONE, start.first()));
    return new Decision(
        List.of(
            new Unsealed(
                EventType.parse(Register.STARTED + "@1"),
                start.opening().write().with("seats", seats),
                secret),
            Unsealed.open(Register.BRANCHED + "@1", first.write()),
            Unsealed.open(Register.MAIN + "@1", Data.of("branch", first.id()))),
        streams,
        first.id());
  }

  /**
   * @param seed for the branch, if what its dice would be derived from is public
   */
  static Decision branch(Register register, String game, GameCommand.Branch ask, Seed seed) {
    unused(register, ask.name());
    BranchInfo parent = register.branch(ask.parent());
    String id = "b" + register.branches().size();
    String name = ask.name().isEmpty() ? id : ask.name();
    BranchInfo info =
        new BranchInfo(
            id, name, parent.id(), ask.at(), "", 0, ask.luck(), ask.why(), false, List.of());
    Data fork = Data.of("parent", Streams.branch(game, parent.id())).with("at", ask.at());
    List<Unsealed> events =
        new ArrayList<>(List.of(Unsealed.open(Register.BRANCHED + "@1", info.write())));
    if (register.revealedSeed().isPresent() && ask.luck() != Luck.REPORTED) {
      events.add(OwnSeed.of(id, ask.at(), seed).committed());
    }
    if (ask.asMain()) {
      events.add(Unsealed.open(Register.MAIN + "@1", Data.of("branch", id)));
    }
    return new Decision(
        events,
        List.of(
            new NewStream(
                Streams.branch(game, id),
                ask.leaves(),
                List.of(Unsealed.open(Fork.NAME + "@1", fork)))),
        id);
  }

  private static void unused(Register register, String name) {
    if (name.contains("@") || name.matches("[0-9]+|.*\\s.*")) {
      throw new GameException(
          "\"" + name + "\" is no name: it is one word, without @, and not a number");
    }
    if (!name.isEmpty()
        && register.branches().values().stream()
            .anyMatch(b -> b.name().equals(name) || b.id().equals(name))) {
      throw new GameException("a branch \"" + name + "\" is already there; give another name");
    }
    if (register.bookmarks().containsKey(name)) {
      throw new GameException("a bookmark is called \"" + name + "\"; give another name");
    }
  }
}
