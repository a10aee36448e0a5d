package org.adjutant.kit.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.adjutant.host.typed.ShortForm;
import org.adjutant.kit.play.SeededChance;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;
import org.adjutant.rules.engine.Chance;
import org.adjutant.rules.engine.Engine;
import org.adjutant.rules.engine.Offers;
import org.adjutant.rules.event.Event;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Input;
import org.adjutant.rules.ruling.InputException;
import org.adjutant.rules.ruling.Ruling;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Title;

/**
 * A game as text that a person can read and that can be played again. The first line names the
 * scenario and the seed of the dice. A line that begins with {@code >} is an input, the side before
 * a colon, as it is typed; what came of it follows: each finding with its numbers and sources, each
 * event with its facts, the digest of the position. Only the inputs are read when it is played
 * again, so a file of nothing else is a transcript too, still to be filled in.
 */
public final class Transcript {
  private static final String HEAD = "# ";
  private static final String SEED = ", dice from seed ";
  private static final String INPUT = "> ";

  private final Title title;
  private final Chance chance;
  private final List<String> lines = new ArrayList<>();
  private Position position;

  private Transcript(Title title, long seed) {
    this.title = title;
    this.chance = new SeededChance(seed);
    lines.add(HEAD + title.pack() + "/" + title.scenario() + SEED + seed);
    this.position = Position.EMPTY;
    record(Engine.open(title, List.of(), chance));
  }

  /** Chooses what a side submits next. */
  @FunctionalInterface
  public interface Player {
    Input next(Position position, SideId side);
  }

  /**
   * A game that is played now, to its end or for so many inputs.
   *
   * @throws AssertionError if the player submits what is refused
   */
  public static String record(Title title, long seed, Player player, int most) {
    Transcript made = new Transcript(title, seed);
    for (int n = 0; n < most && made.position.outcome().isEmpty(); n++) {
      SideId side = Offers.deciding(made.position).get(0);
      if (!made.submit(player.next(made.position, side))) {
        throw new AssertionError("a refused input:\n" + made.lines.get(made.lines.size() - 1));
      }
    }
    return made.text();
  }

  /**
   * The same inputs ruled on again by the title as it is now. An input that no longer fits is
   * written down with the reason, and the game goes on without it.
   *
   * @throws DataException if the first line or an input cannot be read
   */
  public static String replay(Title title, String text) {
    List<String> lines = text.lines().toList();
    Transcript made = new Transcript(title, seed(lines));
    for (int n = 0; n < lines.size(); n++) {
      if (lines.get(n).startsWith(INPUT)) {
        made.again(lines.get(n), n + 1);
      }
    }
    return made.text();
  }

  private void again(String line, int number) {
    try {
      submit(input(line.substring(INPUT.length()), number));
    } catch (InputException e) {
      lines.add("");
      lines.add(line);
      lines.add("  = NOT UNDERSTOOD, " + e.getMessage());
    }
  }

  private static long seed(List<String> lines) {
    String head = lines.isEmpty() ? "" : lines.get(0);
    int at = head.indexOf(SEED);
    try {
      return Long.parseLong(head.substring(at + SEED.length()));
    } catch (NumberFormatException | IndexOutOfBoundsException e) {
      throw new DataException(
          "line 1: a transcript begins with \"" + HEAD + "PACK/SCENARIO" + SEED + "NUMBER\"");
    }
  }

  /** An input as it is typed: {@code british: attack 1514 with 22a,20a}. */
  private Input input(String typed, int line) {
    String[] words = typed.trim().split(": *", 2);
    if (words.length < 2) {
      throw new DataException("line " + line + ": an input is SIDE: ACTION, not \"" + typed + "\"");
    }
    return typed(SideId.of(words[0])).readOne(words[1]);
  }

  private ShortForm typed(SideId side) {
    return new ShortForm(title, position, side);
  }

  private boolean submit(Input input) {
    lines.add("");
    lines.add(INPUT + input.by() + ": " + typed(input.by()).print(input));
    Ruling ruling = Engine.decide(title, position, input, chance);
    record(ruling);
    return ruling.permitted();
  }

  private void record(Ruling ruling) {
    ruling.trail().forEach(this::finding);
    for (Event event : ruling.events()) {
      lines.add("  * " + event.name() + facts(event.facts()));
    }
    position = ruling.after();
    String state = ruling.permitted() ? "" : "REFUSED, ";
    String end = position.outcome().map(outcome -> ", over: " + outcome).orElse("");
    lines.add("  = " + state + clock() + ", " + position.digest().brief() + end);
  }

  private String clock() {
    String active = String.join(",", position.clock().active().stream().map(SideId::id).toList());
    return ("turn " + position.clock().turn() + " " + position.clock().phase() + " " + active)
        .trim();
  }

  private void finding(Finding finding) {
    StringBuilder line = new StringBuilder("  ");
    line.append(finding.bearing().name().toLowerCase(Locale.ROOT)).append(' ');
    line.append(finding.rule()).append(": ").append(finding.says());
    line.append(facts(finding.inputs()));
    for (Source source : finding.sources()) {
      line.append(" [").append(source.kind()).append(' ').append(source.ref());
      line.append(" = ").append(source.value()).append(']');
    }
    lines.add(line.toString());
  }

  private static String facts(Data facts) {
    return facts.fields().isEmpty() ? "" : " " + facts;
  }

  private String text() {
    return String.join("\n", lines) + "\n";
  }
}
