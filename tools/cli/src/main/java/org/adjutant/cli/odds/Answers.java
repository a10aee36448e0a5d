package org.adjutant.cli.odds;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.odds.Distribution.Weighed;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Wrap;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.odds.Responder;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.spi.Title;

/** Where a side has to choose: what it may answer, and what each answer leads to. */
record Answers(Title title, Weighed stop, Share share) {
  private static final int SHOWN = 6;
  private static final int LOOKED_INTO = 500;

  private Choice choice() {
    return stop.what().waits().orElseThrow();
  }

  private List<Input> inputs() {
    Position at = stop.what().after();
    List<Input> inputs = new ArrayList<>();
    for (Legal legal : Offers.of(title, at, choice().owner())) {
      if (legal.choice().equals(choice().id())) {
        legal.offer().examples().forEach(example -> inputs.add(legal.input(example)));
      }
    }
    return inputs;
  }

  List<String> lines() {
    List<Input> inputs = inputs();
    List<String> lines = new ArrayList<>();
    String label = stop.what().label();
    String after = label.isEmpty() ? "" : "After " + label + " (" + share.percent() + ") ";
    String owner = title.display().side(choice().owner());
    lines.addAll(Wrap.hanging("  ", "    ", after + owner + " chooses: " + choice().kind()));
    for (Input input : inputs.subList(0, Math.min(SHOWN, inputs.size()))) {
      String typed = new Inputs(title).at(stop.what().after(), input);
      lines.addAll(Wrap.hanging("    ", "        ", typed + ": " + outcome(input)));
    }
    if (inputs.size() > SHOWN) {
      lines.add("    ... and " + (inputs.size() - SHOWN) + " more; --json has them all");
    }
    return lines;
  }

  /** What an answer leads to, in words. */
  private String outcome(Input input) {
    Position at = stop.what().after();
    Trial trial = new Trial(title, at, java.util.Optional.of(input), Responder.NONE);
    if (!(trial.forecast(LOOKED_INTO) instanceof Forecast.Exact exact)) {
      return "more may come of it than can be listed; odds of it alone tell";
    }
    List<String> said = new ArrayList<>();
    for (Weighed way : trial.exact(exact).ways()) {
      String words = way.what().words(title, at);
      String chances = exact.upshots().size() == 1 ? "" : chances(exact, way);
      String then =
          way.what()
              .waits()
              .map(c -> "then " + title.display().side(c.owner()) + " chooses: " + c.kind())
              .orElse("");
      String what = words.isEmpty() && then.isEmpty() ? "nothing is lost" : words;
      said.add(chances + what + (what.isEmpty() || then.isEmpty() ? "" : ", ") + then);
    }
    return String.join("; or ", said);
  }

  private static String chances(Forecast.Exact exact, Weighed way) {
    Share share = Share.exact(new org.adjutant.rules.odds.Chances(way.weight(), exact.of()));
    String label = way.what().label();
    return share.percent() + (label.isEmpty() ? "" : " " + label) + ": ";
  }

  Data data() {
    List<Data> answers = new ArrayList<>();
    for (Input input : inputs()) {
      answers.add(
          Data.of("typed", new Inputs(title).at(stop.what().after(), input))
              .with("leads to", outcome(input)));
    }
    return Data.of("after", stop.what().label())
        .with("chances", share.data())
        .with("owner", choice().owner().id())
        .with("choice", choice().kind())
        .with("answers", Data.of(answers));
  }
}
