package org.adjutant.ledger.retrial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;

/**
 * The numbers of stages and the ids of choices, which only count what was opened before, replaced
 * by what they mean within one ruling: the stages open before it from the outermost inwards, then
 * those it opens.
 */
final class Plain {
  private static final List<String> OF_STAGES =
      List.of("stage", "close", "choice", "answer", "roll", "dice");

  private final Map<Integer, String> frames = new LinkedHashMap<>();
  private final Map<String, String> choices = new LinkedHashMap<>();

  /**
   * @param before the position the ruling is made on
   */
  Plain(Position before) {
    for (Frame frame : before.stack()) {
      String name = "open " + frames.size();
      frames.put(frame.id(), name);
      frame.choices().forEach(choice -> name(choice.id(), name));
    }
  }

  private String name(String choice, String frame) {
    return choices.computeIfAbsent(choice, id -> frame + " choice " + choices.size());
  }

  /** Effects in the order in which the ruling has them; each call goes on from the one before. */
  List<Data> effects(List<Effect> effects) {
    return effects.stream().map(effect -> effect(effect.write())).toList();
  }

  private Data effect(Data row) {
    List<Data> items = new ArrayList<>(row.items());
    String word = items.get(0).text();
    if (!OF_STAGES.contains(word)) {
      return row;
    }
    String frame = frames.computeIfAbsent(items.get(1).integer(), id -> "new " + frames.size());
    items.set(1, Data.of(frame));
    if (word.equals("choice")) {
      List<Data> choice = new ArrayList<>(items.get(2).items());
      choice.set(0, Data.of(name(choice.get(0).text(), frame)));
      items.set(2, Data.of(choice));
    } else if (word.equals("answer")) {
      items.set(2, Data.of(choices.getOrDefault(items.get(2).text(), items.get(2).text())));
    }
    return Data.of(items);
  }

  /** Facts or inputs, in which a choice may be named. */
  Data facts(Data data) {
    if (data instanceof Data.Fields fields) {
      Map<String, Data> plain = new LinkedHashMap<>();
      fields.values().forEach((name, value) -> plain.put(name, named(name, value)));
      return new Data.Fields(plain);
    }
    return data instanceof Data.Items
        ? Data.of(data.items().stream().map(this::facts).toList())
        : data;
  }

  private Data named(String field, Data value) {
    if (field.equals("id") && value instanceof Data.Text text) {
      String plain = choices.get(text.value());
      return plain == null ? value : Data.of(plain);
    }
    return facts(value);
  }
}
