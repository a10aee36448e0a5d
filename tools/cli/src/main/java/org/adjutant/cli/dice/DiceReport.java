package org.adjutant.cli.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.cli.print.Ink;
import org.adjutant.ledger.audit.Grade;
import org.adjutant.ledger.audit.Strands;
import org.adjutant.ledger.audit.Verification;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;

/**
 * Every roll of a verified record, and what can be said of rolling again.
 *
 * @param all whether each roll is listed, not how many there are of a kind
 */
public record DiceReport(Tree tree, List<Cast> casts, List<Repeat> repeats, boolean all) {

  /** Of a record that was verified and found intact. */
  public static DiceReport of(Strands strands, Verification verified, Viewer viewer, boolean all) {
    String own = Streams.game(strands.game());
    Register register = Register.empty().and(own, strands.events(own));
    Tree tree = new Tree(register);
    List<Cast> casts = Casts.of(strands, register, verified.rolls(), viewer);
    return new DiceReport(tree, casts, Repeats.of(casts, tree), all);
  }

  public List<String> lines(Ink ink) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(ink.bold("Dice: " + casts.size() + " rolls"));
    if (all) {
      each(lines, ink);
    } else {
      grouped(lines, ink);
    }
    new Shopping(tree, casts, repeats).addTo(lines, ink);
    return lines;
  }

  private void grouped(List<String> lines, Ink ink) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Cast cast : casts) {
      String what = cast.known() ? cast.purpose() : "not told";
      String row =
          String.format(
              "  %-14s %-18s %%5d  %-13s %s",
              cut(tree.name(cast.branch()), 14),
              cut(what, 18),
              cast.grade().word(),
              cast.derived().replace("%", "%%"));
      counts.merge(row, 1, Integer::sum);
    }
    lines.add(
        ink.dim(
            String.format(
                "  %-14s %-18s %5s  %-13s %s", "branch", "roll", "rolls", "grade", "derived")));
    counts.forEach((row, count) -> lines.add(String.format(row, count).stripTrailing()));
    lines.add("  --all lists each roll.");
  }

  private void each(List<String> lines, Ink ink) {
    for (BranchInfo branch : tree.register().branches().values()) {
      List<Cast> own = casts.stream().filter(c -> c.branch().equals(branch.id())).toList();
      if (own.isEmpty()) {
        continue;
      }
      lines.add(ink.bold("  Branch " + branch.name()));
      lines.add(
          ink.dim(
              String.format(
                  "  %6s %4s %-12s %-21s %-8s %-9s %s",
                  "event", "turn", "phase", "roll", "dice", "grade", "derived")));
      for (Cast cast : own) {
        String dice = String.join(" ", cast.dice().stream().map(String::valueOf).toList());
        lines.add(
            String.format(
                    "  %6d %4s %-12s %-21s %-8s %-9s %s",
                    cast.number(),
                    cast.turn(),
                    cut(cast.phase(), 12),
                    cut(cast.what(), 21),
                    cut(dice, 8),
                    shortened(cast.grade()),
                    cut(cast.derived(), 16))
                .stripTrailing());
      }
    }
    lines.add("  A roll from the seed is hmac-sha256/1 over its key; --json has all keys.");
  }

  private static String shortened(Grade grade) {
    return grade == Grade.UNFORESEEABLE ? "unforesee." : grade.word();
  }

  static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most - 2) + "..";
  }

  /** The rolls by place, with key and dice as far as they may be known. */
  public Data graded() {
    return Data.of(
        casts.stream()
            .<Data>map(
                cast ->
                    Data.of("stream", cast.stream())
                        .with("number", cast.own())
                        .with("key", cast.key())
                        .with("dice", Data.numbers(cast.dice()))
                        .with("grade", cast.grade().word()))
            .toList());
  }

  public Data data() {
    return Data.of("rolls", Data.of(casts.stream().map(Cast::data).toList()))
        .with("repeats", Data.of(repeats.stream().map(repeat -> repeat.data(tree)).toList()))
        .with("cannot be seen", Data.texts(Shopping.LIMITS));
  }
}
