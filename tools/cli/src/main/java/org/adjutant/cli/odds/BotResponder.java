package org.adjutant.cli.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.bot.Bots;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.odds.Responder;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/**
 * Bots that answer what their sides have to choose; what the other sides choose is left open.
 *
 * @param bots the name of the bot of each side that has one
 */
record BotResponder(Title title, Map<SideId, String> bots) implements Responder {
  BotResponder {
    bots = new LinkedHashMap<>(bots);
  }

  @Override
  public Optional<Data> answer(Position position, Choice choice) {
    String bot = bots.get(choice.owner());
    if (bot == null) {
      return Optional.empty();
    }
    // A new one each time: the same position gets the same answer, whatever was asked before.
    Input input = Bots.named(bot).choose(title, position, choice.owner());
    return input instanceof Input.Answer answer && answer.choice().equals(choice.id())
        ? Optional.of(answer.answer())
        : Optional.empty();
  }
}
