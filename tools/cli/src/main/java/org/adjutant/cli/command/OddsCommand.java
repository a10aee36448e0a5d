package org.adjutant.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.cli.bot.Bots;
import org.adjutant.cli.bout.Seeds;
import org.adjutant.cli.odds.Asked;
import org.adjutant.cli.odds.Asked.Stretch;
import org.adjutant.cli.odds.ChartWords;
import org.adjutant.cli.odds.Ground;
import org.adjutant.cli.odds.Playouts;
import org.adjutant.cli.odds.RecordedOdds;
import org.adjutant.cli.odds.Report;
import org.adjutant.cli.print.Inputs;
import org.adjutant.cli.print.Trail;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Look;
import org.adjutant.cli.sitting.Scene;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.cli.sitting.Task;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.odds.Forecast;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Input;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What may come of an action, or of the rest of a phase, turn or game; records nothing. */
@Command(
    name = "odds",
    description = {
      "What may come of an action, an answer or the open roll, and how likely it is; nothing is"
          + " recorded.",
      "Exact where there are few ways, else sampled on fresh dice with bounds."
    },
    footer = {
      "",
      "adjutant odds attack 1514 with 22a,20a",
      "adjutant odds attack 1514 with 22a,20a --bots german=greedy",
      "adjutant odds --turn --bots british=greedy,german=random --samples 500",
      "adjutant odds --event 214     what could have come of a recorded ruling",
      "In a game with hidden things a side's odds are those of what it may suppose."
    })
public final class OddsCommand implements Task {
  @Mixin private Look look = new Look();

  @Parameters(paramLabel = "ACTION", arity = "0..*", description = "As for adjutant do.")
  private List<String> words = new ArrayList<>();

  @Option(names = "--pick", paramLabel = "N", description = "Which, if it may mean several.")
  private Optional<Integer> pick = Optional.empty();

  @Option(names = "--phase", description = "Bots play the rest of the phase, many times.")
  private boolean phase;

  @Option(names = "--turn", description = "Bots play the rest of the turn, many times.")
  private boolean turn;

  @Option(names = "--end", description = "Bots play to the end of the game, many times.")
  private boolean whole;

  @Option(
      names = "--event",
      paramLabel = "N",
      description = "Expected against actual, of the recorded ruling that event N belongs to.")
  private Optional<Long> event = Optional.empty();

  @Option(
      names = "--bots",
      paramLabel = "SIDE=BOT",
      split = ",",
      description = "Who chooses on the way: random or greedy.")
  private Map<String, String> bots = new LinkedHashMap<>();

  @Option(
      names = "--samples",
      paramLabel = "N",
      description = "Samples so many times: 10000 unless told, 100 where bots play.")
  private Optional<Integer> samples = Optional.empty();

  @Option(names = "--seed", paramLabel = "TEXT", description = "Makes samples repeatable.")
  private Optional<String> seed = Optional.empty();

  @Option(names = "--svg", paramLabel = "FILE", description = "Draws a chart into a file as SVG.")
  private Optional<Path> svg = Optional.empty();

  @Override
  public Answer run(Sitting sitting) {
    if (samples.filter(n -> n < 1).isPresent()) {
      throw new BadCall("--samples takes a number of 1 or more, not " + samples.get());
    }
    Scene scene = look.scene(sitting);
    return event.isPresent() ? recorded(sitting, scene) : asked(sitting, scene);
  }

  private Answer recorded(Sitting sitting, Scene scene) {
    if (event.get() < 0 || event.get() > scene.history().head()) {
      throw new BadCall(
          "there is no event "
              + event.get()
              + " on branch "
              + scene.branch().name()
              + "; it has 0 to "
              + scene.history().head());
    }
    RecordedOdds odds = RecordedOdds.of(scene, event.get(), seats(scene, false));
    List<String> lines = new ArrayList<>(odds.lines(sitting.ink()));
    lines.addAll(ChartWords.of(scene.game().data()).legend(odds.expected().labels()));
    return drawn(odds.data(), lines, odds::svg);
  }

