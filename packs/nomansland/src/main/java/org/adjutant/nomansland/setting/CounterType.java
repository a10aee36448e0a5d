package org.adjutant.nomansland.setting;

import java.util.List;
import java.util.Optional;
import org.adjutant.nomansland.setting.sheet.Form;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.rulebook.Provenance;

/**
 * A kind of counter.
 *
 * @param kind the word for it in positions
 * @param name in a sentence, without a number
 * @param nation {@code french}, {@code german}, {@code british}, or {@code any}
 * @param back absent if the counter is never turned
 */
public record CounterType(
    String kind,
    String name,
    String nation,
    Face front,
    Optional<Face> back,
    List<Trait> traits,
    Provenance provenance) {
  public CounterType {
    traits = List.copyOf(traits);
  }

  /** What a piece is taken for whose kind is not on the sheet. */
  static CounterType unknown(String kind) {
    return new CounterType(
        kind, kind, "any", Face.BLANK, Optional.empty(), List.of(Trait.MARKER), Provenance.PRINTED);
  }

  static CounterType parse(String kind, Data data, Provenance whole) {
    Form form = new Form(data, "name", "nation", "front", "back", "traits", "provenance", "why");
    return new CounterType(
        kind,
        form.text("name"),
        form.text("nation"),
        Face.parse(data.get("front")),
        form.one("back", Face::parse),
        form.words("traits").stream().map(Trait::of).toList(),
        Provenance.parse(data, whole));
  }

  public boolean has(Trait trait) {
    return traits.contains(trait);
  }

  /** Whether it is a fighting unit: every counter with a Size value (0.2.a, NI-008). */
  public boolean isFighting() {
    return traits.stream().noneMatch(Trait::excludesFighting);
  }

  /** The steps of a piece of this kind on its front: 2 if there is a back, else 1. */
  public int fullSteps() {
    return back.isPresent() ? 2 : 1;
  }

  /** The face that a piece with so many steps shows. */
  public Face face(int steps) {
    return steps < 2 && back.isPresent() ? back.get() : front;
  }
}
