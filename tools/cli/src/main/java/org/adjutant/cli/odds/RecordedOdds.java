package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Odds;
import org.adjutant.rules.odds.Results;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** What could have come of a recorded ruling, and what came of it. */
public record RecordedOdds(Report expected, Consequence actual) {

  /**
   * Of the ruling that an event belongs to; of one without dice, that in which its procedure came
   * to the first.
   *
   * @param bots who answers, on the ways that were possible, what sides choose
   * @throws BadCall if there are no odds of it: it was refused, no matter of chance, or secret
   */
  public static RecordedOdds of(Scene scene, long number, Map<SideId, String> bots) {
    RecordedRuling ruling = withDice(scene, number);
    long at = scene.history().before(ruling);
    Input input =
        ruling
            .input()
            .filter(i -> at >= 0 && !i.by().equals(SideId.UMPIRE))
            .orElseThrow(
                () ->
                    new BadCall(
                        "there are no odds of ruling "
                            + ruling.number()
                            + ": it is the opening, an umpire's, or not for your eyes"));
    Position before = scene.history().position(at);
    Ground ground =
        Ground.of(scene.title(), before, scene.viewer())
            .orElseThrow(() -> new BadCall("say by --as SIDE for which side"));
    Optional<Input> tried = input instanceof Input.Dice ? Optional.empty() : Optional.of(input);
    Trial trial =
        new Trial(scene.title(), ground.position(), tried, new BotResponder(scene.title(), bots));
    if (!(trial.forecast(Odds.USUAL) instanceof Forecast.Exact exact)) {
      throw new BadCall(
          "the odds of ruling "
              + ruling.number()
              + " cannot be worked out exactly; go back there and sample it: adjutant odds ACTION"
              + " --at "
              + at);
    }
    String what = "ruling " + ruling.number() + ": " + typed(scene, ruling);
    String how = "Exact" + ground.words() + ", on the position before it (event " + at + ").";
    return new RecordedOdds(
        new Report(scene.title(), ground.position(), what, how, trial.exact(exact)),
        actual(scene, at, bots.isEmpty() ? ruling.number() : end(scene, ruling)));
  }

  /** What was submitted; behind it the action whose procedure it carried on, if it did. */
  private static String typed(Scene scene, RecordedRuling ruling) {
    String own = typedAlone(scene, ruling);
    return ruling.origin() == ruling.number()
        ? own
        : own
            + ", in "
            + typedAlone(scene, scene.history().ruling(ruling.origin(), scene.viewer()));
  }

  private static String typedAlone(Scene scene, RecordedRuling ruling) {
    Position before = scene.history().position(Math.max(0, scene.history().before(ruling)));
    return ruling
        .input()
        .map(input -> new Inputs(scene.title()).at(before, input))
        .orElse("something secret");
  }

  /** Where the procedure ends that a ruling belongs to. */
  private static long end(Scene scene, RecordedRuling ruling) {
    var procedure = scene.history().procedure(ruling.number(), scene.viewer());
    return procedure.get(procedure.size() - 1).number();
  }

  private static RecordedRuling withDice(Scene scene, long number) {
    RecordedRuling one = scene.history().ruling(number, scene.viewer());
    if (rolled(one)) {
      return one;
    }
    return scene.history().procedure(number, scene.viewer()).stream()
        .filter(RecordedOdds::rolled)
        .findFirst()
        .orElse(one);
  }

  private static boolean rolled(RecordedRuling ruling) {
    return ruling.trail().stream()
        .flatMap(finding -> finding.sources().stream())
        .anyMatch(source -> source.kind().equals("dice"));
  }

  private static Consequence actual(Scene scene, long at, long to) {
    List<Event> events = new ArrayList<>();
    List<String> dice = new ArrayList<>();
    for (RecordedEvent event : scene.history().events(at + 1, to, scene.viewer())) {
      events.add(Event.open(event.name(), event.actor(), event.facts(), event.effects()));
      event.facts().find("dice").ifPresent(d -> d.items().forEach(die -> dice.add("" + die)));
    }
    return Consequence.of(
        scene.title(),
        scene.history().position(at).seenBy(scene.viewer()),
        Results.of(events),
        dice.isEmpty() ? "" : "dice " + String.join(" ", dice),
        events,
        scene.history().position(to).seenBy(scene.viewer()));
  }

  public List<String> lines(Ink ink) {
    Title title = expected.title();
    List<String> lines = new ArrayList<>(expected.lines(ink));
    lines.add("");
    String label = actual.label().isEmpty() ? "no dice fell" : actual.label();
    Share share = expected.distribution().share(way -> way.label().equals(actual.label()));
    lines.add(ink.bold("What fell: " + label + " (" + share.percent() + ")"));
    String words = actual.words(title, expected.before());
    lines.addAll(Wrap.hanging("  ", "    ", words.isEmpty() ? "nothing is lost" : words));
    lines.add(ink.dim(String.format("  %-26s %10s %10s", "steps lost", "expected", "actual")));
    for (Map.Entry<SideId, Integer> lost : actual.lost().entrySet()) {
      lines.add(
          String.format(
              "  %-26s %10s %10d",
              title.display().side(lost.getKey()),
              Mean.number(expected.distribution().lost(lost.getKey()).value()),
              lost.getValue()));
    }
    return lines;
  }

  public Data data() {
    Data lost = Data.EMPTY;
    for (Map.Entry<SideId, Integer> side : actual.lost().entrySet()) {
      lost = lost.with(side.getKey().id(), side.getValue());
    }
    Share share = expected.distribution().share(way -> way.label().equals(actual.label()));
    return Data.of("expected", expected.data())
        .with(
            "actual",
            Data.of("result", actual.label())
                .with("chances", share.data())
                .with("steps lost", lost));
  }

  public String svg() {
    return expected.svg();
  }
}
