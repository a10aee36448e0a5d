package org.adjutant.cli.sitting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.adjutant.ledger.chain.EntryException;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.StaleHeadException;
import org.adjutant.ledger.store.StoreException;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.PackFault;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.ruling.InputException;

/** Which exit code an error has. */
public final class Faults {
  private static final List<Class<? extends Throwable>> INPUT =
      List.of(
          BadCall.class,
          InputException.class,
          GameException.class,
          DataException.class,
          PackFault.class);
  private static final List<Class<? extends Throwable>> STORE =
      List.of(
          StoreException.class,
          StaleHeadException.class,
          EntryException.class,
          BrokenEffectException.class,
          IOException.class,
          UncheckedIOException.class);

  private Faults() {}

  /** The exit code of an error a person can mend; empty for one of ours. */
  public static Optional<Integer> code(Throwable fault) {
    if (STORE.stream().anyMatch(kind -> kind.isInstance(fault))) {
      return Optional.of(Answer.STORE_TROUBLE);
    }
    return INPUT.stream().anyMatch(kind -> kind.isInstance(fault))
        ? Optional.of(Answer.BAD_INPUT)
        : Optional.empty();
  }

  /** The error behind wrappers, as far as it is one a person can mend. */
  public static Throwable cause(Throwable fault) {
    Throwable at = fault;
    while (code(at).isEmpty() && at.getCause() != null) {
      at = at.getCause();
    }
    return code(at).isPresent() ? at : fault;
  }
}
