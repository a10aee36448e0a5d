package org.adjutant.ledger.store;

/**
 * The store could not do what was asked. Nothing of the transaction was written, and the store can
 * be used again once the cause is gone. The message says what happened, where, and what to do.
 */
public abstract sealed class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;
  private final String where;
  private final String remedy;

  private StoreException(String what, String where, String remedy, Throwable cause) {
    super(what + " (" + where + "). " + remedy, cause);
    this.what = what;
    this.where = where;
    this.remedy = remedy;
  }

  private StoreException(String what, String where, String remedy) {
    super(what + " (" + where + "). " + remedy);
    this.what = what;
    this.where = where;
    this.remedy = remedy;
  }

  /** What happened. */
  public String what() {
    return what;
  }

  /** The store, and the stream and event where known. */
  public String where() {
    return where;
  }

  /** What would help. */
  public String remedy() {
    return remedy;
  }

  /** No room is left for what was to be written. */
  public static final class Full extends StoreException {
    private static final long serialVersionUID = 1L;

    Full(String where, Throwable cause) {
      super(
          "The disk is full, nothing was recorded",
          where,
          "Free some space and submit it again.",
          cause);
    }
  }

  /** The store may be read but not written. */
  public static final class ReadOnly extends StoreException {
    private static final long serialVersionUID = 1L;

    ReadOnly(String where, Throwable cause) {
      super(
          "The store is read-only, nothing was recorded",
          where,
          "Make the file and its folder writable, or copy the store to a place where they are.",
          cause);
    }
  }

  /** Somebody else holds the store, longer than we wait. */
  public static final class Locked extends StoreException {
    private static final long serialVersionUID = 1L;

    Locked(String where, Throwable cause) {
      super(
          "Another program is writing to the store and did not finish in time",
          where,
          "Try again; if it persists, end the other program.",
          cause);
    }

    Locked(String where) {
      super(
          "Another thread is writing to the store and did not finish in time", where, "Try again.");
    }
  }

  /** The store is damaged. */
  public static final class Corrupt extends StoreException {
    private static final long serialVersionUID = 1L;

    Corrupt(String what, String where, Throwable cause) {
      super(what, where, "Restore a copy, or import an export of the game.", cause);
    }

    Corrupt(String what, String where) {
      super(what, where, "Restore a copy, or import an export of the game.");
    }
  }

  /** What is at that place is no store of ours, or one that a later version wrote. */
  public static final class Foreign extends StoreException {
    private static final long serialVersionUID = 1L;

    Foreign(String what, String where, String remedy) {
      super(what, where, remedy);
    }
  }

  /** The store cannot be reached or opened, or failed in a way of its own. */
  public static final class Unavailable extends StoreException {
    private static final long serialVersionUID = 1L;

    Unavailable(String what, String where, String remedy, Throwable cause) {
      super(what, where, remedy, cause);
    }

    Unavailable(String what, String where, String remedy) {
      super(what, where, remedy);
    }
  }

  /** Somebody else appended to the stream first. */
  public static final class Conflict extends StoreException {
    private static final long serialVersionUID = 1L;

    Conflict(String stream, long number, Throwable cause) {
      super(
          number == 0
              ? "The stream was begun by somebody else"
              : "Somebody else recorded an event first",
          "event " + number + " of " + stream,
          "Look at what happened meanwhile and decide again.",
          cause);
    }

    Conflict(String command) {
      super(
          "The command was done before",
          "command " + command,
          "Ask for what it was answered then.");
    }
  }

  /** A command id was used before, for something else. */
  public static final class CommandReused extends StoreException {
    private static final long serialVersionUID = 1L;

    CommandReused(String command, String where) {
      super(
          "The command id " + command + " was used before with another content",
          where,
          "Give each command its own id; repeat an id only to repeat the same command.");
    }
  }

  /** An event is stored here whose type or form this program does not know. */
  public static final class UnknownEvent extends StoreException {
    private static final long serialVersionUID = 1L;

    UnknownEvent(String what, String where) {
      super(what, where, "Use the version of the program that wrote it, or a later one.");
    }
  }
}
