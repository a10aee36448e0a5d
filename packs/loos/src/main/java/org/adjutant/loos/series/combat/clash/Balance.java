package org.adjutant.loos.series.combat.clash;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;

/** What the two sides of an engagement are worth, and the differential (8.1.2, 8.2.1). */
public record Balance(List<Term> attack, List<Term> defence) {
  public Balance {
    attack = List.copyOf(attack);
    defence = List.copyOf(defence);
  }

  /** Attack minus defence. */
  public int differential() {
    return Term.total(attack) - Term.total(defence);
  }

  public Data write() {
    return Data.of("attack", Term.total(attack))
        .with("attackParts", Term.write(attack))
        .with("defence", Term.total(defence))
        .with("defenceParts", Term.write(defence))
        .with("differential", differential());
  }

  /** The subtraction, with every counter that went into it. */
  public Finding finding(String rule) {
    Finding finding = Finding.applies(rule, "the attacker's total less the defender's", write());
    for (Term term : attack) {
      finding = finding.from(term.source());
    }
    for (Term term : defence) {
      finding = finding.from(term.source());
    }
    return finding;
  }
}
