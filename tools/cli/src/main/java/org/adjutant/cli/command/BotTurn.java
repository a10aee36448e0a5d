package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.adjutant.cli.bot.Bot;
import org.adjutant.cli.bot.Bots;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;

/** Lets bots play until a person has to decide, or nobody. */
public record BotTurn(Sitting sitting, Optional<String> branch) {
  public static final int LONG = 20_000;

  /** What they did, in words. */
  List<String> play() {
    List<String> lines = new ArrayList<>();
    play(done -> lines.addAll(done.lines(sitting.ink())), LONG);
    return lines;
  }

  /**
   * @param each told of everything they do
   * @param most at most so many inputs
   * @return how many inputs there were
   */
  public int play(Consumer<Submitted> each, int most) {
    Map<SideId, Bot> bots = new LinkedHashMap<>();
    for (int i = 0; i < most; i++) {
      Scene scene = Scene.of(sitting, sitting.game(), branch, Optional.empty(), Optional.empty());
      List<SideId> deciding = Offers.deciding(scene.position());
      Optional<SideId> next =
          deciding.stream()
              .filter(side -> seat(scene, side).isBot())
              .filter(side -> deciding.size() == 1 || mayAct(scene, side))
              .findFirst();
      if (next.isEmpty()) {
        return i;
      }
      String bot = seat(scene, next.get()).holder();
      Input input =
          bots.computeIfAbsent(next.get(), any -> Bots.named(bot))
              .choose(scene.title(), scene.position(), next.get());
      Submitted done = Submitted.to(scene, input, bot);
      if (!done.permitted()) {
        throw new IllegalStateException(
            "the bot "
                + bot
                + " submitted what was offered and was refused: "
                + done.lines(new org.adjutant.cli.print.Ink(false)));
      }
      each.accept(done);
    }
    return most;
  }

  /** Of several sides that are active together, one may be done already. */
  private static boolean mayAct(Scene scene, SideId side) {
    return !Offers.of(scene.title(), scene.position(), side).isEmpty();
  }

  private static Seat seat(Scene scene, SideId side) {
    return scene.register().seats().getOrDefault(side, Seat.HUMAN);
  }
}
