package org.adjutant.kit.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;

/** Small changes of an offered action or answer, in its shape: mostly wrong, sometimes right. */
final class Changes {
  private Changes() {}

  /** The same with one field changed; nothing if it has no field that can be. */
  static Optional<Data> of(Shape shape, Data args, Position position, SplittableRandom random) {
    List<Field> fields = shape.fields().stream().filter(f -> args.has(f.name())).toList();
    if (fields.isEmpty() || position.pieces().isEmpty()) {
      return Optional.empty();
    }
    Field field = fields.get(random.nextInt(fields.size()));
    Piece piece = position.pieces().get(random.nextInt(position.pieces().size()));
    return value(field, args.get(field.name()), piece, random)
        .map(value -> args.with(field.name(), value));
  }

  private static Optional<Data> value(Field field, Data old, Piece piece, SplittableRandom random) {
    return switch (field.type()) {
      case PIECE -> Optional.of(Data.of(piece.id().id()));
      case PLACE -> Optional.of(Data.of(piece.place().text()));
      case PIECES -> Optional.of(list(old, piece.id().id(), random));
      case PLACES -> Optional.of(list(old, piece.place().text(), random));
      case NUMBER -> Optional.of(Data.of(old.number() + random.nextInt(5) - 2));
      case WORD ->
          field.words().isEmpty()
              ? Optional.empty()
              : Optional.of(Data.of(field.words().get(random.nextInt(field.words().size()))));
      case DATA -> Optional.empty();
    };
  }

  /** One item more, one less, or one exchanged. */
  private static Data list(Data old, String other, SplittableRandom random) {
    List<String> items = new ArrayList<>(old.textItems());
    int at = random.nextInt(items.size() + 1);
    switch (random.nextInt(3)) {
      case 0 -> items.add(at, other);
      case 1 -> items.remove(other);
      default -> {
        if (at < items.size()) {
          items.set(at, other);
        }
      }
    }
    return Data.texts(items);
  }
}
