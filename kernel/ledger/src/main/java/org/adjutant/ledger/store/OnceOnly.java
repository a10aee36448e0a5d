package org.adjutant.ledger.store;

import java.util.Optional;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;

/**
 * Answers a command that was done before with the same answer, without doing it again. The answer
 * is kept in the transaction of the command: either both are there or neither. One that says which
 * event it follows is done without looking first; if it was done before, its receipt cannot be
 * kept, and all of it is taken back.
 */
final class OnceOnly implements MessageHandlerInterceptor<CommandMessage<?>> {
  private final Receipts receipts;

  OnceOnly(Receipts receipts) {
    this.receipts = receipts;
  }

  @Override
  public Object handle(UnitOfWork<? extends CommandMessage<?>> work, InterceptorChain chain)
      throws Exception {
    CommandMessage<?> command = work.getMessage();
    if (!(command.getPayload() instanceof Repeatable repeatable)) {
      return chain.proceed();
    }
    String id = command.getIdentifier();
    Optional<String> answered =
        repeatable instanceof Following following && following.expected() >= 0
            ? Optional.empty()
            : receipts.find(id, repeatable.content());
    if (answered.isPresent()) {
      return answered.get();
    }
    if (!(chain.proceed() instanceof String answer)) {
      throw new IllegalStateException(
          "the handler of " + command.getCommandName() + " answers by no text, but has to");
    }
    receipts.keep(id, repeatable, answer);
    return answer;
  }
}
