package org.adjutant.host.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.data.Problems;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;

/** Reads what is done in a position file, and what is to come of it. */
final class OrderReader {
  private static final Pattern BY = Pattern.compile("\\s*([\\w-]+)\\s*:\\s+(.*)");
  private static final List<String> FIELDS =
      List.of("by", "do", "action", "args", "choice", "answer", "expect");

  private final Title title;
  private final Position position;
  private final Data data;
  private final Problems problems;
  private final Sides sides;

  OrderReader(Title title, Position position, Data data, Problems problems) {
    this.title = title;
    this.position = position;
    this.data = data;
    this.problems = problems;
    this.sides = Sides.of(title, data);
  }

  List<Order> read() {
    List<Order> orders = new ArrayList<>();
    if (data.has("do")) {
      problems.eachItem(data, "$", "do", (path, item) -> orders.add(order(path, item)));
    }
    if (data.has("expect") && !orders.isEmpty()) {
      Order last = orders.remove(orders.size() - 1);
      Expectation expected = Expectation.read(data.get("expect"), "$.expect", problems);
      if (!last.expect().equals(Expectation.NONE)) {
        problems.add("$.expect", "the last order expects something already; keep one of them");
      }
      orders.add(new Order(last.path(), last.by(), last.what(), expected));
    }
    return orders;
  }

  private Order order(String path, Data item) {
    if (item instanceof Data.Text text) {
      Matcher by = BY.matcher(text.value());
      return by.matches()
          ? new Order(
              path, sides.named(by.group(1)), new Order.Typed(by.group(2)), Expectation.NONE)
          : new Order(path, onlySide(), new Order.Typed(text.value()), Expectation.NONE);
    }
    problems.onlyFields(item, path, FIELDS);
    SideId by = item.has("by") ? sides.named(item.text("by")) : onlySide();
    Expectation expect =
        item.has("expect")
            ? Expectation.read(item.get("expect"), path + ".expect", problems)
            : Expectation.NONE;
    return new Order(path, by, what(item), expect);
  }

  private static Order.What what(Data item) {
    if (item.has("do")) {
      return item.has("args")
          ? new Order.Act(item.text("do"), item.get("args"))
          : new Order.Typed(item.text("do"));
    }
    if (item.has("action")) {
      return new Order.Act(item.text("action"), item.find("args").orElse(Data.EMPTY));
    }
    if (item.has("choice")) {
      return new Order.Answer(item.text("choice"), item.get("answer"));
    }
    throw new DataException(
        "what is done is missing; write \"do\" with what is typed, \"action\" with \"args\", or"
            + " \"choice\" with \"answer\"");
  }

  private SideId onlySide() {
    List<SideId> active = position.clock().active();
    if (active.size() == 1) {
      return active.get(0);
    }
    throw new DataException(
        "who does it? Begin with the side (\""
            + title.sides().get(0)
            + ": ...\") or name it under \"by\"");
  }
}
