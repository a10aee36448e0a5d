package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.Effects;
import org.adjutant.rules.effect.Remove;
import org.adjutant.rules.effect.SealPaper;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.effect.SetClock;
import org.adjutant.rules.effect.SetControl;
import org.adjutant.rules.effect.SetCup;
import org.adjutant.rules.effect.SetFeature;
import org.adjutant.rules.effect.SetReading;
import org.adjutant.rules.effect.SetTally;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.BrokenEffectException;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.rulebook.RuleId;
import org.adjutant.rules.spi.Phase;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.support.Assumed;

/** Makes the position of a file out of nothing or out of a scenario's opening. Used once. */
final class PositionMaker {
  private final Title title;
  private final Data data;
  private final Problems problems;
  private final Sides sides;
  private Position position;

  PositionMaker(Title title, Data data, Problems problems) {
    this.title = title;
    this.data = data;
    this.problems = problems;
    this.sides = Sides.of(title, data);
    this.position = Position.EMPTY;
  }

  Position make() {
    problems.attempt("$.from", this::begin);
    if (data.has("without")) {
      problems.eachItem(
          data, "$", "without", (path, id) -> apply(new Remove(PieceId.of(id.text()))));
    }
    boolean before = data.has(Rest.FIELD) && !data.has("phase") && !data.has("turn");
    if (!before) {
      problems.attempt("$", () -> apply(new SetClock(clock())));
    }
    if (data.has("pieces")) {
      PieceReader reader = new PieceReader(title, sides);
      problems.eachItem(
          data, "$", "pieces", (path, piece) -> reader.read(piece, position).forEach(this::apply));
    }
    each("tallies", (name, value) -> new SetTally(name, value.integer()));
    each(
        "control",
        (place, side) -> new SetControl(Place.parse(place), Optional.of(sides.named(side.text()))));
    each("readings", this::reading);
    each("cups", (name, items) -> new SetCup(name, items.textItems(), Audience.NONE));
    each(
        "papers",
        (name, paper) ->
            new SealPaper(name, paper.get("says"), Audience.of(sides.named(paper.text("of")))));
    each("attributes", (key, value) -> SetAttribute.open(Subject.GAME, key, value));
    if (data.has("features")) {
      problems.eachField(
          data,
          "$",
          "features",
          (place, features) ->
              features
                  .fields()
                  .forEach(
                      (feature, value) ->
                          apply(SetFeature.open(Place.parse(place), feature, value))));
    }
    data.find("assume")
        .ifPresent(
            result ->
                apply(
                    SetAttribute.open(
                        Subject.GAME,
                        Assumed.ATTRIBUTE,
                        result instanceof Data.Text text
                            ? Assumed.ofAnyTable(text.value())
                            : result)));
    data.find(Rest.FIELD).ifPresent(rest -> position = new Rest(rest, problems).over(position));
    return position;
  }

  private void begin() {
    String from = data.find("from").map(Data::text).orElse("nothing");
    if (data.has(Rest.FIELD) && !from.equals("nothing")) {
      throw new DataException("$.rest belongs to a whole position; leave out \"from\" or it");
    }
    if (from.equals("opening")) {
      position = Engine.open(title, List.of(), Chance.NONE).after();
    } else if (!from.equals("nothing")) {
      throw new DataException(
          "a position begins from \"opening\" or from \"nothing\", not \"" + from + "\"");
    }
  }

  private Clock clock() {
    Clock now = position.clock();
    String phase = data.find("phase").map(Data::text).orElse(now.phase());
    List<Phase> all = title.phases().all();
    if (all.stream().noneMatch(p -> p.id().equals(phase))) {
      throw new DataException(
          (phase.isEmpty() ? "\"phase\" is missing" : "there is no phase \"" + phase + "\"")
              + "; there are "
              + all.stream().map(Phase::id).toList());
    }
    List<SideId> active = data.find("active").map(this::sides).orElse(now.active());
    int turn = data.find("turn").map(Data::integer).orElse(Math.max(1, now.turn()));
    return new Clock(turn, phase, active);
  }

  private List<SideId> sides(Data active) {
    List<SideId> found = new ArrayList<>();
    List<String> names =
        active instanceof Data.Text one ? List.of(one.value()) : active.textItems();
    names.forEach(name -> found.add(sides.named(name)));
    return found;
  }

  private Effect reading(String interpretation, Data number) {
    return new SetReading(
        interpretation,
        title.interpretations().get(RuleId.of(interpretation)).require(number.integer()));
  }

  private void each(String field, BiFunction<String, Data, Effect> effect) {
    if (data.has(field)) {
      problems.eachField(data, "$", field, (name, value) -> apply(effect.apply(name, value)));
    }
  }

  private void apply(Effect effect) {
    try {
      position = Effects.fold(position, List.of(effect));
    } catch (BrokenEffectException e) {
      throw new DataException(String.valueOf(e.getMessage()));
    }
  }
}
