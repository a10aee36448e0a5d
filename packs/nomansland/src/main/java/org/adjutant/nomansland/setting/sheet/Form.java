package org.adjutant.nomansland.setting.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.rulebook.RuleId;

/** An object of the data with its known fields; every fault names the field it is in. */
public final class Form {
  private static final String RULE = "rule";

  private final Data data;

  /**
   * @throws DataException if the object has a field that is not known
   */
  public Form(Data data, String... known) {
    this.data = data;
    List<String> fields = List.of(known);
    for (String field : data.fields().keySet()) {
      if (!fields.contains(field)) {
        throw new DataException("no field is called \"" + field + "\"; there are " + fields);
      }
    }
  }

  public String text(String field) {
    return in(field, () -> data.text(field));
  }

  /** A text that may be absent; then it is empty. */
  public String textOr(String field) {
    return data.has(field) ? text(field) : "";
  }

  public int number(String field) {
    return in(field, () -> data.integer(field));
  }

  public int number(String field, int absent) {
    return data.has(field) ? number(field) : absent;
  }

  public boolean flag(String field, boolean absent) {
    return data.has(field) ? in(field, () -> data.get(field).flag()) : absent;
  }

  /** The statement by which all this stands in the data. */
  public RuleId rule() {
    return in(RULE, () -> RuleId.of(data.text(RULE)));
  }

  /** The statements of the field {@code rules}. */
  public List<RuleId> rules() {
    return words("rules").stream().map(RuleId::of).toList();
  }

  /** A list of texts; none if it is absent. */
  public List<String> words(String field) {
    return data.has(field) ? in(field, () -> data.get(field).textItems()) : List.of();
  }

  /** A part that may be absent. */
  public <T> Optional<T> one(String field, Function<Data, T> reading) {
    return data.find(field).map(part -> in(field, () -> reading.apply(part)));
  }

  /** A part that must be there. */
  public <T> T part(String field, Function<Data, T> reading) {
    return in(field, () -> reading.apply(data.get(field)));
  }

  /** A list of parts; none if it is absent. */
  public <T> List<T> each(String field, Function<Data, T> reading) {
    List<T> parts = new ArrayList<>();
    List<Data> items = data.has(field) ? in(field, () -> data.get(field).items()) : List.of();
    for (int n = 0; n < items.size(); n++) {
      Data item = items.get(n);
      parts.add(in(field + "[" + n + "]", () -> reading.apply(item)));
    }
    return parts;
  }

  private static <T> T in(String field, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (DataException e) {
      throw e.at(field);
    }
  }
}
