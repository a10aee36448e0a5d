package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.spi.Title;
import org.adjutant.rules.spi.look.Phrases;

/**
 * An event as a sentence: the title's own, or one for what all titles have in common, or its name
 * and facts as they are.
 */
record EventWords(Title title) {
  private static final Phrases COMMON =
      Phrases.read(
          Data.of(
              "events",
              Data.of(EventNames.GAME_OPENED, "{pack}/{scenario} is opened")
                  .with(EventNames.PHASE_ENDED, "{@actor} end the phase")
                  .with(EventNames.PROCEEDED, "play goes on")
                  .with(EventNames.GAME_ENDED, "the game ends[, {@winners} win]: {degree}; {why}")
                  .with(EventNames.CONTROL_CHANGED, "{at} is now held by {@side}")));

  String of(String name, SideId actor, Data facts) {
    return title
        .display()
        .tell(name, actor, facts)
        .or(() -> common(name, actor, facts))
        .or(() -> COMMON.tell(this::side, name, actor, facts))
        .orElseGet(() -> plain(name, actor, facts));
  }

  private static String plain(String name, SideId actor, Data facts) {
    return (Words.event(name) + " " + actor + " " + Words.fields(facts)).strip();
  }

  private Optional<String> common(String name, SideId actor, Data facts) {
    return switch (name) {
      case EventNames.DICE_ROLLED ->
          facts.has("dice") ? Optional.of(dice(facts)) : Optional.empty();
      case EventNames.ROLL_NEEDED ->
          facts.find("roll").map(r -> "dice are awaited: " + rest(facts));
      case EventNames.PHASE_BEGAN -> facts.find("phase").map(phase -> phase(phase.text(), facts));
      case EventNames.CHOICE_OFFERED -> facts.find("choices").map(this::choices);
      case EventNames.CHOICE_ANSWERED ->
          facts
              .find("answer")
              .map(a -> side(actor) + " chooses, " + facts.text("choice") + ": " + answer(a));
      case EventNames.GAME_OPENED -> facts.find("from").map(from -> opened(facts, from));
      case EventNames.READING_CHANGED ->
          facts
              .find("readings")
              .map(r -> "from now on " + Words.readings(r) + ": " + facts.text("reason"));
      case EventNames.OVERRULED ->
          facts
              .find("reason")
              .map(
                  reason ->
                      "ruled above the rules"
                          + facts
                              .find("aside")
                              .map(a -> ", setting aside " + String.join(", ", a.textItems()))
                              .orElse("")
                          + ": "
                          + reason);
      default -> Optional.<String>empty();
    };
  }

  private String opened(Data facts, Data from) {
    return facts.text("pack")
        + "/"
        + facts.text("scenario")
        + " is opened at a position from "
        + from.find("game").map(game -> game + ", " + from.text("point")).orElse(from.toString())
        + from.find("as")
            .map(as -> ", as " + side(new SideId(as.text())) + " may suppose it")
            .orElse("");
  }

  /** What was answered; of a single field the value alone. */
  private static String answer(Data answer) {
    boolean single = answer instanceof Data.Fields && answer.fields().size() == 1;
    return Words.fields(single ? answer.fields().values().iterator().next() : answer);
  }

  private String phase(String id, Data facts) {
    List<String> active = new ArrayList<>();
    facts
        .find("active")
        .ifPresent(sides -> sides.textItems().forEach(s -> active.add(side(new SideId(s)))));
    return "turn "
        + facts.get("turn")
        + ", "
        + title.phases().of(id).name()
        + (active.isEmpty() ? "" : ": " + String.join(" and ", active));
  }

  private String choices(Data choices) {
    List<String> asked = new ArrayList<>();
    for (Data choice : choices.items()) {
      asked.add(side(new SideId(choice.text("owner"))) + " to choose: " + choice.text("choice"));
    }
    return String.join("; ", asked);
  }

  private String side(SideId side) {
    return title.sides().contains(side) ? title.display().side(side) : side.id();
  }

  /** {@code dice 5 of 1d6 for combat (0110), from the seed}. */
  private static String dice(Data facts) {
    List<String> dice = facts.get("dice").items().stream().map(Data::toString).toList();
    return "dice "
        + String.join(" ", dice)
        + " of "
        + rest(facts)
        + facts.find("origin").map(origin -> ", from the " + origin).orElse("");
  }

  private static String rest(Data facts) {
    String about = facts.find("subject").map(Data::toString).orElse("");
    return facts.find("roll").map(Data::toString).orElse("")
        + facts.find("purpose").map(purpose -> " for " + purpose).orElse("")
        + (about.isEmpty() ? "" : " (" + about + ")");
  }
}
