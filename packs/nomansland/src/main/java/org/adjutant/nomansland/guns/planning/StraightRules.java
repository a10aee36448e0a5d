package org.adjutant.nomansland.guns.planning;

import java.util.Optional;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.guns.rights.ArtilleryPoints;
import org.adjutant.nomansland.guns.rights.BarrageTypes;
import org.adjutant.nomansland.guns.rights.Rows;
import org.adjutant.nomansland.guns.rights.Sheet;
import org.adjutant.nomansland.guns.rights.ShellRules;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.Surprise;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.support.Reading;

/** Which Straight Barrages may be fired: granted, paid for, or free (1.5.3.3). */
record StraightRules(Setting setting) {
  static final int COST = 5;
  static final String CHOOSES = "nomansland:1.5.3.3.a";
  static final String FREE = "nomansland:1.5.3.3.d";
  static final String ROWS = "nomansland:NI-007";
  static final String PAIRS = "nomansland:NI-137";
  private static final String NO_ROLL = "nomansland:NI-058";
  private static final String AFTER_ONE = "nomansland:NI-059";
  private static final int NOT_WITHOUT_ROLL = 1;
  private static final int MOST_FREE = 3;
  private static final int FREE_YEAR = 1916;

  /** How a barrage is come by. */
  enum How {
    GRANTED,
    PAID,
    FREE
  }

  /** How the arguments would have it: as they say, else granted if a grant fits, else paid for. */
  How how(StraightLog log, Data args, String row) {
    Optional<String> said = args.find(Straight.HOW).map(Data::text);
    if (said.isPresent()) {
      return switch (said.get()) {
        case "free" -> How.FREE;
        case "paid" -> How.PAID;
        default -> How.GRANTED;
      };
    }
    return log.grantFor(row).isPresent() ? How.GRANTED : How.PAID;
  }

  StraightLog log(Desk desk) {
    return StraightLog.of(setting, desk.view(), desk.reading(PAIRS));
  }

  void check(Desk desk, Data args, Findings findings) {
    Rows rows = Rows.in(setting, desk.view());
    String word = args.text(Straight.ROW);
    Optional<String> row = rows.letter(word);
    int reading = desk.reading(ROWS);
    if (row.isEmpty() || !rows.eligible(reading).contains(row.get())) {
      findings.forbids(
          CHOOSES,
          "this is no row for a Straight Barrage",
          Data.of("row", word),
          () -> "name one of " + String.join(", ", rows.eligible(reading)));
      return;
    }
    new ShellRules(setting)
        .check(desk, args.find(Preparation.SHELLS).map(Data::text).orElse(""), findings);
    StraightLog log = log(desk);
    switch (how(log, args, row.get())) {
      case GRANTED -> granted(log, row.get(), findings);
      case PAID -> paid(desk, findings);
      case FREE -> free(desk, log, findings);
    }
  }

  private void granted(StraightLog log, String row, Findings findings) {
    if (log.grantFor(row).isEmpty()) {
      findings.forbids(
          CHOOSES,
          "the scenario grants no further Straight Barrage on this row",
          Data.of("row", row),
          "pay for it: straight " + row + " paid");
    }
  }

  private static void paid(Desk desk, Findings findings) {
    int left = ArtilleryPoints.left(desk.view(), desk.side());
    if (left < COST) {
      findings.forbids(
          CHOOSES,
          "a Straight Barrage costs 5 points",
          Data.of("cost", COST).with("left", left),
          "fire a granted or a free one, or a barrage that costs less");
    }
    BarrageTypes.check(desk, findings);
  }

  private void free(Desk desk, StraightLog log, Findings findings) {
    Sheet sheet = new Sheet(setting);
    int used = desk.view().tally(Mark.FREE_STRAIGHT);
    Data inputs = Data.of("year", sheet.year()).with("fired", used);
    if (sheet.year() < FREE_YEAR) {
      findings.forbids(FREE, "there are no free ones before 1916", inputs, "leave out: free");
    }
    if (used >= MOST_FREE) {
      findings.forbids(FREE, "three free ones is the most", inputs, "leave out: free");
    }
    Reading withoutRoll = Reading.of(desk, NO_ROLL);
    if (!sheet.rollsSurprise(desk.reading(Surprise.BOTH_PRINTED))
        && withoutRoll.is(NOT_WITHOUT_ROLL)) {
      findings.forbids(
          Finding.forbids(FREE, "without a Surprise roll there are no free ones", inputs)
              .from(withoutRoll.source()),
          () -> "leave out: free");
    }
    Reading after = Reading.of(desk, AFTER_ONE);
    if (log.fired() == 0 && after.is(1)) {
      findings.forbids(
          Finding.forbids(FREE, "free ones are extra to one that is granted or paid for", inputs)
              .from(after.source()),
          () -> "fire one of those first");
    }
  }
}
