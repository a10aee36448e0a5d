package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Shape.Field;

/** How one action, or the answer to one choice, is typed: what each part of it means. */
record Manual(Decision decision, Ink ink) {
  private static final int EXAMPLES = 3;

  /** Nothing if the title has neither an action nor a choice of that name. */
  Optional<List<String>> lines(String name) {
    Optional<ActionKind> action = decision.scene().title().action(name);
    if (action.isPresent()) {
      return Optional.of(lines(name, action.get().shape(), action.get().about()));
    }
    Optional<ChoiceKind> choice = decision.scene().title().choice(name);
    return choice.map(kind -> lines(name, kind.shape(), ""));
  }

  private List<String> lines(String name, Shape shape, String about) {
    List<String> lines = new ArrayList<>();
    lines.add(ink.bold(shape.usage(name)));
    if (!about.isEmpty()) {
      lines.addAll(Wrap.indented(2, about));
    }
    shape.fields().forEach(field -> lines.addAll(lines(name, field)));
    Optional<Legal> now =
        decision.offers().stream().filter(legal -> legal.kind().equals(name)).findFirst();
    if (now.isEmpty()) {
      lines.addAll(new NothingNow(decision).lines(name));
    } else if (!shape.fields().isEmpty()) {
      Inputs inputs = new Inputs(decision.scene().title());
      now.get().offer().examples().stream()
          .limit(EXAMPLES)
          .map(args -> inputs.at(decision.scene().position(), now.get().input(args)))
          .forEach(text -> lines.addAll(Wrap.hanging("  now: ", "       ", text)));
    }
    return lines;
  }

  private static List<String> lines(String name, Field field) {
    String head = "  <" + field.name() + ">  ";
    String text = field.about() + " (" + form(name, field) + ")";
    String left = field.optional() ? "; may be left out" : "";
    return Wrap.hanging(head, "      ", text + left);
  }

  private static String form(String name, Field field) {
    String words = field.words().isEmpty() ? "" : ": " + String.join(" or ", field.words());
    String behind = field.keyword().isEmpty() ? "" : ", behind the word " + field.keyword();
    return switch (field.type()) {
          case PIECE -> "a piece: its id, name, or where it stands alone";
          case PIECES -> "pieces with commas between them, or none";
          case PLACE -> "a place";
          case PLACES -> "places with hyphens between them, or none";
          case NUMBER -> "a number" + (words.isEmpty() ? "" : " or a name" + words);
          case WORD -> "a word" + words;
          case DATA ->
              "in the JSON form alone: {\"do\": \""
                  + name.toLowerCase(Locale.ROOT)
                  + "\", \"args\": {\""
                  + field.name()
                  + "\": ...}}";
        }
        + behind;
  }
}
