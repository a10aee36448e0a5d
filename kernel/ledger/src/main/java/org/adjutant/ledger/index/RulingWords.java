package org.adjutant.ledger.index;

import java.util.LinkedHashSet;
import java.util.Set;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.record.RecordedRuling;
import org.adjutant.ledger.record.RulingBook;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Viewer;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.InputText;
import org.adjutant.rules.ruling.Source;

/**
 * What a ruling can be found by.
 *
 * @param same the digest of input and position before
 * @param text rule ids, pieces, places, dice and the kind of action, each between blanks
 */
record RulingWords(String actor, String same, String text) {
  private static final int MOST = 3_900;

  static RulingWords of(Entry entry) {
    RecordedRuling ruling = RulingBook.read(0, entry, Viewer.UMPIRE);
    Set<String> words = new LinkedHashSet<>();
    for (Finding finding : ruling.trail()) {
      words.add(finding.rule().text());
      for (Source source : finding.sources()) {
        words.add(source.kind().equals("dice") ? "die:" + source.value() : source.ref());
      }
    }
    ruling.input().ifPresent(input -> collect(InputText.write(input), words));
    StringBuilder text = new StringBuilder(" ");
    for (String word : words) {
      if (text.length() + word.length() < MOST) {
        text.append(word.replace(' ', '_')).append(' ');
      }
    }
    String actor = ruling.input().map(i -> i.by().id()).orElse("");
    return new RulingWords(actor, ruling.same(), text.toString());
  }

  private static void collect(Data data, Set<String> words) {
    if (data instanceof Data.Fields fields) {
      fields.values().values().forEach(value -> collect(value, words));
    } else if (data instanceof Data.Items items) {
      items.values().forEach(value -> collect(value, words));
    } else {
      words.add(data.toString());
    }
  }
}
