package org.adjutant.nomansland.weapons.flame;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.harm.Harm;
import org.adjutant.nomansland.harm.Hit;
import org.adjutant.nomansland.harm.Officers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.weapons.retreat.Havens;
import org.adjutant.nomansland.weapons.retreat.Withdrawal;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/** Who is hit by flames goes one hex toward his Reserve Trench (4.2.4.b; NI-099). */
record Flight(Setting setting) {
  static final String BEGIN = "burn-flight";
  private static final String ANSWERED = "burn-flight-answered";
  private static final String CHOICE = "flee";
  private static final String TO = "to";
  private static final String UNIT = "unit";
  private static final String RULE = "nomansland:4.2.4.b";
  private static final String BLOCKED = "nomansland:NI-099";
  private static final int ELIMINATED = 2;

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(BEGIN, this::begin);
    stages.put(ANSWERED, this::answered);
  }

  ChoiceKind choice() {
    return SimpleChoice.among(
        CHOICE,
        "Where does the unit flee from the flames?",
        Shape.of(Shape.Field.of(TO, Shape.Type.PLACE, "a hex nearer its Reserve Trench")),
        RULE,
        (desk, choice) -> {
          Piece unit = desk.view().piece(choice.facts().text(UNIT)).orElseThrow();
          return havens(desk.view(), unit).stream().map(hex -> Data.of(TO, hex.text())).toList();
        });
  }

  private List<Hex> havens(Position view, Piece unit) {
    Havens havens = new Havens(setting);
    return havens.towardReserve(unit, havens.around(view, unit));
  }

  private Step begin(Play play) {
    Burning burning = Burning.of(play.locals());
    Optional<Piece> unit = play.position().piece(burning.target()).filter(Field::onMap);
    if (!burning.hit() || unit.isEmpty()) {
      return Step.go(Fuel.BEGIN, burning.write(Data.EMPTY));
    }
    Piece target = unit.get();
    List<Hex> havens = havens(play.position().seenBy(Viewer.of(target.side())), target);
    if (havens.isEmpty()) {
      blocked(play, target);
      return Step.go(Fuel.BEGIN, burning.write(Data.EMPTY));
    }
    if (havens.size() == 1) {
      return flee(burning, havens.get(0).text());
    }
    return Step.ask(
        CHOICE,
        target.side(),
        Data.of(UNIT, target.id().id()),
        ANSWERED,
        burning.write(Data.EMPTY));
  }

  private void blocked(Play play, Piece unit) {
    boolean lost = play.reading(BLOCKED) == ELIMINATED;
    play.find(
        Finding.applies(
            RULE,
            lost ? "it cannot give ground and is lost" : "it cannot give ground and stays, Pinned",
            Data.of("unit", unit.id().id())));
    if (lost) {
      new Harm(setting).eliminate(play, unit.id(), RULE);
      new Officers(setting).alone(play, Field.hex(unit), unit.side());
    } else if (!Field.isPinned(unit)) {
      new Harm(setting).hit(play, unit.id(), Hit.PINNED, RULE);
    }
  }

  private Step answered(Play play) {
    return flee(Burning.of(play.locals()), play.answer().text(TO));
  }

  private static Step flee(Burning burning, String to) {
    Data way =
        Data.of(Withdrawal.UNIT, burning.target())
            .with(Withdrawal.TO, to)
            .with(Withdrawal.RULE, RULE)
            .with(Withdrawal.FORCED, true);
    return Step.call(Withdrawal.STAGE, way, Fuel.BEGIN, burning.write(Data.EMPTY));
  }
}
