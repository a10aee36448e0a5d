package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.OfferLines;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.host.typed.PieceNames;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists what may be done. */
@Command(name = "can", description = "What may be done now, by the side to decide or by one piece.")
public final class CanCommand implements Task {
  private static final int FEW = 6;

  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "PIECE", arity = "0..1", description = "By id, name or place.")
  private Optional<String> called = Optional.empty();

  @Option(names = "--all", description = "Lists all, not just some of each kind.")
  private boolean all;

  @Override
  public Answer run(Sitting sitting) {
    Scene scene = look.scene(sitting);
    List<SideId> sides =
        look.as().isPresent() ? List.of(scene.acting(look.as())) : scene.deciding();
    List<String> lines = new ArrayList<>();
    List<Legal> offers = new ArrayList<>();
    int each = all ? Integer.MAX_VALUE : FEW;
    OfferLines print = new OfferLines(scene.title(), scene.position(), each, sitting.ink());
    for (SideId side : sides) {
      if (scene.eyes().locked().contains(side)) {
        lines.add("The seat of " + side + " is locked; give its --passphrase.");
        continue;
      }
      List<Legal> legal = offers(scene, side);
      String phase = scene.position().clock().phase();
      lines.add(
          scene.title().display().side(side)
              + " may, in "
              + phase
              + " of turn "
              + scene.position().clock().turn()
              + (legal.isEmpty() ? ": nothing" : ":"));
      lines.addAll(print.lines(legal));
      offers.addAll(legal);
    }
    if (sides.isEmpty()) {
      lines.addAll(Scenes.standing(scene).lines(sitting.ink()));
    }
    return Answer.of(Data.of("offers", print.data(offers)), lines);
  }

  private List<Legal> offers(Scene scene, SideId side) {
    if (called.isEmpty()) {
      return Offers.of(scene.title(), scene.position(), side);
    }
    String id = new PieceNames(scene.title(), scene.view()).id(called.get());
    Piece piece = scene.view().piece(id).orElseThrow();
    return Offers.of(scene.title(), scene.position(), side, piece).stream()
        .map(legal -> of(legal, id))
        .filter(legal -> !legal.offer().isEmpty())
        .toList();
  }

  /** What of an offer names the piece. */
  private static Legal of(Legal legal, String id) {
    List<Data> own =
        legal.offer().examples().stream()
            .filter(args -> legal.shape().fields().stream().anyMatch(f -> names(args, f, id)))
            .toList();
    Offer offer = new Offer(legal.offer().complete(), own);
    return new Legal(legal.side(), legal.kind(), legal.choice(), legal.shape(), offer);
  }

  private static boolean names(Data args, Shape.Field field, String id) {
    return switch (field.type()) {
      case PIECE -> args.find(field.name()).filter(Data.of(id)::equals).isPresent();
      case PIECES ->
          args.find(field.name()).filter(all -> all.textItems().contains(id)).isPresent();
      default -> false;
    };
  }
}
