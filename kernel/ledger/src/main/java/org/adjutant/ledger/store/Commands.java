package org.adjutant.ledger.store;

import java.util.Optional;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.callbacks.FutureCallback;
import org.axonframework.messaging.GenericMessage;
import org.axonframework.messaging.MetaData;

/** Sends commands under their own ids and waits for the answer. */
public final class Commands {
  private final CommandBus bus;
  private final Receipts receipts;

  public Commands(CommandBus bus, Receipts receipts) {
    this.bus = bus;
    this.receipts = receipts;
  }

  /**
   * Sends a command.
   *
   * @param id the command's own id; sent twice under it, it is done once and answered twice alike
   * @throws StoreException if it could not be recorded; whatever else its handler throws
   */
  public String send(String id, Repeatable command) {
    try {
      return first(id, command);
    } catch (StoreException.Conflict e) {
      // Perhaps another sender of this very command was first.
      return receipts.find(id, command.content()).orElseThrow(() -> e);
    }
  }

  /**
   * Sends a command that ought to be new under its id.
   *
   * @throws StoreException.Conflict if somebody else was first, be it with this very command
   */
  public String first(String id, Repeatable command) {
    FutureCallback<Object, String> callback = new FutureCallback<>();
    GenericMessage<Object> message = new GenericMessage<>(id, command, MetaData.emptyInstance());
    bus.dispatch(new GenericCommandMessage<>(message, command.getClass().getName()), callback);
    var result = callback.getResult();
    if (!result.isExceptional()) {
      return result.getPayload();
    }
    Throwable cause = result.exceptionResult();
    if (cause instanceof RuntimeException e) {
      throw e;
    }
    if (cause instanceof Error e) {
      throw e;
    }
    throw new IllegalStateException("the command " + id + " failed", cause);
  }

  /** Sends a command that is not repeated and has no answer. */
  public void tell(Object command) {
    FutureCallback<Object, Object> callback = new FutureCallback<>();
    bus.dispatch(GenericCommandMessage.asCommandMessage(command), callback);
    var result = callback.getResult();
    if (result.isExceptional()) {
      throw result.exceptionResult() instanceof RuntimeException e
          ? e
          : new IllegalStateException(
              "the command " + command + " failed", result.exceptionResult());
    }
  }

  /** What was answered to a command; empty if it was never done. */
  public Optional<String> answered(String id, Repeatable command) {
    return receipts.find(id, command.content());
  }
}
