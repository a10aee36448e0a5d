package org.adjutant.rules.spi.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;

/**
 * Sentences for events, as data:
 *
 * <pre>{@code
 * {"events": {"AttackDeclared": "{attackers} attack {target}[, held by {defender}]",
 *             "loos/GasBlew": "{@actor}: the gas blows[ into {hex}][, at a loss{lost}]"}}
 * }</pre>
 *
 * <p>{@code {field}} is a fact in words, if need be by {@code "words": {"CombatResolved":
 * {"result": {"D2": "the defender retreats"}}}}; {@code {@field}} a fact that is the id of a side,
 * by its name; {@code {@actor}} who did it. What stands in square brackets is left out where one of
 * its facts is missing, empty, or no. A fact that is simply true adds no words.
 */
public final class Phrases {
  /** No sentences. */
  public static final Phrases NONE = new Phrases(Map.of(), Data.EMPTY);

  private static final String ACTOR = "actor";

  private final TreeMap<String, String> sentences;
  private final Data words;

  private Phrases(Map<String, String> sentences, Data words) {
    this.sentences = new TreeMap<>(sentences);
    this.words = words;
  }

  /**
   * Reads the fields {@code events} and {@code words} of a resource; none without them.
   *
   * @throws DataException with the JSON path of a sentence whose brackets do not match
   */
  public static Phrases read(Data resource) {
    TreeMap<String, String> sentences = new TreeMap<>();
    resource
        .find("events")
        .ifPresent(
            events ->
                events
                    .fields()
                    .forEach(
                        (name, sentence) -> {
                          check(name, sentence.text());
                          sentences.put(name, sentence.text());
                        }));
    return new Phrases(sentences, resource.find("words").orElse(Data.EMPTY));
  }

  private static void check(String name, String sentence) {
    String open = "";
    for (char c : sentence.toCharArray()) {
      if (c == '{' || c == '[') {
        open += c;
      } else if (c == '}' || c == ']') {
        char wanted = c == '}' ? '{' : '[';
        if (open.isEmpty() || open.charAt(open.length() - 1) != wanted) {
          throw new DataException("events." + name + ": " + c + " without its " + wanted);
        }
        open = open.substring(0, open.length() - 1);
      }
    }
    if (!open.isEmpty()) {
      throw new DataException("events." + name + ": " + open + " is not closed");
    }
  }

  /**
   * The sentence of an event.
   *
   * @param names what sides are called
   * @return empty if there is none, or facts that it cannot do without are missing
   */
  public Optional<String> tell(
      Function<SideId, String> names, String event, SideId actor, Data facts) {
    String sentence = sentences.get(event);
    return sentence == null
        ? Optional.empty()
        : fill(
            sentence,
            field -> word(names, actor, facts, field).map(word -> said(event, field, word)));
  }

  /** The text with its facts; empty if one outside of brackets is missing. */
  private static Optional<String> fill(String text, Function<String, Optional<String>> words) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '[') {
        int end = text.indexOf(']', at);
        fill(text.substring(at + 1, end), words).ifPresent(out::append);
        at = end + 1;
      } else if (c == '{') {
        int end = text.indexOf('}', at);
        Optional<String> word = words.apply(text.substring(at + 1, end));
        if (word.isEmpty()) {
          return Optional.empty();
        }
        out.append(word.get());
        at = end + 1;
      } else {
        out.append(c);
        at++;
      }
    }
    return Optional.of(out.toString());
  }

  private static Optional<String> word(
      Function<SideId, String> names, SideId actor, Data facts, String field) {
    if (field.equals("@" + ACTOR)) {
      return Optional.of(names.apply(actor));
    }
    if (field.startsWith("@")) {
      return facts.find(field.substring(1)).flatMap(data -> sides(names, data));
    }
    return facts.find(field).flatMap(Phrases::word);
  }

  private String said(String event, String field, String word) {
    return words
        .find(event)
        .flatMap(own -> own.find(field))
        .flatMap(own -> own.find(word))
        .map(Data::text)
        .orElse(word);
  }

  private static Optional<String> sides(Function<SideId, String> names, Data data) {
    List<String> ids = data instanceof Data.Items ? data.textItems() : List.of(data.text());
    List<String> found = ids.stream().map(id -> names.apply(new SideId(id))).toList();
    return found.isEmpty() ? Optional.empty() : Optional.of(String.join(" and ", found));
  }

  private static Optional<String> word(Data data) {
    if (data instanceof Data.Flag flag) {
      return flag.value() ? Optional.of("") : Optional.empty();
    }
    List<String> parts = new ArrayList<>();
    if (data instanceof Data.Items items) {
      items.values().forEach(item -> word(item).ifPresent(parts::add));
    } else if (data instanceof Data.Fields) {
      data.fields().forEach((name, value) -> word(value).ifPresent(w -> parts.add(pair(name, w))));
    } else {
      parts.add(data.toString());
    }
    String text = String.join(", ", parts);
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private static String pair(String name, String word) {
    return word.isEmpty() ? name : name + " " + word;
  }
}
