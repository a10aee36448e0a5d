package org.adjutant.loos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.adjutant.kit.Titles;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whoever is refused is told what would be legal: legal inputs, changed a little, in whole games.
 */
final class NearMissTest {
  private static final int EACH = 2;

  @ParameterizedTest
  @CsvSource({"training, 11, 200", "zero-hour, 12, 60", "campaign, 13, 100"})
  void everyRefusalOfANearMissSaysWhatWouldBeLegal(String scenario, long seed, int enough) {
    Title title = Titles.of(new LoosPack(), scenario);
    Misses misses = new Misses(title, new Random(seed));
    RandomPlay.toTheEnd(title, seed, 5_000, misses::look);
    assertThat(misses.silent).as("rules that refuse without a remedy").isEmpty();
    assertThat(misses.refused).as("refusals looked at").isGreaterThan(enough);
  }

  /** Submits what was legal lately, out of place or with one field changed. */
  private static final class Misses {
    private final Title title;
    private final Random random;
    private final Map<String, Data> lately = new TreeMap<>();
    private final TreeSet<String> silent = new TreeSet<>();
    private int seen;
    private int refused;

    Misses(Title title, Random random) {
      this.title = title;
      this.random = random;
    }

    void look(Position position, List<Offers.Legal> legal) {
      if (++seen % EACH != 0) {
        return;
      }
      for (Offers.Legal one : legal) {
        Data args = any(one.offer().examples());
        if (one.isChoice()) {
          Choice choice =
              position.openChoices().stream()
                  .filter(c -> c.id().equals(one.choice()))
                  .findFirst()
                  .orElseThrow();
          for (Data miss : misses(position, one.shape(), args)) {
            judge(() -> Engine.judge(title, position, one.side(), choice, miss));
          }
        } else {
          lately.put(one.kind(), args);
        }
      }
      for (Map.Entry<String, Data> old : lately.entrySet()) {
        ActionKind kind = title.action(old.getKey()).orElseThrow();
        SideId side = any(title.sides());
        List<Data> all = new ArrayList<>(misses(position, kind.shape(), old.getValue()));
        all.add(old.getValue());
        for (Data miss : all) {
          judge(() -> Engine.judge(title, position, side, kind, miss));
        }
      }
    }

    private void judge(Supplier<Findings> judging) {
      try {
        Findings findings = judging.get();
        refused += findings.forbidden() ? 1 : 0;
        for (Finding finding : findings.list()) {
          if (finding.isForbidding() && finding.remedy().isEmpty()) {
            silent.add(finding.rule() + " " + finding.says());
          }
        }
      } catch (InputException mistyped) {
        // Not understood at all, and said so.
      }
    }

    /**
     * The arguments with one field changed, each in turn, and without each that may be left out.
     */
    private List<Data> misses(Position position, Shape shape, Data args) {
      List<Data> all = new ArrayList<>();
      for (Shape.Field field : shape.fields()) {
        all.add(args.with(field.name(), other(position, field)));
        if (field.optional() && args.has(field.name())) {
          Data without = Data.EMPTY;
          for (Shape.Field kept : shape.fields()) {
            if (!kept.equals(field) && args.has(kept.name())) {
              without = without.with(kept.name(), args.get(kept.name()));
            }
          }
          all.add(without);
        }
      }
      return all;
    }

    private Data other(Position position, Shape.Field field) {
      return switch (field.type()) {
        case PIECE -> Data.of(piece(position));
        case PIECES -> Data.texts(List.of(piece(position), piece(position)));
        case PLACE -> Data.of(place(position));
        case PLACES -> Data.texts(List.of(place(position)));
        case NUMBER -> Data.of(random.nextInt(12));
        default -> Data.of(field.words().isEmpty() ? "9" : any(field.words()));
      };
    }

    private String piece(Position position) {
      List<Piece> pieces = position.seenBy(Viewer.of(any(title.sides()))).pieces();
      return pieces.isEmpty() || random.nextInt(9) == 0 ? "nobody" : any(pieces).id().id();
    }

    private String place(Position position) {
      List<Piece> pieces = new ArrayList<>(position.pieces());
      return pieces.isEmpty() || random.nextInt(9) == 0 ? "9999" : any(pieces).place().text();
    }

    private <T> T any(List<T> list) {
      return list.get(random.nextInt(list.size()));
    }
  }
}
