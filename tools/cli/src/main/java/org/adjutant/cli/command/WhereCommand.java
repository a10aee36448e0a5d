package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.board.TextBoard;
import org.adjutant.cli.print.Words;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.typed.Natural;
import org.adjutant.host.typed.PieceNames;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Says where pieces are. */
@Command(name = "where", description = "Where a piece is and what is known of it; or all pieces.")
public final class WhereCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "PIECE", arity = "0..1", description = "By id, name or place.")
  private Optional<String> called = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    List<Piece> pieces =
        scene.view().pieces().stream()
            .sorted(Comparator.comparing(piece -> piece.id().id(), Natural.ORDER))
            .toList();
    List<String> lines = new ArrayList<>();
    if (called.isPresent()) {
      String id = new PieceNames(scene.title(), scene.view()).id(called.get());
      pieces = List.of(scene.view().piece(id).orElseThrow());
      lines.addAll(one(scene, pieces.get(0), sitting));
    } else {
      lines.addAll(new TextBoard(scene.title(), scene.view(), sitting.ink()).list(pieces));
    }
    return Answer.of(
        Data.of("pieces", Data.of(pieces.stream().map(WhereCommand::data).toList())), lines);
  }

  private static List<String> one(Scene scene, Piece piece, Sitting sitting) {
    List<String> lines = new ArrayList<>();
    String values = scene.title().display().values(piece);
    lines.add(sitting.ink().bold(scene.title().name(piece)) + " (" + piece.id() + ") " + values);
    lines.add(
        "  "
            + scene.title().display().side(piece.side())
            + ", in "
            + piece.place()
            + ", "
            + piece.steps()
            + (piece.steps() == 1 ? " step" : " steps"));
    String more = Words.fields(attributes(piece));
    if (!more.isEmpty()) {
      lines.addAll(Wrap.indented(2, more));
    }
    return lines;
  }

  private static Data attributes(Piece piece) {
    Data data = Data.EMPTY;
    for (var entry : piece.attributes().entrySet()) {
      data = data.with(entry.getKey(), entry.getValue().value());
    }
    return data;
  }

  private static Data data(Piece piece) {
    return Data.of("piece", piece.id().id())
        .with("kind", piece.kind())
        .with("side", piece.side().id())
        .with("place", piece.place().text())
        .with("steps", piece.steps())
        .with("attributes", attributes(piece));
  }
}
