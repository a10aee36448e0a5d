package org.adjutant.rules.effect;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.board.Place;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.Audience;
import org.adjutant.rules.position.PieceId;
import org.adjutant.rules.position.SideId;

/** The written form of an effect: read from left to right, or written so. */
final class Row {
  private final List<Data> items;
  private int next;

  private Row(List<Data> items) {
    this.items = items;
  }

  static Row reading(Data data) {
    return new Row(data.items());
  }

  static Row of(String word) {
    return new Row(new ArrayList<>()).add(word);
  }

  Row add(String text) {
    items.add(Data.of(text));
    return this;
  }

  Row add(long number) {
    items.add(Data.of(number));
    return this;
  }

  Row add(Data data) {
    items.add(data);
    return this;
  }

  Data written() {
    return Data.of(items);
  }

  Data data() {
    if (next >= items.size()) {
      throw new DataException(
          "the effect " + items + " breaks off after " + items.size() + " items");
    }
    return items.get(next++);
  }

  boolean more() {
    return next < items.size();
  }

  String text() {
    return data().text();
  }

  int number() {
    return data().integer();
  }

  Place place() {
    return Place.parse(text());
  }

  PieceId piece() {
    return new PieceId(text());
  }

  SideId side() {
    return new SideId(text());
  }

  Audience audience() {
    return more() ? Audience.parse(text()) : Audience.ALL;
  }
}
