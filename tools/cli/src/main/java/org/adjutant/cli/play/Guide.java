package org.adjutant.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.cli.print.Ink;
import org.adjutant.cli.print.Wrap;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.host.typed.Near;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.spi.ActionKind;

/** What may be typed besides actions, and help on all of it. */
final class Guide {
  static final String QUIT = "quit";
  static final String EXIT = "exit";
  static final String HELP = "help";
  static final String MORE = "more";
  static final String ON = "on";

  private Guide() {}

  /** The words that begin something other than an action. */
  static List<String> words() {
    List<String> words = new ArrayList<>(Asides.names());
    words.addAll(List.of(ON, MORE, HELP, QUIT, EXIT));
    return words;
  }

  /** Help on all, or on the command named behind the word. */
  static List<String> lines(Decision decision, List<String> words, Ink ink) {
    if (words.size() > 1 && Asides.knows(words.get(1))) {
      return Asides.usage(words.get(1));
    }
    if (words.size() > 1) {
      return new Manual(decision, ink)
          .lines(words.get(1))
          .orElseThrow(() -> new BadCall(unknown(decision, words.get(1))));
    }
    List<String> lines = new ArrayList<>();
    List<String> now = decision.offers().stream().map(Legal::kind).toList();
    lines.add(ink.bold("Actions") + ", in short or JSON form, or a number of the list shown:");
    List<String> later = new ArrayList<>();
    for (ActionKind kind : decision.scene().title().actions()) {
      if (now.contains(kind.name())) {
        lines.add("  " + kind.shape().usage(kind.name()));
      } else {
        later.add(kind.name());
      }
    }
    if (!later.isEmpty()) {
      lines.addAll(Wrap.hanging("  Not now: ", "    ", String.join(", ", later)));
    }
    lines.add("  help VERB says what each part of an action means.");
    lines.add("  A verb alone, or an action half typed, lists what may follow.");
    lines.add("  A piece is called by its id, its name, or the place where it stands alone.");
    lines.add(ink.bold("Commands") + ", as behind adjutant; help COMMAND has their options:");
    lines.addAll(Wrap.indented(2, String.join(", ", Asides.names())));
    lines.add("  why-not ACTION says what forbids it; fork NAME begins a what-if and goes on it.");
    lines.add(ink.bold("Here alone:"));
    lines.add("  on BRANCH   goes on with another branch");
    lines.add("  more        more of the list shown");
    lines.add("  Enter       how it stands and what may be done");
    lines.add("  quit        leaves; all is recorded, adjutant play goes on");
    return lines;
  }

  private static String unknown(Decision decision, String word) {
    List<String> all = new ArrayList<>(words());
    decision.scene().title().actions().forEach(kind -> all.add(kind.name()));
    return "there is no action or command \"" + word + "\"" + Near.guess(word, all);
  }
}
