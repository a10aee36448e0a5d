package org.adjutant.nomansland.planning.setup;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.nomansland.setting.sheet.Lot;
import org.adjutant.rules.board.Place.Hex;
import org.adjutant.rules.position.Piece;
import org.adjutant.rules.spi.Duty;

/**
 * Infantry that the scenario gives in one of two forms, half-platoons or sections. The form is that
 * of the counter that is deployed first, and is not mixed (NI-021); by the second reading
 * half-platoons are exchanged freely, each for its share of sections.
 *
 * @param rule the statement that gives them
 */
record OneForm(List<Lot> forms, String rule) implements Order {
  private static final String NOT_MIXED = "nomansland:NI-021";
  private static final int FREELY = 2;

  OneForm {
    forms = List.copyOf(forms);
    if (forms.size() != 2) {
      throw new IllegalArgumentException("an entry has two forms, not " + forms.size());
    }
  }

  List<String> kinds() {
    return forms.stream().map(Lot::kind).toList();
  }

  /** The share of the entry that is set up, as a fraction of the product of both counts. */
  private int share(Laid laid) {
    int share = 0;
    for (Lot form : forms) {
      share += laid.placed(List.of(form.kind())).size() * other(form).count();
    }
    return share;
  }

  private Lot other(Lot form) {
    return forms.get(0).equals(form) ? forms.get(1) : forms.get(0);
  }

  private int whole() {
    return forms.get(0).count() * forms.get(1).count();
  }

  private boolean freely(Laid laid) {
    return laid.reading(NOT_MIXED) == FREELY;
  }

  @Override
  public List<Bar> bars(Laid laid, Piece piece, Hex hex) {
    List<Bar> bars = new ArrayList<>();
    for (Lot form : forms) {
      if (!form.kind().equals(piece.kind())) {
        continue;
      }
      List<Piece> others = laid.placed(List.of(other(form).kind()));
      int more = laid.placed().contains(piece) ? 0 : other(form).count();
      if (!freely(laid) && !others.isEmpty()) {
        bars.add(
            new Bar(
                rule,
                "the infantry comes in one form, and " + others.get(0).id() + " is set up",
                "deploy only " + other(form).kind() + ", or lift these first"));
      } else if (share(laid) + more > whole()) {
        bars.add(
            new Bar(rule, "the infantry is set up in full", "lift some of the other form first"));
      }
    }
    return bars;
  }

  @Override
  public List<Duty> missing(Laid laid) {
    if (share(laid) == whole()) {
      return List.of();
    }
    List<String> wanted = new ArrayList<>();
    for (Lot form : forms) {
      boolean chosen = laid.placed(List.of(other(form).kind())).isEmpty() || freely(laid);
      int there = laid.placed(List.of(form.kind())).size();
      if (chosen) {
        wanted.add(form.count() + " " + form.kind() + " (" + there + " are)");
      }
    }
    return List.of(
        Order.duty(rule, "the infantry is not set up in full: " + String.join(" or ", wanted)));
  }
}
