package org.adjutant.rules.spi.support;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.spi.Validator;

/** Validators that most titles need, each citing the rule it is given. */
public final class Checks {
  private Checks() {}

  /** The side must be active. */
  public static Validator active(String rule) {
    return (desk, args, findings) -> {
      if (!desk.isActive()) {
        findings.forbids(
            rule,
            "it is not this side's turn",
            Data.of("active", desk.view().clock().active().toString())
                .with("side", desk.side().id()));
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
            Data.of("phase", desk.view().clock().phase()).with("done in", Data.texts(allowed)));
      }
    };
  }

  /** The piece named by a field must be on the board, as far as the submitter sees, and his own. */
  public static Validator ownPiece(String rule, String field) {
    return (desk, args, findings) -> {
      var piece = desk.view().piece(new PieceId(args.text(field)));
      if (piece.isEmpty()) {
        findings.forbids(rule, "there is no such piece", Data.of("piece", args.text(field)));
      } else if (!piece.get().side().equals(desk.side())) {
        findings.forbids(
            rule,
            "the piece is another side's",
            Data.of("piece", args.text(field)).with("side", piece.get().side().id()));
      }
    };
  }
}
