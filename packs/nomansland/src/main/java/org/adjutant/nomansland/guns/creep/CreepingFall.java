package org.adjutant.nomansland.guns.creep;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.barrage.Barrage;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.nomansland.guns.barrage.Barrage.Type;
import org.adjutant.nomansland.guns.barrage.HexBarrage;
import org.adjutant.nomansland.guns.fall.Salvo;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.guns.wire.Contact;
import org.adjutant.nomansland.guns.wire.TestMarkers;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.SimpleChoice;

/**
 * The Creeping Barrage falls on a row (4.1.2.d, 4.1.2.e); by other readings it may be a
 * Neutralization Barrage (NI-094), and falls on those who enter it too (NI-089).
 */
public record CreepingFall(Setting setting) {
  /** Falls on the row of the local {@code row}. */
  static final String STAGE = "creeping-barrage-falls";

  /** On whom and when it falls (an interpretation). */
  static final String WHEN = "nomansland:NI-089";

  /** The reading by which it falls when it is laid, and on whoever enters it. */
  static final int ALWAYS = 2;

  private static final String ANSWERED = "creeping-barrage-shells";
  private static final String ENTERED = "creeping-barrage-entered";
  private static final String CHOICE = "creeping-shells";
  private static final String SHELLS = "shells";
  private static final String PLAIN = "he";
  private static final String ROW = "row";
  private static final String HEX = "hex";
  private static final String UNITS = "units";
  private static final String ARRIVED = "arrived";
  private static final String WHICH = "nomansland:NI-094";
  private static final int CREEPING_TOO = 2;
  private static final String DECLARED = "nomansland:4.1.5.a";
  private static final String NO_WIRE = "nomansland:4.1.5.c";
  private static final String TESTS = "nomansland:4.1.2.e";

  /** All fighting units under it roll. */
  static final String ALL_UNDER_IT = "nomansland:4.1.2.d";

  void addTo(SortedMap<String, Stage> stages) {
    stages.put(STAGE, this::begin);
    stages.put(ANSWERED, this::answered);
    stages.put(ENTERED, this::entered);
  }

  ChoiceKind choice() {
    Shape shape =
        Shape.of(
            Shape.Field.word(
                SHELLS, List.of(PLAIN, ShellRules.NEUTRALIZATION), "what the barrage fires"));
    return SimpleChoice.among(
        CHOICE,
        "Is the Creeping Barrage a Neutralization Barrage on this row?",
        shape,
        DECLARED,
        (desk, choice) ->
            List.of(Data.of(SHELLS, PLAIN), Data.of(SHELLS, ShellRules.NEUTRALIZATION)));
  }

  private Step begin(Play play) {
    return new ShellRules(setting).mayNeutralise() && play.reading(WHICH) == CREEPING_TOO
        ? Step.ask(CHOICE, Sides.ATTACKER, play.locals(), ANSWERED, play.locals())
        : fall(play, false);
  }

  private Step answered(Play play) {
    return fall(play, play.answer().text(SHELLS).equals(ShellRules.NEUTRALIZATION));
  }

  private Step fall(Play play, boolean neutral) {
    List<Hex> hexes = setting.ground().row(play.locals().text(ROW));
    if (neutral) {
      Data row = Data.of(ROW, play.locals().text(ROW));
      play.reading(WHICH);
      play.find(Finding.applies(DECLARED, "declared a Neutralization Barrage before any die", row));
      play.find(Finding.applies(NO_WIRE, "no effect on wire or Pillboxes", row));
    } else {
      Map<Hex, Integer> tests = new LinkedHashMap<>();
      hexes.forEach(hex -> tests.put(hex, 1));
      new TestMarkers(setting).lay(play, tests, TESTS);
    }
    Traits traits = Traits.NONE.neutralising(neutral);
    return Salvo.step(
        hexes.stream()
            .map(hex -> new Barrage(Sides.ATTACKER, hex, 1, Type.CREEPING, traits))
            .toList());
  }

  /**
   * Calls for what follows when units have come into a hex: the Creeping Barrage there, if it falls
   * on those who enter, then the contact with enemies and wire.
   *
   * @param arrived who has come and from where, as the contact is told it
   */
  public static Step arrival(
      Setting setting, Play play, Hex to, Data arrived, String then, Data thenLocals) {
    boolean under =
        new Field(setting, play.position()).isCreeping(to) && play.reading(WHEN) == ALWAYS;
    return under
        ? Step.call(ENTERED, Data.of(HEX, to.id()).with(ARRIVED, arrived), then, thenLocals)
        : Step.call(Contact.STAGE, arrived, then, thenLocals);
  }

  private Step entered(Play play) {
    Hex hex = new Hex(play.locals().text(HEX));
    Data arrived = play.locals().get(ARRIVED);
    play.reading(WHEN);
    play.find(
        Finding.applies(
            ALL_UNDER_IT,
            "the Creeping Barrage falls on those who enter it",
            Data.of(HEX, hex.id()).with(UNITS, arrived.get(UNITS))));
    Barrage barrage = new Barrage(Sides.ATTACKER, hex, 1, Type.CREEPING, Traits.NONE);
    return Step.call(
        HexBarrage.STAGE,
        HexBarrage.onThese(barrage, arrived.get(UNITS).textItems()),
        Contact.STAGE,
        arrived);
  }
}
