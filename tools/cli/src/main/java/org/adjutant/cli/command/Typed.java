package org.adjutant.cli.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.host.json.JsonReader;
import org.adjutant.host.typed.Near;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.spi.ActionKind;

/** Reads what was typed for one point of a game: the short form, the JSON form, or dice. */
public record Typed(Scene scene, Optional<String> as) {

  /** What the line may mean: one input, or several between which its author must choose. */
  public List<Input> meanings(String line) {
    String text = line.trim();
    if (text.startsWith("{")) {
      Input input = json(text);
      new OnMap(scene.title(), scene.position()).check(input);
      return List.of(input);
    }
    if (text.startsWith("dice ") && scene.position().openRoll().isPresent()) {
      return List.of(dice(text.substring(5)));
    }
    SideId side = scene.acting(as);
    List<Input> meant = read(new ShortForm(scene.title(), scene.position(), side), text);
    meant.forEach(input -> new OnMap(scene.title(), scene.position()).check(input));
    return meant;
  }

  /** Names what comes near to a misspelt verb. */
  private List<Input> read(ShortForm form, String text) {
    try {
      return form.read(text);
    } catch (InputException e) {
      String verb = text.split("\\s+")[0];
      List<String> verbs = scene.title().actions().stream().map(ActionKind::name).toList();
      String guess = verbs.contains(verb) ? "" : Near.guess(verb, verbs);
      throw guess.isEmpty() ? e : new InputException(e.getMessage() + guess);
    }
  }

  /**
   * The one input the line means.
   *
   * @param pick which of several to take, from 1
   * @throws BadCall listing them if there are several and none was picked
   */
  Input meaning(String line, Optional<Integer> pick) {
    List<Input> all = meanings(line);
    if (all.size() == 1) {
      return all.get(0);
    }
    int number = pick.orElse(0);
    if (number >= 1 && number <= all.size()) {
      return all.get(number - 1);
    }
    List<String> lines = new ArrayList<>();
    Inputs inputs = new Inputs(scene.title());
    for (int i = 0; i < all.size(); i++) {
      lines.add("  " + (i + 1) + "  " + inputs.at(scene.position(), all.get(i)));
    }
    throw new BadCall(
        "\""
            + line
            + "\" may mean one of these, which differ in effect; choose by --pick N:\n"
            + String.join("\n", lines));
  }

  private Input json(String text) {
    Data data = JsonReader.read("the action", text);
    if (!data.has("by") && !data.has("dice")) {
      data = data.with("by", scene.acting(as).id());
    }
    if (data.has("do") && !data.has("args")) {
      data = data.with("args", Data.EMPTY);
    }
    try {
      return InputText.read(data);
    } catch (DataException e) {
      throw new BadCall(
          "the action: "
              + e.getMessage()
              + ". Write {\"do\": \"move\", \"args\": {...}}, {\"choice\": \"ID\", \"answer\":"
              + " {...}} or {\"dice\": [3], \"origin\": \"reported by NAME\"}");
    }
  }

  private static Input dice(String text) {
    try {
      List<Integer> dice = Arrays.stream(text.trim().split("[ ,]+")).map(Integer::valueOf).toList();
      return new Input.Dice(dice, "reported");
    } catch (NumberFormatException e) {
      throw new BadCall("dice are whole numbers: dice 3,5; not \"" + text + "\"");
    }
  }
}
