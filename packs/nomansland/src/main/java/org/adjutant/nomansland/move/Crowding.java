package org.adjutant.nomansland.move;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.EndPhase;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * What the end of a phase does where moves and retreats may exceed the stacking limits until then
 * (0.4.a, 0.4.c; the second reading of NI-012): the owner gives up units until the rest fit. The
 * rules print no other way, and a phase must be able to end.
 */
public record Crowding(Setting setting) {
  private static final String GIVE_UP = "give-up";
  private static final String ANSWERED = "gave-up";
  private static final String UNIT = "unit";
  private static final String HEX = "hex";
  private static final String LIMIT = "nomansland:0.4.a";
  private static final String TRENCH_LIMIT = "nomansland:0.4.c";

  /** A side with too much in a hex. */
  private record Crowd(SideId side, Hex hex) {}

  void addTo(Map<String, Stage> stages) {
    stages.put(ANSWERED, this::answered);
  }

  ChoiceKind choice() {
    return SimpleChoice.among(
        GIVE_UP,
        "Too much is stacked there. Which unit do you give up?",
        Shape.of(Shape.Field.of(UNIT, Shape.Type.PIECE, "a unit of the hex")),
        LIMIT,
        this::candidates);
  }

  private List<Data> candidates(Desk desk, Choice choice) {
    Field field = new Field(setting, desk.view());
    return field.fighting(hex(choice.facts()), desk.side()).stream()
        .filter(unit -> field.points(unit) > 0)
        .map(unit -> Data.of(UNIT, unit.id().id()))
        .toList();
  }

  private static Hex hex(Data facts) {
    return (Hex) Place.parse(facts.text(HEX));
  }

  /** Asks about one hex before the phase ends; empty if all fits. */
  public Optional<Step> settle(Play play) {
    Field field = new Field(setting, play.position());
    return field.limitsWait()
        ? crowd(field).map(crowd -> ask(play, field, crowd))
        : Optional.empty();
  }

  private Optional<Crowd> crowd(Field field) {
    for (Hex hex : setting.ground().grid().hexes()) {
      for (SideId side : Sides.BOTH) {
        if (field.points(hex, side) > field.limit(hex)) {
          return Optional.of(new Crowd(side, hex));
        }
      }
    }
    return Optional.empty();
  }

  private static Step ask(Play play, Field field, Crowd crowd) {
    Hex hex = crowd.hex();
    play.reading(Field.STACKING);
    play.find(
        Finding.applies(
            rule(field, hex),
            "the limit holds when the phase ends",
            Data.of("side", crowd.side().id())
                .with(HEX, hex.text())
                .with("limit", field.limit(hex))));
    Data facts = Data.of(HEX, hex.text());
    return Step.ask(GIVE_UP, crowd.side(), facts, ANSWERED, facts);
  }

  /** The unit is lost, and the phase ends if the rest fit. */
  private Step answered(Play play) {
    Field field = new Field(setting, play.position());
    Hex hex = hex(play.locals());
    PieceId unit = PieceId.of(play.answer().text(UNIT));
    play.reading(Field.STACKING);
    play.find(
        Finding.applies(
            rule(field, hex), "the owner gives it up to keep to the limit", play.answer()));
    new Harm(setting).eliminate(play, unit, rule(field, hex));
    return Step.go(EndPhase.STAGE, Data.EMPTY);
  }

  private static String rule(Field field, Hex hex) {
    return field.setting().ground().isDefenderTrench(hex) ? TRENCH_LIMIT : LIMIT;
  }
}
