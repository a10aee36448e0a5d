package org.adjutant.host.typed;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.spi.ActionKind;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Shape;
import org.adjutant.rules.spi.Title;

/**
 * Reads what a side types ({@code attack 1113 with 26a,26b}; for a choice it owes {@code retreat
 * 1112-1111}, or without the word if it owes only one) into the inputs it may mean.
 */
public final class ShortForm {
  private final Title title;
  private final Position position;
  private final Position view;
  private final SideId side;

  public ShortForm(Title title, Position position, SideId side) {
    this.title = title;
    this.position = position;
    this.side = side;
    this.view = title.hasSecrets() ? position.seenBy(Viewer.of(side)) : position;
  }

  /**
   * The inputs a typed line may mean: one, or several between which its author must choose.
   *
   * @throws InputException saying what was not understood and how it is typed
   */
  public List<Input> read(String typed) {
    List<String> words = Arrays.stream(typed.trim().split("\\s+")).toList();
    if (words.get(0).isEmpty()) {
      throw new InputException("nothing was typed; there are " + actionNames());
    }
    return choiceMeant(words.get(0))
        .map(choice -> List.of(answer(choice, words)))
        .orElseGet(() -> act(words.get(0), words.subList(1, words.size())));
  }

  /**
   * The one input a typed line means.
   *
   * @throws InputException if it is not understood, or several are meant, which are named
   */
  public Input readOne(String typed) {
    List<Input> meant = read(typed);
    if (meant.size() == 1) {
      return meant.get(0);
    }
    throw new InputException(
        "\""
            + typed
            + "\" may mean "
            + String.join(" or ", meant.stream().map(this::print).toList()));
  }

  /** An input as it would be typed. */
  public String print(Input input) {
    if (input instanceof Input.Act act) {
      Shape shape = Offers.kind(title, act.action().kind()).shape();
      return (act.action().kind() + " " + shape.print(act.action().args())).trim();
    }
    if (input instanceof Input.Answer answer) {
      Choice choice = owed(answer.choice());
      return (choice.kind() + " " + kind(choice).shape().print(answer.answer())).trim();
    }
    return "dice "
        + String.join(",", ((Input.Dice) input).dice().stream().map(String::valueOf).toList());
  }

  private Optional<Choice> choiceMeant(String word) {
    List<Choice> owed =
        position.openChoices().stream().filter(c -> c.owner().equals(side)).toList();
    Optional<Choice> byName =
        owed.stream().filter(c -> c.id().equals(word) || c.kind().equals(word)).findFirst();
    boolean isAction = title.action(word).isPresent();
    return byName.isPresent() || owed.size() != 1 || isAction ? byName : Optional.of(owed.get(0));
  }

  /** In front may stand the choice's id, its name, or both. */
  private Input answer(Choice choice, List<String> words) {
    List<String> rest = words;
    for (String name : List.of(choice.id(), choice.kind())) {
      rest = !rest.isEmpty() && rest.get(0).equals(name) ? rest.subList(1, rest.size()) : rest;
    }
    return new Input.Answer(side, choice.id(), parse(choice, rest, rest.size() < words.size()));
  }

  /** Without the choice's name in front an action may have been meant, and misspelt. */
  private Data parse(Choice choice, List<String> words, boolean named) {
    try {
      return kind(choice).shape().parse(choice.kind(), words, new PieceNames(title, view));
    } catch (InputException notUnderstood) {
      throw named
          ? notUnderstood
          : new InputException(
              notUnderstood.getMessage()
                  + "; nor is \""
                  + words.get(0)
                  + "\" an action, there are "
                  + actionNames());
    }
  }

  private List<Input> act(String name, List<String> words) {
    ActionKind kind = Offers.kind(title, name);
    Data args = kind.shape().parse(name, words, new PieceNames(title, view));
    List<Data> whole = kind.complete(new Desk(title, view, side), args);
    return whole.stream().<Input>map(full -> Input.act(side, name, full)).toList();
  }

  private Choice owed(String id) {
    return position.openChoices().stream()
        .filter(c -> c.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new InputException("no choice \"" + id + "\" is open"));
  }

  private ChoiceKind kind(Choice choice) {
    return title
        .choice(choice.kind())
        .orElseThrow(
            () -> new InputException(title.pack() + " has no choice \"" + choice.kind() + "\""));
  }

  private List<String> actionNames() {
    return title.actions().stream().map(ActionKind::name).toList();
  }
}
