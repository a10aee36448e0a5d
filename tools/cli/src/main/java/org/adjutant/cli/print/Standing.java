package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.adjutant.ledger.game.Seat;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Clock;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Duty;
import org.adjutant.rules.spi.Title;

/**
 * How a game stands: the phase, whose decision it is, and what is left to do.
 *
 * @param position whole; what is printed of choices is open to all, and duties are the sides' own
 * @param view what the viewer sees
 * @param shown the sides whose duties and questions the viewer may read
 */
public record Standing(
    Title title, Position position, Position view, Map<SideId, Seat> seats, List<SideId> shown) {

  public List<String> lines(Ink ink) {
    return lines(ink, List.of());
  }

  /** The same without what the title already said of an earlier view. */
  public List<String> since(Position earlier, Ink ink) {
    return lines(ink, title.display().standing(earlier));
  }

  private List<String> lines(Ink ink, List<String> known) {
    List<String> lines = new ArrayList<>();
    Clock clock = position.clock();
    if (position.outcome().isPresent()) {
      var end = position.outcome().get();
      String winners =
          end.winners().isEmpty() ? "a draw" : String.join(", ", names(end.winners())) + " won";
      lines.add(ink.bold("The game is over: " + winners + " (" + end.degree() + ")"));
      lines.addAll(Wrap.hanging("  " + end.rule() + "  ", "    ", end.why()));
    } else {
      String phase = title.phases().of(clock.phase()).name();
      String sides = String.join(" and ", names(clock.active()));
      lines.add(
          ink.bold("Turn " + clock.turn() + ", " + phase) + (sides.isEmpty() ? "" : ": " + sides));
    }
    for (Choice choice : position.openChoices()) {
      lines.addAll(question(choice));
    }
    position
        .openRoll()
        .ifPresent(
            roll ->
                lines.addAll(
                    Wrap.hanging(
                        "  ",
                        "    ",
                        "Dice are awaited: "
                            + roll.expression()
                            + " for "
                            + roll.purpose()
                            + " ("
                            + roll.subject()
                            + ")")));
    if (position.openChoices().isEmpty() && position.openRoll().isEmpty()) {
      decides(lines);
    }
    title.display().standing(view).stream()
        .filter(line -> !known.contains(line))
        .forEach(line -> lines.addAll(Wrap.hanging("  ", "    ", line)));
    return lines;
  }

  private void decides(List<String> lines) {
    for (SideId side : Offers.deciding(position)) {
      Seat seat = seats.getOrDefault(side, Seat.HUMAN);
      String who = seat.isBot() ? " (the bot " + seat.holder() + ")" : "";
      lines.add("  " + name(side) + who + " decides.");
      lines.addAll(owed(duties(side)));
    }
  }

  /** A line or more for each duty, and one for those that differ in what they are of. */
  private static List<String> owed(List<Duty> duties) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < duties.size(); ) {
      Duty duty = duties.get(i);
      Gathered what = Gathered.of(duty.what());
      do {
        i++;
      } while (i < duties.size()
          && duties.get(i).must() == duty.must()
          && duties.get(i).rule().equals(duty.rule())
          && what.takes(duties.get(i).what()));
      String must = duty.must() ? "must: " : "may still: ";
      lines.addAll(Wrap.hanging("  - ", "    ", must + what.text() + " (" + duty.rule() + ")"));
    }
    return lines;
  }

  private List<String> question(Choice choice) {
    String asks = "has to choose: " + choice.kind();
    if (shown.contains(choice.owner())) {
      asks = title.choice(choice.kind()).map(kind -> ask(kind, choice)).orElse(asks);
    }
    return Wrap.hanging("  " + name(choice.owner()) + ": ", "    ", asks);
  }

  private String ask(ChoiceKind kind, Choice choice) {
    return kind.ask(desk(choice.owner()), choice) + " (" + choice.kind() + ")";
  }

  private List<Duty> duties(SideId side) {
    return shown.contains(side) ? title.duties(desk(side)) : List.of();
  }

  private Desk desk(SideId side) {
    return new Desk(title, position.seenBy(Viewer.of(side)), side);
  }

  private List<String> names(List<SideId> sides) {
    return sides.stream().map(this::name).toList();
  }

  private String name(SideId side) {
    return title.display().side(side);
  }

  public Data data() {
    Clock clock = position.clock();
    List<Data> choices = new ArrayList<>();
    for (Choice choice : position.openChoices()) {
      choices.add(
          Data.of("id", choice.id())
              .with("kind", choice.kind())
              .with("owner", choice.owner().id()));
    }
    List<Data> duties = new ArrayList<>();
    for (SideId side : Offers.deciding(position)) {
      for (Duty duty : duties(side)) {
        duties.add(
            Data.of("side", side.id())
                .with("rule", duty.rule())
                .with("what", duty.what())
                .with("must", duty.must()));
      }
    }
    Data data =
        Data.of("turn", clock.turn())
            .with("phase", clock.phase())
            .with("active", Data.texts(clock.active().stream().map(SideId::id).toList()))
            .with(
                "deciding", Data.texts(Offers.deciding(position).stream().map(SideId::id).toList()))
            .with("choices", Data.of(choices))
            .with("duties", Data.of(duties))
            .with("standing", Data.texts(title.display().standing(view)));
    if (position.openRoll().isPresent()) {
      var roll = position.openRoll().get();
      data = data.with("roll", Data.of("dice", roll.expression()).with("purpose", roll.purpose()));
    }
    if (position.outcome().isPresent()) {
      var end = position.outcome().get();
      data =
          data.with(
              "outcome",
              Data.of("winners", Data.texts(end.winners().stream().map(SideId::id).toList()))
                  .with("degree", end.degree())
                  .with("rule", end.rule())
                  .with("why", end.why()));
    }
    return data;
  }
}
