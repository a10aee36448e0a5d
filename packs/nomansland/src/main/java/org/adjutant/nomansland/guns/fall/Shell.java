package org.adjutant.nomansland.guns.fall;

import java.util.Optional;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;

/**
 * A shell that has come down.
 *
 * @param aim where it was aimed
 * @param landed where it landed; empty if that is off the map
 */
record Shell(Hex aim, Optional<Hex> landed) {
  boolean onTarget() {
    return landed.filter(aim::equals).isPresent();
  }

  Data write() {
    Data data = Data.of("aim", aim.id());
    return landed.isPresent() ? data.with("landed", landed.get().id()) : data;
  }

  static Shell read(Data data) {
    return new Shell(new Hex(data.text("aim")), data.find("landed").map(d -> new Hex(d.text())));
  }
}
