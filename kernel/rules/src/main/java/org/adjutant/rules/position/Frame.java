package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.jspecify.annotations.Nullable;

/**
 * One open stage of a procedure: plain data, so that stopping in the middle survives a restart, a
 * fork and a take-back.
 *
 * @param id unique within the game
 * @param stage the name of the stage to run when what it waits for has come
 * @param actor the side whose action, answer or phase set the procedure going
 * @param locals what the stage carries along
 * @param audience who may know the locals
 * @param choices the choices it waits for, all of which must be answered
 * @param rollOrNull the roll it waits for
 */
public record Frame(
    int id,
    String stage,
    SideId actor,
    Data locals,
    Audience audience,
    List<Choice> choices,
    @Nullable Roll rollOrNull) {
  public Frame {
    choices = List.copyOf(choices);
  }

  /** A stage that waits for nothing yet. */
  public static Frame of(int id, String stage, SideId actor, Data locals, Audience audience) {
    return new Frame(id, stage, actor, locals, audience, List.of(), null);
  }

  public Optional<Roll> roll() {
    return Optional.ofNullable(rollOrNull);
  }

  /** True while it waits for a seat or for chance. */
  public boolean waits() {
    return (rollOrNull != null && rollOrNull.isOpen()) || choices.stream().anyMatch(Choice::isOpen);
  }

  public Optional<Choice> choice(String choice) {
    return choices.stream().filter(c -> c.id().equals(choice)).findFirst();
  }

  /** This stage with one choice more, or with a changed choice in the place of its former self. */
  public Frame with(Choice choice) {
    List<Choice> next = new ArrayList<>(choices);
    int known = choices.indexOf(choice(choice.id()).orElse(choice));
    if (known < 0) {
      next.add(choice);
    } else {
      next.set(known, choice);
    }
    return new Frame(id, stage, actor, locals, audience, next, rollOrNull);
  }

  public Frame with(Roll roll) {
    return new Frame(id, stage, actor, locals, audience, choices, roll);
  }

  /** What a viewer may know of this stage: that it is open, and what else is for his eyes. */
  public Frame seenBy(Viewer viewer) {
    return new Frame(
        id,
        stage,
        actor,
        audience.includes(viewer) ? locals : Data.EMPTY,
        audience,
        choices.stream().map(c -> c.seenBy(viewer)).toList(),
        rollOrNull == null ? null : rollOrNull.seenBy(viewer));
  }

  /** The stage as plain data: a list of id, stage, actor, locals, audience, choices, roll. */
  public Data write() {
    List<Data> row = Rows.of(stage, actor.id());
    row.add(0, Data.of(id));
    row.add(locals);
    row.add(Data.of(audience.text()));
    row.add(Data.of(choices.stream().map(Choice::write).toList()));
    roll().ifPresent(roll -> row.add(roll.write()));
    return Data.of(row);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws org.adjutant.rules.data.DataException if the data are no stage
   */
  public static Frame read(Data data) {
    List<Data> row = Rows.atLeast(6, "a stage", data);
    return new Frame(
        row.get(0).integer(),
        row.get(1).text(),
        SideId.of(row.get(2).text()),
        row.get(3),
        Audience.parse(row.get(4).text()),
        row.get(5).items().stream().map(Choice::read).toList(),
        row.size() > 6 ? Roll.read(row.get(6)) : null);
  }
}
