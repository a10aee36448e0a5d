package org.adjutant.rules.spi.support;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.adjutant.rules.board.Place.Box;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Validator;

/** Validators that most titles need, each citing the rule it is given. */
public final class Checks {
  private static final int NAMED = 6;

  private Checks() {}

  /** Whether all of these let the arguments pass. */
  public static boolean pass(List<Validator> validators, Desk desk, Data args) {
    Findings findings = Findings.unheard();
    for (Validator validator : validators) {
      validator.check(desk, args, findings);
      if (findings.forbidden()) {
        return false;
      }
    }
    return true;
  }

  /** The side must be active. */
  public static Validator active(String rule) {
    return (desk, args, findings) -> {
      if (!desk.isActive()) {
        findings.forbids(
            rule,
            "it is not this side's turn",
            Data.of("active", desk.view().clock().active().toString())
                .with("side", desk.side().id()),
            () -> "wait until " + desk.side() + " acts; " + now(desk));
      }
    };
  }

  /** It must be one of these phases. */
  public static Validator phase(String rule, List<String> phases) {
    List<String> allowed = List.copyOf(phases);
    return (desk, args, findings) -> {
      if (!allowed.contains(desk.view().clock().phase())) {
        findings.forbids(
            rule,
            "this is not done in the phase that is on",
            Data.of("phase", desk.view().clock().phase()).with("done in", Data.texts(allowed)),
            () -> "submit it in the phase " + names(desk, allowed) + "; " + now(desk));
      }
    };
  }

  /** The piece named by a field must be on the board, as far as the submitter sees, and his own. */
  public static Validator ownPiece(String rule, String field) {
    return (desk, args, findings) -> {
      var piece = desk.view().piece(new PieceId(args.text(field)));
      if (piece.isEmpty()) {
        findings.forbids(
            rule,
            "there is no such piece",
            Data.of("piece", args.text(field)),
            () -> "name a piece of this side: " + own(desk));
      } else if (!piece.get().side().equals(desk.side())) {
        findings.forbids(
            rule,
            "the piece is another side's",
            Data.of("piece", args.text(field)).with("side", piece.get().side().id()),
            () -> "name a piece of this side: " + own(desk));
      }
    };
  }

  /** The phase that is on, and who acts in it. */
  private static String now(Desk desk) {
    Clock clock = desk.view().clock();
    String phase = "now is turn " + clock.turn() + ", " + name(desk, clock.phase());
    List<String> active = clock.active().stream().map(SideId::id).toList();
    return active.isEmpty() ? phase : phase + " (" + String.join(", ", active) + ")";
  }

  private static String names(Desk desk, List<String> phases) {
    return phases.stream().map(phase -> name(desk, phase)).collect(Collectors.joining(" or "));
  }

  /** What the phase is called; its id if the title never comes to it. */
  private static String name(Desk desk, String phase) {
    return desk.title().phases().all().stream()
        .filter(each -> each.id().equals(phase))
        .findFirst()
        .map(Phase::name)
        .orElse(phase);
  }

  /** Some of the side's pieces on the board. */
  private static String own(Desk desk) {
    List<String> own =
        desk.view().pieces().stream()
            .filter(piece -> piece.side().equals(desk.side()))
            .sorted(Comparator.comparing((Piece piece) -> piece.place() instanceof Box))
            .map(piece -> piece.id().id())
            .toList();
    if (own.isEmpty()) {
      return "it has none";
    }
    String some = String.join(", ", own.subList(0, Math.min(NAMED, own.size())));
    return own.size() > NAMED ? some + " and " + (own.size() - NAMED) + " more" : some;
  }
}