  private Answer asked(Sitting sitting, Scene scene) {
    Ground ground = Ground.of(scene);
    Scene supposed = ground.in(scene);
    Optional<Input> input =
        words.isEmpty()
            ? Optional.empty()
            : Optional.of(new Typed(supposed, look.as()).meaning(String.join(" ", words), pick));
    String typed = input.map(i -> new Inputs(scene.title()).at(ground.position(), i)).orElse("");
    Seeds seeds = seed.map(Seeds::new).orElseGet(Seeds::fresh);
    Optional<Stretch> stretch = stretch();
    if (stretch.isPresent()) {
      String what = (typed.isEmpty() ? "" : typed + ", then ") + rest(stretch.get());
      Asked asked = new Asked(ground, input, what, seats(scene, true), samples, seeds);
      refuse(asked);
      int all = asked.count(true);
      Bar bar = new Bar(sitting.around().err(), sitting.around().terminal());
      Playouts played =
          asked.played(stretch.get(), n -> bar.at(n, all, n + " of " + all + " games"));
      bar.gone();
      return drawn(played.data(), played.lines(sitting.ink()), played::svg);
    }
    String what = input.isPresent() ? typed : open(ground.position());
    Asked asked = new Asked(ground, input, what, seats(scene, false), samples, seeds);
    Forecast forecast = asked.forecast();
    if (forecast instanceof Forecast.Refused refused) {
      return refused(sitting, scene, typed, refused);
    }
    int all = asked.count(false);
    Bar bar = new Bar(sitting.around().err(), sitting.around().terminal());
    Report report = asked.report(forecast, n -> bar.at(n, all, n + " of " + all + " samples"));
    bar.gone();
    List<String> lines = new ArrayList<>(report.lines(sitting.ink()));
    lines.addAll(ChartWords.of(scene.game().data()).legend(report.labels()));
    return drawn(report.data(), lines, report::svg);
  }

  private Answer refused(Sitting sitting, Scene scene, String typed, Forecast.Refused refused) {
    var findings = refused.ruling().forbidding();
    Trail trail = new Trail(scene.title(), scene.viewer(), sitting.ink());
    List<String> lines = new ArrayList<>();
    lines.add(sitting.ink().bad("would be refused") + ": " + typed);
    lines.addAll(trail.lines(findings));
    Data data = Data.of("permitted", Data.of(false)).with("trail", trail.data(findings));
    return Answer.of(data, lines).refused(true);
  }

  /** Nothing is played after an input that would be refused. */
  private static void refuse(Asked asked) {
    if (asked.input().isPresent() && asked.forecast() instanceof Forecast.Refused refused) {
      throw new BadCall(
          "this would be refused, so nothing can be played after it: "
              + refused.ruling().forbidding().get(0).says()
              + " ("
              + refused.ruling().forbidding().get(0).rule()
              + "); adjutant why-not says all");
    }
  }

  private Optional<Stretch> stretch() {
    List<Stretch> asked = new ArrayList<>();
    if (phase) {
      asked.add(Stretch.PHASE);
    }
    if (turn) {
      asked.add(Stretch.TURN);
    }
    if (whole) {
      asked.add(Stretch.GAME);
    }
    if (asked.size() > 1) {
      throw new BadCall("say one of --phase, --turn and --end");
    }
    return asked.stream().findFirst();
  }

  private static String rest(Stretch stretch) {
    return "the rest of the " + stretch.name().toLowerCase(java.util.Locale.ROOT);
  }

  private static String open(Position position) {
    if (position.openRoll().isPresent()) {
      var roll = position.openRoll().get();
      return "the open roll: " + roll.expression() + " for " + roll.purpose();
    }
    throw new BadCall(
        "odds of what? Type an action as for adjutant do, or say --phase, --turn or --end, or"
            + " --event N for a recorded ruling");
  }

  /**
   * @param all whether somebody has to decide for every side
   */
  private Map<SideId, String> seats(Scene scene, boolean all) {
    Map<SideId, String> seats = new LinkedHashMap<>();
    bots.forEach(
        (side, bot) -> {
          Bots.named(bot);
          seats.put(scene.eyes().side(side), bot);
        });
    if (all) {
      scene
          .register()
          .seats()
          .forEach(
              (side, seat) -> seats.putIfAbsent(side, seat.isBot() ? seat.holder() : "greedy"));
    }
    return seats;
  }

  private Answer drawn(Data data, List<String> lines, java.util.function.Supplier<String> chart) {
    if (svg.isEmpty()) {
      return Answer.of(data, lines);
    }
    Files.write(svg.get(), chart.get());
    List<String> more = new ArrayList<>(lines);
    more.add("");
    more.add("Drawn into " + svg.get() + ".");
    return Answer.of(data.with("svg", svg.get().toString()), more);
  }
}
