package org.adjutant.bench;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.adjutant.kit.play.RandomGame;
import org.adjutant.kit.play.Turn;
import org.adjutant.ledger.Ledger;
import org.adjutant.ledger.chain.EntryText;
import org.adjutant.ledger.chain.Envelope;
import org.adjutant.ledger.chain.Link;
import org.adjutant.ledger.chain.Salts;
import org.adjutant.ledger.record.EventBook;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.ledger.record.Unsealed;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/**
 * How many bytes whole games of a scenario take as the ledger stores them: effects and facts of an
 * event, its row, and a ruling with its trail, its events and all rows; for the first and the
 * second half of each game apart. The argument is the scenario, {@code loos/training} unless told.
 */
public final class Sizes {
  private static final int LONGEST = 20_000;
  private static final int GAMES = 5;

  private final List<SideId> sides;
  private final Salts salts = Salts.secure();
  private Link last = Link.NONE;
  private long number;

  /** Bytes. @param rows of events and rulings, with links, envelopes and the parts of each side */
  private record Bytes(long events, long effects, long facts, long eventRows, long rulingRows) {
    Bytes plus(Bytes o) {
      return new Bytes(
          events + o.events,
          effects + o.effects,
          facts + o.facts,
          eventRows + o.eventRows,
          rulingRows + o.rulingRows);
    }
  }

  private Sizes(Title title) {
    this.sides = title.hasSecrets() ? title.sides() : List.of();
  }

  public static void main(String[] args) {
    Title title = Scenarios.title(args.length > 0 ? args[0] : "loos/training");
    List<Bytes> early = new ArrayList<>();
    List<Bytes> late = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      List<Turn> turns = new ArrayList<>();
      RandomGame.play(title, seed, LONGEST, turns::add);
      Sizes game = new Sizes(title);
      for (int i = 1; i < turns.size(); i++) {
        (i < turns.size() / 2 ? early : late).add(game.of(turns.get(i)));
      }
    }
    report("first halves", early, System.out);
    report("second halves", late, System.out);
    early.addAll(late);
    report("whole games", early, System.out);
  }

  private Bytes of(Turn turn) {
    Bytes sum = new Bytes(0, 0, 0, 0, 0);
    Position now = turn.before();
    for (Event event : turn.ruling().events()) {
      number++;
      sum =
          sum.plus(
              new Bytes(
                  1,
                  event.effects().isEmpty() ? 0 : bytes(Effects.write(event.effects())),
                  bytes(event.facts()),
                  row(EventBook.write(event, now, sides)),
                  0));
      now = Effects.fold(now, event.effects());
    }
    number++;
    Unsealed ruling =
        RulingBook.permitted(turn.ruling(), turn.before(), number, turn.ruling().eyes(), sides);
    return sum.plus(new Bytes(0, 0, 0, 0, row(ruling)));
  }

  private long row(Unsealed row) {
    Envelope envelope = new Envelope(System.currentTimeMillis(), "bench", Ledger.newId());
    var entry = row.seal(last, envelope, salts);
    last = entry.link();
    return EntryText.write(entry).getBytes(StandardCharsets.UTF_8).length;
  }

  private static long bytes(Data data) {
    return Canon.text(data).getBytes(StandardCharsets.UTF_8).length;
  }

  private static void report(String which, List<Bytes> rulings, PrintStream out) {
    Bytes sum = rulings.stream().reduce(new Bytes(0, 0, 0, 0, 0), Bytes::plus);
    long events = Math.max(sum.events(), 1);
    long count = Math.max(rulings.size(), 1);
    out.printf(
        "%s: %d events: effects %d B, facts %d B, whole row %d B each;"
            + " %d rulings: row with trail %d B, with all their events %d B each%n",
        which,
        sum.events(),
        sum.effects() / events,
        sum.facts() / events,
        sum.eventRows() / events,
        rulings.size(),
        sum.rulingRows() / count,
        (sum.rulingRows() + sum.eventRows()) / count);
  }
}
