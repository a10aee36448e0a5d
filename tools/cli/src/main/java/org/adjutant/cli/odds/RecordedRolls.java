package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.ledger.History;
import org.adjutant.ledger.dice.Dice;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.EventNames;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/**
 * The rolls of a recorded ruling: what could have fallen, where the dice come from, and how anybody
 * can check them. Worked out from the record alone, on the position before the ruling.
 */
public record RecordedRolls(Title title, History history, Viewer viewer) {
  private static final int INDENT = 11;

  private record Told(RecordedEvent event, Optional<RollOdds> odds, String supposed) {}

  private List<Told> rolls(RecordedRuling ruling) {
    long before = history.before(ruling);
    List<RecordedEvent> rolled =
        history.events(before + 1, ruling.number(), viewer).stream()
            .filter(event -> event.name().equals(EventNames.DICE_ROLLED))
            .filter(event -> event.facts().has("dice"))
            .toList();
    if (rolled.isEmpty()) {
      return List.of();
    }
    Optional<Input> input = ruling.input().filter(any -> before >= 0);
    Optional<Ground> ground =
        input.flatMap(any -> Ground.of(title, history.position(before), viewer));
    Map<String, List<Integer>> fallen = new LinkedHashMap<>();
    List<Told> told = new ArrayList<>();
    for (RecordedEvent event : rolled) {
      String key = event.facts().text("key");
      Optional<RollOdds> odds =
          ground.flatMap(on -> RollOdds.of(on, input.orElseThrow(), key, fallen));
      told.add(new Told(event, odds, ground.map(Ground::words).orElse("")));
      fallen.put(key, dice(event));
    }
    return told;
  }

  private static List<Integer> dice(RecordedEvent event) {
    return event.facts().get("dice").items().stream().map(Data::integer).toList();
  }

  /** A few lines for each roll; none for a ruling without dice. */
  public List<String> lines(RecordedRuling ruling, Ink ink) {
    List<String> lines = new ArrayList<>();
    for (Told told : rolls(ruling)) {
      Data facts = told.event().facts();
      String subject = facts.text("subject").isEmpty() ? "" : " (" + facts.text("subject") + ")";
      lines.add(
          ink.warn(
              "  dice     event "
                  + told.event().number()
                  + ": "
                  + facts.text("roll")
                  + " for "
                  + facts.text("purpose")
                  + subject
                  + ": "
                  + facts.get("dice")));
      told.odds()
          .ifPresent(
              odds ->
                  lines.addAll(
                      hanging("odds" + told.supposed() + ": ", odds.words(dice(told.event())))));
      lines.addAll(hanging("came: ", origin(facts.text("origin"))));
      lines.addAll(hanging("key:  ", facts.text("key")));
    }
    return lines;
  }

  private static List<String> hanging(String first, String text) {
    return Wrap.hanging(" ".repeat(INDENT) + first, " ".repeat(INDENT + 6), text);
  }

  private static String origin(String origin) {
    return switch (origin) {
      case "seed" ->
          Dice.ALGORITHM
              + " over the key, with the committed seed of the branch; adjutant verify derives it"
              + " again";
      case "shared" ->
          Dice.ALGORITHM
              + " over the key, with the committed seed of the branch and what another seat"
              + " contributed after the action; adjutant verify derives it again";
      case "recorded" ->
          "the dice that fell before for this key; adjutant verify finds them on the branch it left";
      default -> origin + ", so nothing can prove it";
    };
  }

  /** The same as data. */
  public Data data(RecordedRuling ruling) {
    List<Data> all = new ArrayList<>();
    for (Told told : rolls(ruling)) {
      Data roll =
          Data.of("number", told.event().number())
              .with("roll", told.event().facts())
              .with("algorithm", Dice.ALGORITHM)
              .with("came", origin(told.event().facts().text("origin")));
      all.add(
          told.odds()
              .map(odds -> roll.with("odds", odds.data()).with("supposed", told.supposed()))
              .orElse(roll));
    }
    return Data.of(all);
  }
}
