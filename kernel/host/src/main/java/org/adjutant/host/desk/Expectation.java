package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Ruling;

/**
 * What is to come of a ruling. Written as
 *
 * <pre>{@code
 * {"permitted": true, "refused": ["loos:6.1.a"], "cites": ["loos:8.2.1.d"],
 *  "events": {"CombatResolved": {"result": "D2"}}, "choices": ["retreat"],
 *  "at": {"26a": "1014"}, "steps": {"26a": 1}, "gone": ["g1"], "tallies": {"vp": 3}}
 * }</pre>
 *
 * Any field may be left out. {@code refused} names exactly the rules that forbid; {@code events}
 * may be a list of names. Any other field ({@code "differential": 3}) is to be an input of a
 * finding or a fact of an event.
 */
public record Expectation(Data data) {
  public static final Expectation NONE = new Expectation(Data.EMPTY);

  private static final List<String> FIELDS =
      List.of(
          "permitted", "refused", "cites", "events", "choices", "at", "steps", "gone", "tallies");

  static Expectation read(Data data, String path, Problems problems) {
    for (String texts : List.of("refused", "cites", "choices", "gone")) {
      data.find(texts).ifPresent(list -> problems.attempt(path + "." + texts, list::textItems));
    }
    data.find("permitted").ifPresent(flag -> problems.attempt(path + ".permitted", flag::flag));
    for (String objects : List.of("at", "steps", "tallies")) {
      data.find(objects)
          .ifPresent(object -> problems.attempt(path + "." + objects, object::fields));
    }
    return new Expectation(data);
  }

  /** Whatever did not come, each in a sentence. */
  List<String> unmet(Ruling ruling) {
    List<String> unmet = new ArrayList<>();
    data.find("permitted")
        .ifPresent(
            wanted -> {
              if (wanted.flag() != ruling.permitted()) {
                unmet.add("it was to be " + (wanted.flag() ? "permitted" : "refused"));
              }
            });
    data.find("refused")
        .ifPresent(rules -> refused(new TreeSet<>(rules.textItems()), ruling, unmet));
    each(
        "cites",
        rule -> ruling.trail().stream().anyMatch(f -> f.rule().text().equals(rule)),
        "the trail was to cite ",
        unmet);
    data.find("events").ifPresent(events -> events(events, ruling, unmet));
    after(ruling.after(), unmet);
    data.fields()
        .forEach(
            (name, value) -> {
              if (!FIELDS.contains(name)
                  && named(ruling, name).stream().noneMatch(had -> says(had, value))) {
                unmet.add(
                    name + " was to be " + value + ", but the ruling has " + named(ruling, name));
              }
            });
    return unmet;
  }

  private static void refused(TreeSet<String> wanted, Ruling ruling, List<String> unmet) {
    TreeSet<String> forbidding =
        new TreeSet<>(ruling.forbidding().stream().map(f -> f.rule().text()).toList());
    if (!forbidding.equals(wanted)) {
      unmet.add("it was to be refused for " + wanted + ", not for " + forbidding);
    }
  }

  /** Every input of a finding and every fact of an event that is called so. */
  private static List<Data> named(Ruling ruling, String name) {
    List<Data> facts = new ArrayList<>();
    ruling.trail().forEach(finding -> finding.inputs().find(name).ifPresent(facts::add));
    ruling.events().forEach(event -> event.facts().find(name).ifPresent(facts::add));
    return facts.stream().distinct().toList();
  }

  /** Equal, or a number with its unit behind it: {@code 2} and {@code "2 MP"}. */
  private static boolean says(Data had, Data wanted) {
    boolean unit = wanted instanceof Data.Num && had instanceof Data.Text;
    return had.equals(wanted) || unit && had.text().startsWith(wanted + " ");
  }

  private static void events(Data wanted, Ruling ruling, List<String> unmet) {
    List<String> names =
        wanted instanceof Data.Items ? wanted.textItems() : List.copyOf(wanted.fields().keySet());
    for (String name : names) {
      Data facts = wanted instanceof Data.Fields ? wanted.get(name) : Data.EMPTY;
      boolean came =
          ruling.events().stream()
              .filter(event -> event.name().equals(name))
              .anyMatch(
                  event ->
                      event.facts().fields().entrySet().containsAll(facts.fields().entrySet()));
      if (!came) {
        unmet.add(name + " was to happen" + (facts.fields().isEmpty() ? "" : " with " + facts));
      }
    }
  }

  private void after(Position after, List<String> unmet) {
    each(
        "choices",
        kind -> after.openChoices().stream().map(Choice::kind).anyMatch(kind::equals),
        "a choice was to be open: ",
        unmet);
    each("gone", piece -> after.piece(piece).isEmpty(), "it was to be gone: ", unmet);
    fields(
        "at",
        (piece, place) ->
            after.piece(piece).filter(p -> p.place().equals(Place.parse(place.text()))).isPresent(),
        unmet);
    fields(
        "steps",
        (piece, steps) -> after.piece(piece).filter(p -> p.steps() == steps.integer()).isPresent(),
        unmet);
    fields("tallies", (name, value) -> after.tally(name) == value.integer(), unmet);
  }

  private void each(
      String field, java.util.function.Predicate<String> holds, String claim, List<String> unmet) {
    data.find(field)
        .ifPresent(
            list ->
                list.textItems().stream()
                    .filter(holds.negate())
                    .forEach(item -> unmet.add(claim + item)));
  }

  private void fields(
      String field, java.util.function.BiPredicate<String, Data> holds, List<String> unmet) {
    data.find(field)
        .ifPresent(
            object ->
                object
                    .fields()
                    .forEach(
                        (name, value) -> {
                          if (!holds.test(name, value)) {
                            unmet.add(field + " " + name + " was to be " + value);
                          }
                        }));
  }
}
