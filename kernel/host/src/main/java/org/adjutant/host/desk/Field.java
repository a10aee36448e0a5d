package org.adjutant.host.desk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.Entry;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.support.Assumed;

/**
 * What a position file says of an entry in words.
 *
 * @param name the field of the file: {@code tallies}
 * @param key in that field
 */
record Field(String name, String key, Data value) {
  static final String ASSUME = Assumed.ATTRIBUTE;
  private static final String GAME = "game ";

  /** The words for an entry; empty if there are none. */
  static Optional<Field> of(String key, Entry entry) {
    int blank = key.indexOf(' ');
    String sort = key.substring(0, Math.max(0, blank));
    String of = key.substring(blank + 1);
    Data value = entry.value();
    if (!entry.audience().everyone()) {
      return secret(sort, of, entry);
    }
    return switch (sort) {
      case "tally" -> Optional.of(new Field("tallies", of, value));
      case "control" -> Optional.of(new Field("control", of, value));
      case "reading" -> Optional.of(new Field("readings", of, value));
      case "attribute" -> of.startsWith(GAME) ? ofGame(of, value) : Optional.empty();
      case "feature" -> {
        int last = of.lastIndexOf(' ');
        String feature = of.substring(last + 1);
        yield Optional.of(new Field("features", of.substring(0, last), Data.of(feature, value)));
      }
      default -> Optional.empty();
    };
  }

  private static Optional<Field> ofGame(String of, Data value) {
    String key = of.substring(GAME.length());
    return Optional.of(new Field(key.equals(ASSUME) ? ASSUME : "attributes", key, value));
  }

  /** A cup into which nobody looks, and a paper of one side. */
  private static Optional<Field> secret(String sort, String of, Entry entry) {
    Data value = entry.value();
    List<SideId> sides = entry.audience().sides();
    if (sort.equals("cup")
        && entry.audience().equals(Audience.NONE)
        && value instanceof Data.Items items
        && entry.facade().equals(Optional.of(Data.of(items.values().size())))) {
      return Optional.of(new Field("cups", of, value));
    }
    if (sort.equals("paper")
        && sides.size() == 1
        && entry.facade().equals(Optional.of(Data.EMPTY))) {
      return Optional.of(
          new Field("papers", of, Data.of("of", sides.get(0).id()).with("says", value)));
    }
    return Optional.empty();
  }

  /** The features of one place, as one object. */
  static Data together(Data one, Data more) {
    Map<String, Data> all = new LinkedHashMap<>(one.fields());
    all.putAll(more.fields());
    return new Data.Fields(all);
  }
}
