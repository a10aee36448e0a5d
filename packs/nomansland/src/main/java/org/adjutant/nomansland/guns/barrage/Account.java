package org.adjutant.nomansland.guns.barrage;

import java.util.List;
import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.spi.Play;

/**
 * What the trail says of a barrage on a hex before any die falls: why there is one, and its dice.
 */
record Account(Setting setting, Barrage barrage) {
  /** Why dice are rolled here, and what will be added to them. */
  void tell(Play play, Readings readings) {
    Data hex = Data.of("hex", barrage.hex().id());
    Data shells = hex.with("shells", barrage.shells());
    Finding why =
        switch (barrage.type()) {
          case HURRICANE ->
              Finding.applies(
                  "nomansland:1.5.3.2.c", "HE landed here: the effects table is used", shells);
          case STRAIGHT ->
              Finding.applies("nomansland:1.5.3.3.b", "all in the row are under the barrage", hex);
          case CREEPING ->
              Finding.applies("nomansland:4.1.2.d", "friend and enemy roll, without scatter", hex);
        };
    play.find(veiled(why));
    if (barrage.shells() > 1) {
      play.find(
          veiled(
              Finding.applies(
                  "nomansland:1.5.3.2.e", "each further shell adds 1 to the dice", shells)));
    }
    Sheet sheet = new Sheet(setting);
    if (sheet.barrageAdd(barrage.by()) != 0) {
      String rule = sheet.barrageAddRule(barrage.by());
      play.find(
          Finding.applies(
              rule,
              "this artillery has a modifier of its own",
              Data.of("modifier", sheet.barrageAdd(barrage.by()))));
    }
    boolean counts = readings.hindenburg() == 1 || barrage.by().equals(Sides.ATTACKER);
    if (counts && sheet.isHindenburg() && setting.ground().isDefenderTrench(barrage.hex())) {
      for (String rule : List.of("nomansland:4.1.6.d", sheet.hindenburgRule())) {
        play.find(Finding.applies(rule, "units in a trench of the Hindenburg Line are safer", hex));
      }
    }
    if (barrage.type() == Barrage.Type.CREEPING && sheet.creepingAdd() == 0) {
      play.find(
          Finding.applies(
              sheet.creepingRule(), "the usual -1 does not apply to this barrage", hex));
    }
    if (barrage.traits().neutralising()) {
      play.find(
          Finding.applies(
              "nomansland:4.1.5.b", "+1 against fighting units, but a Loss only pins", hex));
    }
  }

  /** For whom no die is rolled; of those that are hidden, for the Defender's eyes. */
  void tellSpared(Play play, List<Piece> sheltered, List<Piece> camouflaged, boolean hidden) {
    Data hex = Data.of("hex", barrage.hex().id());
    Audience eyes = hidden ? Audience.of(Sides.DEFENDER) : Audience.ALL;
    if (!sheltered.isEmpty()) {
      play.find(
          Finding.applies(
                  "nomansland:1.5.1.h",
                  "no die for units in a Dugout or Pillbox",
                  hex.with("units", ids(sheltered)))
              .forEyesOf(eyes));
    }
    if (!camouflaged.isEmpty()) {
      play.find(
          Finding.applies(
                  "nomansland:1.4.1.3.f",
                  "a Camouflaged structure and those in it are spared",
                  hex.with("structures", ids(camouflaged)))
              .forEyesOf(eyes));
    }
  }

  private static Data ids(List<Piece> pieces) {
    return Data.texts(pieces.stream().map(piece -> piece.id().id()).toList());
  }

  private Finding veiled(Finding finding) {
    return barrage.traits().secret() ? finding.forEyesOf(Audience.of(Sides.DEFENDER)) : finding;
  }
}
