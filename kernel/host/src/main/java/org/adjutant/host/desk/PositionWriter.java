package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/**
 * Writes a position as the fields of a position file: those a person reads and edits, and behind
 * them under {@code rest} what they have no words for. Nothing is said twice. Reading the fields
 * back gives an equal position.
 */
public final class PositionWriter {
  private final Title title;
  private final Position position;
  private final Map<String, Map<String, Data>> said = new LinkedHashMap<>();
  private final Map<String, Data> entries = new LinkedHashMap<>();
  private final Map<String, Data> attributes = new LinkedHashMap<>();

  private PositionWriter(Title title, Position position) {
    this.title = title;
    this.position = position;
  }

  /**
   * The fields of a position.
   *
   * @param ground the fields that come first: {@code title}, {@code pack}, {@code scenario}, {@code
   *     map} and the like
   */
  public static Data write(Data ground, Title title, Position position) {
    return new PositionWriter(title, position).written(ground);
  }

  private Data written(Data ground) {
    Data file = ground;
    Clock clock = position.clock();
    if (!clock.phase().isEmpty()) {
      file =
          file.with("turn", clock.turn())
              .with("phase", clock.phase())
              .with("active", Data.texts(clock.active().stream().map(SideId::id).toList()));
    }
    List<SideId> others = others();
    file = others.isEmpty() ? file : file.with(Sides.OTHERS, SideId.write(others));
    file = file.with("pieces", Data.of(pieces()));
    position.entries().forEach(this::entry);
    for (Map.Entry<String, Map<String, Data>> field : said.entrySet()) {
      file =
          field.getKey().equals(Field.ASSUME)
              ? file.with(Field.ASSUME, field.getValue().values().iterator().next())
              : file.with(field.getKey(), new Data.Fields(field.getValue()));
    }
    Data rest = rest();
    return rest.fields().isEmpty() ? file : file.with(Rest.FIELD, rest);
  }

  private List<SideId> others() {
    Sides known = Sides.of(title, Data.EMPTY);
    return position.pieces().stream()
        .map(Piece::side)
        .filter(side -> !known.includes(side))
        .distinct()
        .toList();
  }

  /** Place by place, from the bottom of each stack to its top. */
  private List<Data> pieces() {
    Set<Place> places = new LinkedHashSet<>();
    position.pieces().forEach(piece -> places.add(piece.place()));
    List<Data> all = new ArrayList<>();
    for (Place place : places) {
      position.at(place).forEach(piece -> all.add(piece(piece)));
    }
    return all;
  }

  private Data piece(Piece piece) {
    Data data =
        Data.of("id", piece.id().id())
            .with("kind", piece.kind())
            .with("side", piece.side().id())
            .with("at", piece.place().text())
            .with("steps", piece.steps());
    if (piece.facing() != 0) {
      data = data.with("facing", piece.facing());
    }
    List<String> flags = new ArrayList<>();
    Map<String, Data> hidden = new LinkedHashMap<>();
    for (Map.Entry<String, Entry> attribute : piece.attributes().entrySet()) {
      Data value = attribute.getValue().value();
      if (!attribute.getValue().audience().everyone()
          || PieceReader.FIELDS.contains(attribute.getKey())) {
        hidden.put(attribute.getKey(), attribute.getValue().write());
      } else if (value.equals(Data.of(true))) {
        flags.add(attribute.getKey());
      } else {
        data = data.with(attribute.getKey(), value);
      }
    }
    if (!hidden.isEmpty()) {
      attributes.put(piece.id().id(), new Data.Fields(hidden));
    }
    if (!flags.isEmpty()) {
      data = data.with("is", Data.texts(flags));
    }
    return piece.knownTo().everyone()
        ? data
        : data.with(
            "knownTo", Data.texts(piece.knownTo().sides().stream().map(SideId::id).toList()));
  }

  private void entry(String key, Entry entry) {
    Field.of(key, entry)
        .ifPresentOrElse(
            field ->
                said.computeIfAbsent(field.name(), name -> new LinkedHashMap<>())
                    .merge(field.key(), field.value(), Field::together),
            () -> entries.put(key, entry.write()));
  }

  private Data rest() {
    Data rest = Data.EMPTY;
    if (!attributes.isEmpty()) {
      rest = rest.with(Rest.PIECES, new Data.Fields(attributes));
    }
    if (!entries.isEmpty()) {
      rest = rest.with(Rest.ENTRIES, new Data.Fields(entries));
    }
    if (!position.stack().isEmpty()) {
      rest = rest.with(Rest.STAGES, Data.of(position.stack().stream().map(Frame::write).toList()));
    }
    if (position.nextFrame() != 0) {
      rest = rest.with(Rest.NEXT, position.nextFrame());
    }
    if (position.outcome().isPresent()) {
      rest = rest.with(Rest.OUTCOME, position.outcome().get().write());
    }
    if (position.clock().phase().isEmpty() && !position.clock().equals(Clock.UNSET)) {
      rest = rest.with(Rest.CLOCK, position.clock().write());
    }
    return rest;
  }
}
