package org.adjutant.nomansland.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.board.Field;
import org.adjutant.nomansland.board.Wire;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.spi.look.Mark;

/** What lies on the map beside pieces: wire, smoke, gas, tests, barrages, what is Revealed. */
final class BoardMarks {
  private BoardMarks() {}

  static List<Mark> of(Field field) {
    List<Mark> marks = new ArrayList<>();
    for (Hex hex : field.setting().ground().grid().hexes()) {
      Wire wire = field.wire(hex);
      if (wire != Wire.NONE) {
        marks.add(Mark.of(hex, "wire-" + wire.word()));
      }
      add(marks, hex, "test", field.tests(hex) > 0);
      add(marks, hex, "smoke", field.smoke(hex) > 0);
      add(marks, hex, "gas", field.gas(hex) > 0);
      add(marks, hex, "creeping", field.isCreeping(hex));
      add(marks, hex, "revealed", field.isRevealed(hex));
    }
    return marks;
  }

  private static void add(List<Mark> marks, Hex hex, String kind, boolean there) {
    if (there) {
      marks.add(Mark.of(hex, kind));
    }
  }
}
