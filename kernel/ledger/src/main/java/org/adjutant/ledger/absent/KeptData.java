package org.adjutant.ledger.absent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.board.hex.HexMap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.Interpretation;
import org.adjutant.rules.rulebook.Interpretations;
import org.adjutant.rules.rulebook.RuleIndex;
import org.adjutant.rules.rulebook.RuleStatement;
import org.adjutant.rules.spi.DataSet;
import org.adjutant.rules.spi.look.Phrases;
import org.adjutant.rules.spi.look.Sign;
import org.adjutant.rules.spi.look.SignReader;

/**
 * Finds in a data set what has the kernel's own form, under whatever name the pack keeps it.
 * Resources of other forms are the pack's affair and passed over.
 */
record KeptData(DataSet data) {

  /** The statements of all resources that have {@code rules}; of two of one id the first. */
  RuleIndex rules() {
    List<RuleStatement> found = new ArrayList<>();
    for (Data part : parts("rules")) {
      for (RuleStatement statement :
          read(part, RuleIndex::parse).map(RuleIndex::all).orElse(List.of())) {
        if (found.stream().noneMatch(known -> known.id().equals(statement.id()))) {
          found.add(statement);
        }
      }
    }
    return new RuleIndex(found);
  }

  Interpretations interpretations() {
    List<Interpretation> found = new ArrayList<>();
    for (Data part : parts("interpretations")) {
      for (Interpretation one :
          read(part, Interpretations::parse).map(Interpretations::all).orElse(List.of())) {
        if (found.stream().noneMatch(known -> known.id().equals(one.id()))) {
          found.add(one);
        }
      }
    }
    return new Interpretations(found);
  }

  /** The hex map, if there is exactly one. */
  Optional<HexMap> map() {
    List<HexMap> maps = new ArrayList<>();
    for (Data resource : data.resources().values()) {
      if (resource instanceof Data.Fields && resource.has("grid")) {
        read(resource, HexMap::parse).ifPresent(maps::add);
      }
    }
    return maps.size() == 1 ? Optional.of(maps.get(0)) : Optional.empty();
  }

  List<Sign> signs() {
    List<Sign> found = new ArrayList<>();
    parts("signs").forEach(part -> read(part, SignReader::read).ifPresent(found::addAll));
    return found;
  }

  /** The sentences for events of the first resource that has some. */
  Phrases phrases() {
    for (Data part : parts("events")) {
      Optional<Phrases> phrases = read(part, Phrases::read);
      if (phrases.isPresent()) {
        return phrases.get();
      }
    }
    return Phrases.NONE;
  }

  private List<Data> parts(String field) {
    List<Data> parts = new ArrayList<>();
    for (Data resource : data.resources().values()) {
      if (resource instanceof Data.Fields && resource.has(field)) {
        parts.add(Data.of(field, resource.get(field)));
      }
    }
    return parts;
  }

  private static <T> Optional<T> read(Data data, java.util.function.Function<Data, T> reader) {
    try {
      return Optional.of(reader.apply(data));
    } catch (DataException e) {
      return Optional.empty();
    }
  }
}
