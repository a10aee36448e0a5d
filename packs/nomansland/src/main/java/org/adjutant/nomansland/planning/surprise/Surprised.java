package org.adjutant.nomansland.planning.surprise;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.adjutant.nomansland.board.Mark;
import org.adjutant.nomansland.board.PhaseId;
import org.adjutant.nomansland.dice.Throw;
import org.adjutant.nomansland.setting.Charts;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.nomansland.setting.sheet.PredictedFire;
import org.adjutant.nomansland.setting.sheet.Surprise;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.effect.Effect;
import org.adjutant.rules.effect.SetAttribute;
import org.adjutant.rules.position.Subject;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.spi.Stage;
import org.adjutant.rules.spi.Step;
import org.adjutant.rules.spi.support.Chapter;
import org.adjutant.rules.tables.Lookup;

/** Section 1.6: the Set-up Row is rolled for, or stands in the scenario. */
public final class Surprised {
  private static final String FELL = "surprise-fell";
  private static final String PICKED = "surprise-picked";
  private static final String TABLE = "surprise";
  private static final String ROLL = "nomansland:1.6.a";
  private static final String MARKER = "nomansland:1.6.b";
  private static final String SHIFT = "nomansland:4.1.6.a";
  private static final String FOREMOST = "L";
  private static final String WHICH_EXAMPLE = "nomansland:NI-062";
  private static final int OF_PREDICTED_FIRE = 2;
  private static final String EXAMPLE = "nomansland:1.6.c";
  private static final String OTHER_EXAMPLE = "nomansland:4.1.6.c";
  private static final String WITHOUT_ROLL = "nomansland:NI-058";
  private static final int A_ROW_EACH = 3;
  private static final String ROW_PRINTED = "nomansland:S10.special.c";
  private static final String VALUE_BESIDE = "nomansland:S10.special.a";

  private final Setting setting;

  private Surprised(Setting setting) {
    this.setting = setting;
  }

  /** The section's stages. */
  public static Chapter chapter(Setting setting) {
    Surprised surprised = new Surprised(setting);
    TreeMap<String, Stage> stages = new TreeMap<>();
    stages.put(PhaseId.entry(PhaseId.SURPRISE), surprised::begin);
    stages.put(FELL, surprised::fell);
    stages.put(PICKED, surprised::picked);
    return new Chapter(List.of(), List.of(UnknownRow.kind()), stages);
  }

  private Step begin(Play play) {
    Surprise surprise = setting.scenario().surprise();
    return surprise.rolled(bothPrinted(play, surprise))
        ? Throw.plain(1, "surprise", "set-up row", FELL, Data.EMPTY)
        : fixed(play, surprise);
  }

  /** Asked only where a row and a value are printed of which one must give way. */
  private static int bothPrinted(Play play, Surprise surprise) {
    return surprise.beside().isPresent() ? play.reading(Surprise.BOTH_PRINTED) : 1;
  }

  /** A printed row; free Straight Barrages cost a row each only by a reading of NI-058. */
  private Step fixed(Play play, Surprise surprise) {
    String printed = surprise.row().orElseThrow();
    int free = play.position().tally(Mark.FREE_STRAIGHT);
    int back = free > 0 && play.reading(WITHOUT_ROLL) == A_ROW_EACH ? free : 0;
    String row = moved(printed, back);
    if (surprise.rule().text().equals(ROW_PRINTED)) {
      play.find(
          Finding.applies(
              VALUE_BESIDE, "the printed row goes before the printed value", Data.of("row", row)));
    }
    play.find(
        Finding.applies(
            surprise.rule().text(),
            "the scenario names the Set-up Row, nothing is rolled",
            Data.of("row", row).with("printed", printed)));
    return mark(play, row, List.of());
  }

  private Step fell(Play play) {
    int die = play.sum();
    Surprise surprise = setting.scenario().surprise();
    int value = surprise.added();
    int free = play.position().tally(Mark.FREE_STRAIGHT);
    int total = die + value + free;
    Lookup cell = setting.charts().cell(play, TABLE, Charts.RESULT, total);
    boolean nearer = play.reading(WHICH_EXAMPLE) == OF_PREDICTED_FIRE;
    String row = nearer ? forward(cell.text()) : cell.text();
    Data facts =
        Data.of("die", die)
            .with("scenario", value)
            .with("free Straight Barrages", free)
            .with("total", total)
            .with("row", row);
    play.find(
        Finding.applies(ROLL, "die, scenario and free barrages are added", facts)
            .from(Source.of(cell)));
    play.find(
        Finding.applies(
            nearer ? OTHER_EXAMPLE : EXAMPLE,
            "the table is read by the worked example that is followed",
            Data.of("total", total).with("row", row)));
    bothPrinted(play, surprise);
    play.find(
        Finding.applies(
            surprise.beside().isPresent() ? VALUE_BESIDE : surprise.rule().text(),
            "the scenario's Surprise value",
            Data.of("value", value)));
    return UnknownRow.is(play, cell) ? UnknownRow.ask(cell, total, PICKED) : rolled(play, row);
  }

  private Step picked(Play play) {
    return rolled(play, UnknownRow.picked(play));
  }

  private Step rolled(Play play, String row) {
    String marked = shifted(play, row);
    return mark(play, marked, new GasLine(setting).lay(play, marked));
  }

  private String shifted(Play play, String row) {
    if (setting.scenario().predictedFire().filter(PredictedFire::shift).isEmpty()) {
      return row;
    }
    String next = forward(row);
    play.find(
        Finding.applies(
            SHIFT,
            "Predicted Fire moves the Assault marker a row forward, not beyond the foremost",
            Data.of("from", row).with("to", next)));
    return next;
  }

  private static Step mark(Play play, String row, List<Effect> more) {
    Data facts = Data.of("row", row);
    play.find(Finding.applies(MARKER, "the Assault marker goes on the Set-up Row", facts));
    List<Effect> effects = new ArrayList<>(more);
    effects.add(SetAttribute.open(Subject.GAME, Mark.SET_UP_ROW, Data.of(row)));
    play.happens("nomansland/SetUpRowFound", facts, effects);
    return Step.done();
  }

  private String forward(String row) {
    return row.equals(FOREMOST) ? row : moved(row, -1);
  }

  private String moved(String row, int south) {
    List<String> rows = setting.ground().rows();
    return rows.get(Math.min(rows.indexOf(row) + south, rows.size() - 1));
  }
}
