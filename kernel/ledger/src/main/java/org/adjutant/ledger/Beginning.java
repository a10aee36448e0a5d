package org.adjutant.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.adjutant.ledger.dice.Commitment;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.GameCommand;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.game.Luck;
import org.adjutant.ledger.game.Opening;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.Title;

/** Begins games: the seed is committed, the opening ruled on and recorded. */
record Beginning(Ledger ledger, Titles titles) {

  /** A game with the title's own opening. */
  void open(NewGame wanted) {
    DataSet data = titles.data(wanted.pack());
    Title title = titles.open(wanted.pack(), wanted.scenario(), data);
    List<Effect> readings = new ArrayList<>();
    wanted
        .readings()
        .forEach(
            (id, reading) -> {
              title.interpretations().get(RuleId.of(id)).require(reading);
              readings.add(new SetReading(id, reading));
            });
    begin(wanted, data, title, dice -> Engine.open(title, readings, dice));
  }

  /** A game at a position. @param from where that comes from, for the record */
  void openAt(NewGame wanted, DataSet data, Position start, Data from) {
    Title title = titles.open(wanted.pack(), wanted.scenario(), data);
    begin(wanted, data, title, dice -> Engine.openAt(title, start, from, dice));
  }

  private void begin(NewGame wanted, DataSet data, Title title, Function<Chance, Ruling> opened) {
    Optional<Seed> seed =
        wanted.luck() == Luck.REPORTED
            ? Optional.empty()
            : Optional.of(wanted.seed().map(Seed::ofText).orElseGet(Seed::secure));
    Opening opening =
        new Opening(
            wanted.name(),
            wanted.pack(),
            titles.version(wanted.pack()),
            wanted.scenario(),
            data.fingerprint(),
            wanted.readings(),
            seed.map(s -> Commitment.to(s, s.nonceFor("game")).hex()).orElse(""));
    Ruling ruling =
        opened.apply(new DiceBox(seed.map(s -> s.ofBranch("b0")), key -> Optional.empty()));
    ledger.send(
        wanted.name(),
        Ledger.newId(),
        "system",
        new GameCommand.Start(
            opening,
            seats(wanted, title),
            seed.map(Seed::hex),
            wanted.luck(),
            Batch.of(title, Position.EMPTY, ruling, -1, Optional.empty()),
            ledger.newData(data)));
  }

  private static Map<SideId, Seat> seats(NewGame wanted, Title title) {
    Map<SideId, Seat> seats = new LinkedHashMap<>();
    title.sides().forEach(side -> seats.put(side, wanted.seats().getOrDefault(side, Seat.HUMAN)));
    for (SideId side : wanted.seats().keySet()) {
      if (!title.sides().contains(side)) {
        throw new GameException(
            "there is no side \"" + side + "\" to seat anybody at; there are " + title.sides());
      }
    }
    return seats;
  }
}
