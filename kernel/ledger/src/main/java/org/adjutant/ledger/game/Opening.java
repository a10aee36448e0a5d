package org.adjutant.ledger.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.chain.Part;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.record.Json;
import org.adjutant.rules.data.Data;

/**
 * How a game was opened.
 *
 * @param name what people call the game
 * @param version of the pack
 * @param data the fingerprint of the data set, which the store keeps
 * @param readings interpretations set at the opening
 * @param commitment the published hash of the seed; empty where dice are reported
 */
public record Opening(
    String name,
    String pack,
    String version,
    String scenario,
    String data,
    Map<String, Integer> readings,
    String commitment) {
  static final Opening NONE = new Opening("", "", "", "", "", new LinkedHashMap<>(), "");

  public Opening {
    readings = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(readings));
  }

  /** The seed in the first event of a game, as far as the copy at hand has it. */
  public static Optional<Seed> seedIn(Entry started) {
    return started.parts().stream()
        .filter(p -> p instanceof Part.Secret)
        .map(p -> ((Part.Secret) p).text())
        .map(Json::read)
        .flatMap(d -> d.find("seed").stream())
        .map(s -> new Seed(s.text()))
        .findFirst();
  }

  Data write() {
    Data set = Data.EMPTY;
    for (var reading : readings.entrySet()) {
      set = set.with(reading.getKey(), reading.getValue());
    }
    return Data.of("name", name)
        .with("pack", pack)
        .with("version", version)
        .with("scenario", scenario)
        .with("data", data)
        .with("readings", set)
        .with("commitment", commitment);
  }

  static Opening read(Data data) {
    Map<String, Integer> readings = new LinkedHashMap<>();
    data.get("readings").fields().forEach((id, reading) -> readings.put(id, reading.integer()));
    return new Opening(
        data.text("name"),
        data.text("pack"),
        data.text("version"),
        data.text("scenario"),
        data.text("data"),
        readings,
        data.text("commitment"));
  }
}
