package org.adjutant.cli.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.bot.Bots;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.NewGame;
import org.adjutant.ledger.OpenGame;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Pack;

/**
 * A game about to begin.
 *
 * @param scenario as {@code adjutant scenarios} lists it: PACK/SCENARIO, or the scenario alone
 * @param name what to call it; the scenario's name if not told
 * @param seats who holds a side: human, or a bot; human where nothing is said
 */
public record Beginning(
    String scenario,
    Optional<String> name,
    Map<String, String> seats,
    Map<String, Integer> readings,
    Luck luck,
    Optional<String> seed) {
  public Beginning {
    seats = new LinkedHashMap<>(seats);
    readings = new LinkedHashMap<>(readings);
  }

  /**
   * Begins it, and uses it from now on.
   *
   * @throws BadCall if there is no such scenario
   */
  public OpenGame begin(Sitting sitting) {
    String pack = pack(sitting);
    String own = scenario.substring(scenario.indexOf('/') + 1);
    Pack.ScenarioInfo info = sitting.shelf().scenario(pack, own);
    Map<SideId, Seat> held = new LinkedHashMap<>();
    seats.forEach((side, who) -> held.put(SideId.of(side), seat(who)));
    String called = name.orElseGet(() -> free(sitting, info.id()));
    OpenGame game =
        sitting.ledger().create(new NewGame(called, pack, info.id(), held, readings, luck, seed));
    sitting.use(called);
    return game;
  }

  /** The seat of a person or a bot by its name. */
  static Seat seat(String who) {
    if (who.equals("human")) {
      return Seat.HUMAN;
    }
    Bots.named(who);
    return Seat.bot(who);
  }

  private String pack(Sitting sitting) {
    int slash = scenario.indexOf('/');
    if (slash > 0) {
      return sitting.shelf().pack(scenario.substring(0, slash)).id();
    }
    List<String> having =
        sitting.shelf().packs().stream()
            .filter(p -> p.scenarios().stream().anyMatch(s -> s.id().equals(scenario)))
            .map(Pack::id)
            .toList();
    if (having.size() == 1) {
      return having.get(0);
    }
    throw new BadCall(
        having.isEmpty()
            ? "no pack has a scenario \"" + scenario + "\"; adjutant scenarios lists them all"
            : "several packs have a scenario "
                + scenario
                + ": write one of "
                + having.stream().map(p -> p + "/" + scenario).toList());
  }

  /** A name that no game has yet. */
  static String free(Sitting sitting, String base) {
    List<String> taken = sitting.ledger().games();
    String called = base;
    for (int i = 2; taken.contains(called); i++) {
      called = base + "-" + i;
    }
    return called;
  }
}
