package org.adjutant.nomansland.planning.recon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Kind;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Type;
import org.adjutant.rules.spi.support.SimpleChoice;

/** Where a Revealed marker goes: {@code reveal J5}, {@code reveal artillery} (1.4.b). */
final class RevealChoice {
  static final String NAME = "reveal";
  static final String ARTILLERY = "artillery";
  private static final String TARGET = "target";
  private static final String BY = "by";
  private static final String OBSERVERS = "nomansland:NI-031";
  private static final int NOT_THE_GUNS = 2;
  private static final String BEFORE_THE_REST = "J";

  private final Setting setting;

  private RevealChoice(Setting setting) {
    this.setting = setting;
  }

  static ChoiceKind kind(Setting setting) {
    RevealChoice choice = new RevealChoice(setting);
    return SimpleChoice.sampling(
        NAME,
        "Where does this Revealed marker go?",
        Shape.of(Shape.Field.of(TARGET, Type.WORD, "a hex, or " + ARTILLERY)),
        choice::check,
        choice::candidates);
  }

  static Data facts(Piece scout, int markers) {
    return Data.of(BY, scout.id().id()).with("kind", scout.kind()).with("left", markers);
  }

  static String target(Data answer) {
    return answer.text(TARGET);
  }

  private void check(Desk desk, Choice choice, Data answer, Findings findings) {
    String target = target(answer);
    if (target.equals(ARTILLERY)) {
      barred(desk, choice)
          .ifPresent(
              rule ->
                  findings.forbids(
                      rule,
                      "markers of this scout may not go on the enemy artillery",
                      Data.of("by", choice.facts().text(BY)),
                      "name a hex"));
    } else if (!isHex(target)) {
      findings.forbids(
          "nomansland:1.4.b",
          "a Revealed marker goes on a hex of the map or on the Defender's artillery",
          Data.of(TARGET, target),
          "name a hex like J5, or " + ARTILLERY);
    }
  }

  private boolean isHex(String target) {
    return target.chars().allMatch(Character::isLetterOrDigit)
        && setting.ground().grid().contains(new Hex(target));
  }

  /** The rule that keeps the scout's markers from the artillery. */
  private static Optional<String> barred(Desk desk, Choice choice) {
    return switch (choice.facts().text("kind")) {
      case Kind.BALLOON -> Optional.of("nomansland:1.4.1.1.c");
      case Kind.OBSERVER ->
          desk.reading(OBSERVERS) == NOT_THE_GUNS
              ? Optional.of("nomansland:1.4.1.2.a")
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** The artillery and the "?" markers that are not Revealed; some trench if there are none. */
  private List<Data> candidates(Desk desk, Choice choice) {
    Field field = new Field(setting, desk.view());
    List<Data> all = new ArrayList<>();
    boolean known =
        desk.view().attribute(Subject.of(Sides.DEFENDER), Mark.ARTILLERY_REVEALED).isPresent();
    if (!known) {
      all.add(Data.of(TARGET, ARTILLERY));
    }
    for (Piece piece : desk.view().pieces(Sides.DEFENDER)) {
      if (piece.kind().equals(Kind.UNKNOWN)
          && piece.place() instanceof Hex hex
          && !field.isRevealed(hex)) {
        all.add(Data.of(TARGET, hex.text()));
      }
    }
    if (all.size() < 2) {
      setting.ground().row(BEFORE_THE_REST).forEach(hex -> all.add(Data.of(TARGET, hex.text())));
    }
    return all;
  }
}
