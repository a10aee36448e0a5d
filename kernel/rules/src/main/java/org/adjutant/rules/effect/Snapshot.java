package org.adjutant.rules.effect;

import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Draft;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;

/**
 * A whole position as plain data, for keyframes and position files; read back it is equal and goes
 * on alike.
 */
public final class Snapshot {
  private Snapshot() {}

  public static Data write(Position position) {
    Data stacks = Data.EMPTY;
    for (Piece piece : position.pieces()) {
      List<Piece> there = position.at(piece.place());
      String place = piece.place().text();
      if (there.size() > 1 && !stacks.has(place)) {
        stacks = stacks.with(place, Data.texts(there.stream().map(p -> p.id().id()).toList()));
      }
    }
    Data entries = Data.EMPTY;
    for (var entry : position.entries().entrySet()) {
      Entry value = entry.getValue();
      Data row =
          Data.of(
              value.facade().isPresent()
                  ? List.of(value.value(), Data.of(value.audience().text()), value.facade().get())
                  : List.of(value.value(), Data.of(value.audience().text())));
      entries = entries.with(entry.getKey(), row);
    }
    Data whole =
        Data.of("clock", new SetClock(position.clock()).write())
            .with("pieces", Data.of(position.pieces().stream().map(Pieces::write).toList()))
            .with("stacks", stacks)
            .with("entries", entries)
            .with("frames", Data.of(position.stack().stream().map(Snapshot::frame).toList()))
            .with("next", position.nextFrame());
    return position
        .outcome()
        .map(end -> whole.with("outcome", new EndGame(end).write()))
        .orElse(whole);
  }

  /**
   * @throws org.adjutant.rules.data.DataException if the data are no snapshot
   */
  public static Position read(Data data) {
    Draft draft = Position.EMPTY.draft();
    Effects.read(data.get("clock")).applyTo(draft);
    for (Data piece : data.get("pieces").items()) {
      draft.create(Pieces.read(piece));
    }
    for (var stack : data.get("stacks").fields().entrySet()) {
      Place place = Place.parse(stack.getKey());
      stack.getValue().textItems().forEach(id -> draft.move(new PieceId(id), place, Move.TOP));
    }
    for (var entry : data.get("entries").fields().entrySet()) {
      List<Data> row = entry.getValue().items();
      Audience audience = Audience.parse(row.get(1).text());
      draft.put(
          entry.getKey(),
          row.size() > 2
              ? Entry.secret(row.get(0), audience, row.get(2))
              : Entry.secret(row.get(0), audience));
    }
    draft.reserveFrames(data.integer("next"));
    data.get("frames").items().forEach(frame -> open(frame, draft));
    data.find("outcome").ifPresent(end -> Effects.read(end).applyTo(draft));
    return draft.seal();
  }

  private static Data frame(Frame frame) {
    Data choices = Data.of(frame.choices().stream().map(choice -> choice(frame, choice)).toList());
    Data whole =
        Data.of(
                "stage",
                new OpenStage(frame.id(), frame.stage(), frame.locals(), frame.audience()).write())
            .with("choices", choices);
    if (frame.roll().isEmpty()) {
      return whole;
    }
    Data roll = new OpenRoll(frame.id(), frame.roll().get()).write();
    return frame
        .roll()
        .get()
        .dice()
        .map(dice -> whole.with("roll", roll).with("dice", new FallDice(frame.id(), dice).write()))
        .orElse(whole.with("roll", roll));
  }

  private static Data choice(Frame frame, Choice choice) {
    Data open = new OpenChoice(frame.id(), choice).write();
    return Data.of(
        choice
            .answer()
            .map(answer -> List.of(open, new AnswerChoice(frame.id(), choice.id(), answer).write()))
            .orElse(List.of(open)));
  }

  private static void open(Data frame, Draft draft) {
    Effects.read(frame.get("stage")).applyTo(draft);
    for (Data choice : frame.get("choices").items()) {
      choice.items().forEach(effect -> Effects.read(effect).applyTo(draft));
    }
    frame.find("roll").ifPresent(roll -> Effects.read(roll).applyTo(draft));
    frame.find("dice").ifPresent(dice -> Effects.read(dice).applyTo(draft));
  }
}
