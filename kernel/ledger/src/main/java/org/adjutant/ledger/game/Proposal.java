package org.adjutant.ledger.game;

import org.adjutant.rules.data.Data;

/** What a seat asks the others to agree to. */
public sealed interface Proposal {
  /** In its stored form; {@link #read} reads it back. */
  Data write();

  /** To go back to an event, on a new branch that becomes the main one. */
  record TakeBack(long to) implements Proposal {
    @Override
    public Data write() {
      return Data.of("what", "take-back").with("to", to);
    }
  }

  /** To play on from an event with the whole position before everybody's eyes, on a new branch. */
  record Fork(long at, String name, Luck luck) implements Proposal {
    @Override
    public Data write() {
      return Data.of("what", "fork").with("at", at).with("name", name).with("luck", luck.word());
    }
  }

  /**
   * A ruling above the rules at the head of the branch.
   *
   * @param args as {@link org.adjutant.rules.engine.Engine#overrule} takes them
   */
  record Overrule(Data args) implements Proposal {
    @Override
    public Data write() {
      return Data.of("what", "overrule").with("args", args);
    }
  }

  /**
   * To go on under another version of the pack, or other data.
   *
   * @param data the fingerprint of the data set
   */
  record Adopt(String version, String data) implements Proposal {
    @Override
    public Data write() {
      return Data.of("what", "adopt").with("version", version).with("data", data);
    }
  }

  static Proposal read(Data data) {
    return switch (data.text("what")) {
      case "take-back" -> new TakeBack(data.get("to").number());
      case "fork" ->
          new Fork(data.get("at").number(), data.text("name"), Luck.of(data.text("luck")));
      case "overrule" -> new Overrule(data.get("args"));
      case "adopt" -> new Adopt(data.text("version"), data.text("data"));
      default ->
          throw new GameException(
              "a request for \"" + data.text("what") + "\" is not known to this version");
    };
  }
}
