package org.adjutant.rules.ruling;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/** Inputs as plain data, which is how they are stored too. */
public final class InputText {
  private InputText() {}

  public static Data write(Input input) {
    if (input instanceof Input.Act act) {
      return Data.of("by", act.by().id())
          .with("do", act.action().kind())
          .with("args", act.action().args());
    }
    if (input instanceof Input.Answer answer) {
      return Data.of("by", answer.by().id())
          .with("choice", answer.choice())
          .with("answer", answer.answer());
    }
    Input.Dice dice = (Input.Dice) input;
    return Data.of("by", dice.by().id())
        .with("dice", Data.numbers(dice.dice()))
        .with("origin", dice.origin());
  }

  public static Input read(Data data) {
    SideId by = new SideId(data.text("by"));
    if (data.has("do")) {
      return new Input.Act(by, new Action(data.text("do"), data.get("args")));
    }
    if (data.has("choice")) {
      return new Input.Answer(by, data.text("choice"), data.get("answer"));
    }
    return new Input.Dice(
        data.get("dice").items().stream().map(Data::integer).toList(), data.text("origin"));
  }
}
