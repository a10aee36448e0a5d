package org.adjutant.nomansland.guns.fall;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.nomansland.guns.barrage.Barrage.Traits;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * Shells aimed at hexes, all aims fixed before the first of them scatters (1.5.3.2.b), and those
 * that have come down already.
 *
 * @param by whose they are
 * @param load what is in them
 * @param left where each shell still in the air is aimed
 * @param fallen those that have come down
 * @param traits what the barrages on the hexes heed; {@code observed} makes every aim Revealed
 */
public record Volley(SideId by, Load load, List<Hex> left, List<Shell> fallen, Traits traits) {
  /** What is in a shell. */
  public enum Load {
    HE,
    SMOKE,
    GAS;

    public String word() {
      return switch (this) {
        case HE -> "he";
        case SMOKE -> "smoke";
        case GAS -> "gas";
      };
    }

    static Load of(String word) {
      for (Load load : values()) {
        if (load.word().equals(word)) {
          return load;
        }
      }
      throw new IllegalArgumentException("a shell holds he, smoke or gas, not \"" + word + "\"");
    }
  }

  public Volley {
    left = List.copyOf(left);
    fallen = List.copyOf(fallen);
  }

  /** Shells that are all still in the air; a hex named twice is the aim of two. */
  public static Volley at(SideId by, Load load, List<Hex> aims) {
    return new Volley(by, load, aims, List.of(), Traits.NONE);
  }

  /** As many shells at one hex. */
  public static Volley at(SideId by, Load load, Hex aim, int shells) {
    return at(by, load, Collections.nCopies(shells, aim));
  }

  public Volley with(Traits next) {
    return new Volley(by, load, left, fallen, next);
  }

  /** The next shell has come down. */
  Volley after(Shell shell) {
    return new Volley(by, load, left.subList(1, left.size()), fallen, traits).also(shell);
  }

  /** One shell more has come down, which was not among those in the air. */
  Volley also(Shell shell) {
    List<Shell> more = new ArrayList<>(fallen);
    more.add(shell);
    return new Volley(by, load, left, more, traits);
  }

  /** How many shells landed in each hex, in the order in which the first of each landed. */
  Map<Hex, Integer> landed() {
    Map<Hex, Integer> hexes = new LinkedHashMap<>();
    for (Shell shell : fallen) {
      shell.landed().ifPresent(hex -> hexes.merge(hex, 1, Integer::sum));
    }
    return hexes;
  }

  /** How many shells were aimed at each hex. */
  Map<Hex, Integer> aimed() {
    Map<Hex, Integer> hexes = new LinkedHashMap<>();
    fallen.forEach(shell -> hexes.merge(shell.aim(), 1, Integer::sum));
    return hexes;
  }

  /** How many of the shells aimed at a hex stayed there. */
  int onTarget(Hex hex) {
    return (int) fallen.stream().filter(s -> s.aim().equals(hex) && s.onTarget()).count();
  }

  /** Whether a shell aimed elsewhere landed in a hex. */
  boolean scatteredInto(Hex hex) {
    return fallen.stream()
        .anyMatch(s -> s.landed().filter(hex::equals).isPresent() && !s.onTarget());
  }

  /** The volley as locals of the stage {@link Scatter#STAGE}. */
  public Data write() {
    Data data =
        Data.of("by", by.id())
            .with("load", load.word())
            .with("left", Data.texts(left.stream().map(Hex::id).toList()));
    data =
        fallen.isEmpty()
            ? data
            : data.with("fallen", Data.of(fallen.stream().map(Shell::write).toList()));
    return traits.equals(Traits.NONE) ? data : data.with("traits", traits.write());
  }

  /** Reads what {@link #write} wrote. */
  public static Volley read(Data data) {
    return new Volley(
        SideId.of(data.text("by")),
        Load.of(data.text("load")),
        data.get("left").textItems().stream().map(Hex::new).toList(),
        data.find("fallen")
            .map(shells -> shells.items().stream().map(Shell::read).toList())
            .orElse(List.of()),
        data.find("traits").map(Traits::read).orElse(Traits.NONE));
  }
}
