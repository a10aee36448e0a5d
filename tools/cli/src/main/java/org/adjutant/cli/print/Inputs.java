package org.adjutant.cli.print;

import java.util.Optional;
import org.adjutant.rules.data.Canon;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;

/** Inputs as they are typed. */
public record Inputs(Title title) {

  /** A ruling above the rules in words: what is done, what is set aside, and why. */
  private String overruled(Position position, Data args) {
    String why = " (" + args.text("reason") + ")";
    if (args.has("readings")) {
      return "from now on " + Words.readings(args.get("readings")) + why;
    }
    if (args.has("input")) {
      Input input = InputText.read(args.get("input"));
      return at(position, input)
          + ", setting aside "
          + (args.get("aside").items().isEmpty()
              ? "nothing"
              : String.join(", ", args.get("aside").textItems()))
          + why;
    }
    return "effects " + Canon.text(args.get("effects")) + why;
  }

  /** An input that is put to a position: an answer's kind is that of its open choice. */
  public String at(Position position, Input input) {
    if (input instanceof Input.Answer answer) {
      return position.openChoices().stream()
          .filter(choice -> choice.id().equals(answer.choice()))
          .findFirst()
          .map(choice -> answer(choice, answer))
          .orElse(text(input));
    }
    return Engine.overruling(input)
        .map(args -> overruled(position, args))
        .orElseGet(() -> text(input));
  }

  /** An input by itself. */
  public String text(Input input) {
    if (input instanceof Input.Act act) {
      Optional<Shape> shape = title.action(act.action().kind()).map(kind -> kind.shape());
      String args =
          shape.map(s -> s.print(act.action().args())).orElse(Words.fields(act.action().args()));
      return (act.action().kind() + " " + args).trim();
    }
    if (input instanceof Input.Answer answer) {
      return "answer to " + answer.choice() + ": " + Words.fields(answer.answer());
    }
    Input.Dice dice = (Input.Dice) input;
    return "dice " + dice.dice() + " from " + dice.origin();
  }

  private String answer(Choice choice, Input.Answer answer) {
    Optional<Shape> shape = title.choice(choice.kind()).map(kind -> kind.shape());
    String text = shape.map(s -> s.print(answer.answer())).orElse(Words.fields(answer.answer()));
    return (choice.kind() + " " + text).trim();
  }
}
