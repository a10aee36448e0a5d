package org.adjutant.loos.series.game;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.look.Phrases;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.SignReader;
import org.adjutant.rules.spi.look.Symbol;
import org.adjutant.rules.spi.look.Symbol.Arm;

/** Signs and sentences of the resource {@code look}, and the symbols of the counters. */
record Look(List<Sign> signs, Phrases phrases, SortedMap<String, Symbol> symbols) {
  private static final String RESOURCE = "look";

  static Look of(Data scenario, DataSet data) {
    TreeMap<String, Symbol> symbols = new TreeMap<>();
    scenario
        .find("counters")
        .ifPresent(c -> c.fields().forEach((kind, value) -> symbols.put(kind, symbol(value))));
    Optional<Data> look = Optional.ofNullable(data.resources().get(RESOURCE));
    return new Look(
        look.map(SignReader::read).orElse(List.of()),
        look.map(Phrases::read).orElse(Phrases.NONE),
        symbols);
  }

  Symbol symbol(String kind) {
    return symbols.getOrDefault(kind, Symbol.PLAIN);
  }

  private static Symbol symbol(Data counter) {
    Arm arm =
        switch (word(counter, "type")) {
          case "infantry" -> Arm.INFANTRY;
          case "cavalry" -> Arm.CAVALRY;
          case "armour" -> Arm.ARMOUR;
          case "artillery" -> Arm.ARTILLERY;
          default -> Arm.PLAIN;
        };
    String size =
        switch (word(counter, "size")) {
          case "company" -> "I";
          case "battalion" -> "II";
          case "regiment" -> "III";
          case "half-brigade" -> "X/2";
          case "brigade" -> "X";
          default -> "";
        };
    return new Symbol(arm, size);
  }

  private static String word(Data counter, String field) {
    return counter.find(field).map(Data::text).orElse("");
  }
}
