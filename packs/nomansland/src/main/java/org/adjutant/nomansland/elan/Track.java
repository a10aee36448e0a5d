package org.adjutant.nomansland.elan;

import org.adjutant.nomansland.board.Sides;
import org.adjutant.nomansland.setting.Setting;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.SideId;
import org.adjutant.rules.ruling.Finding;
import org.adjutant.rules.ruling.Source;
import org.adjutant.rules.spi.Play;
import org.adjutant.rules.tables.Lookup;

/** What the track adds to the Attacker's Close Combat and Rallying rolls (2.0). */
public record Track(Setting setting) {
  private static final String ATTACKERS = "nomansland:2.0.a";
  private static final String COMPULSORY = "nomansland:2.0.c";
  private static final String BELOW = "nomansland:2.0.d";
  private static final String READ = "nomansland:NI-066";
  private static final String TABLE = "elan";

  /**
   * The modifier that a roll of a side must take from a column; 0 for the Defender, whom the track
   * never touches. The trail says which box it stands in.
   *
   * @param column of Close Combat or of Rallying
   */
  public int modifier(Play play, SideId roller, Column column) {
    if (!roller.equals(Sides.ATTACKER)) {
      Data inputs = Data.of("column", column.marker()).with("side", roller.id());
      play.find(Finding.applies(ATTACKERS, "the track is the Attacker's alone", inputs));
      return 0;
    }
    play.reading(READ);
    int box = box(play.position(), column);
    Lookup cell = setting.charts().cell(play, TABLE, column.marker(), box);
    int value = Integer.parseInt(cell.text().replace("+", ""));
    Data inputs = Data.of("column", column.marker()).with("box", box).with("value", value);
    play.find(
        Finding.applies(BELOW, "the box under the lowest marker is in force", inputs)
            .from(Source.of(cell)));
    play.find(Finding.applies(COMPULSORY, "the Attacker's roll must take its value", inputs));
    return value;
  }

  /**
   * The box in force, 1 from the top: the one under the column's lowest marker, the top one before
   * a draw. Use of Initiative leaves gaps in its own column alone, so here that is also the highest
   * box without a marker, and both readings of NI-066 agree.
   */
  static int box(Position position, Column column) {
    return Math.min(position.tally(column.tally()) + 1, column.boxes());
  }
}
