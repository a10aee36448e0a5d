package org.adjutant.cli.retrial;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.adjutant.cli.retrial.Judged.Numbered;
import org.adjutant.cli.sitting.Answer;
import org.adjutant.cli.sitting.BadCall;
import org.adjutant.cli.sitting.Sitting;
import org.adjutant.ledger.game.GameException;
import org.adjutant.ledger.retrial.Conditions;
import org.adjutant.ledger.retrial.Scope;
import org.adjutant.ledger.retrial.Totals;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/** Judges games again and says what came of it. */
record Telling(Rules rules, Optional<String> show, Sitting sitting) {

  /** One game. */
  Answer game(Subject subject, Scope scope) {
    Judged judged = judge(subject, scope);
    List<String> lines = new ArrayList<>();
    lines.addAll(rules.lines(sitting, subject.game(), judged.conditions()));
    lines.addAll(lines(judged, scope));
    return Answer.of(JudgedData.of(judged), lines).refused(judged.totals().changed() > 0);
  }

  private Judged judge(Subject subject, Scope scope) {
    Conditions conditions = rules.conditions(sitting, subject.game());
    Conditions plain =
        subject.viewer().isUmpire() ? conditions : Rules.plain(sitting, subject.game());
    boolean all = show.filter("same"::equals).isPresent();
    try (Count count = Count.of(sitting, subject.name())) {
      return Judged.of(subject.name(), subject.game(), conditions, plain, scope, all, count::one);
    }
  }

  private List<String> lines(Judged judged, Scope scope) {
    JudgedLines words =
        new JudgedLines(judged.conditions().title(), scope.branch().isEmpty(), sitting.ink());
    List<String> lines = new ArrayList<>(JudgedLines.summary(judged.totals()));
    boolean whole = show.filter("changed"::equals).isPresent();
    for (Numbered one : judged.kept()) {
      if (whole && one.retried().verdict().changed()) {
        lines.add("");
        lines.addAll(words.whole(one));
      } else if (!whole) {
        lines.add(words.line(one));
      }
    }
    Optional<Numbered> first = judged.first();
    if (!whole && first.isPresent()) {
      lines.add("");
      lines.add("The first that changes:");
      lines.addAll(words.whole(first.get()));
      if (judged.totals().changed() > 1) {
        lines.add("All of them so: --show changed; one by itself: --from N --to N.");
      }
    }
    return lines;
  }

  /** Many games, each by itself, and all together. */
  Answer files(List<Path> files, Scope scope) {
    Totals totals = new Totals();
    List<String> lines = new ArrayList<>();
    List<Data> data = new ArrayList<>();
    List<String> unread = new ArrayList<>();
    for (Path file : files) {
      try {
        Judged judged = judge(Subject.file(file, 1), scope);
        totals.add(judged.totals());
        data.add(JudgedData.of(judged));
        lines.add(sitting.ink().bold(judged.name()));
        lines.addAll(rules.lines(sitting, judged.game(), judged.conditions()));
        lines.addAll(lines(judged, scope));
      } catch (BadCall | GameException | DataException e) {
        if (files.size() == 1) {
          throw e;
        }
        String message = String.valueOf(e.getMessage());
        unread.add(message);
        lines.addAll(
            org.adjutant.cli.print.Wrap.hanging(sitting.ink().bad("not judged: "), "  ", message));
      }
    }
    if (unread.size() == files.size()) {
      throw new BadCall(unread.get(0));
    }
    if (files.size() > 1) {
      lines.add("");
      lines.add(sitting.ink().bold(files.size() - unread.size() + " games together"));
      lines.addAll(JudgedLines.summary(totals));
    }
    Data all =
        JudgedData.of(totals).with("games", Data.of(data)).with("unread", Data.texts(unread));
    int code = totals.changed() > 0 ? Answer.REFUSED : Answer.DONE;
    return new Answer(unread.isEmpty() ? code : Answer.BAD_INPUT, all, lines);
  }
}
