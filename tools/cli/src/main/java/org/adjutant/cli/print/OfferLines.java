package org.adjutant.cli.print;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.engine.Offers.Legal;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.spi.Title;

/**
 * What may be done, numbered, in the order offered.
 *
 * @param each how many of a kind to list
 */
public record OfferLines(Title title, Position position, int each, Ink ink) {

  public List<String> lines(List<Legal> offers) {
    List<String> lines = new ArrayList<>();
    for (Legal legal : offers) {
      int count = legal.offer().examples().size();
      String how = legal.offer().complete() ? count + " in all" : "any of that form; some are";
      lines.add(ink.bold(legal.shape().usage(legal.kind())) + ink.dim("  " + how));
      about(legal, lines);
      legal.offer().examples().stream()
          .limit(each)
          .forEach(args -> lines.addAll(Wrap.hanging("    ", "      ", typed(legal, args))));
      if (count > each) {
        lines.add(ink.dim("    ... " + (count - each) + " more; --all lists them"));
      }
    }
    return lines;
  }

  private void about(Legal legal, List<String> lines) {
    if (!legal.isChoice()) {
      title
          .action(legal.kind())
          .ifPresent(kind -> Wrap.indented(2, kind.about()).forEach(l -> lines.add(ink.dim(l))));
    }
  }

  private String typed(Legal legal, Data args) {
    return new Inputs(title).at(position, legal.input(args));
  }

  public Data data(List<Legal> offers) {
    List<Data> all = new ArrayList<>();
    for (Legal legal : offers) {
      all.add(
          Data.of("side", legal.side().id())
              .with("kind", legal.kind())
              .with("usage", legal.shape().usage(legal.kind()))
              .with("complete", legal.offer().complete())
              .with(
                  "inputs",
                  Data.of(
                      legal.offer().examples().stream()
                          .map(args -> InputText.write(legal.input(args)))
                          .toList())));
    }
    return Data.of(all);
  }
}
