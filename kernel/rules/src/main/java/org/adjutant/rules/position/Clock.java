package org.adjutant.rules.position;

import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.data.DataException;

/** Where the game stands: the turn (0 or more), the phase, and the sides that may act in it. */
public record Clock(int turn, String phase, List<SideId> active) {
  public static final Clock UNSET = new Clock(0, "", List.of());

  public Clock {
    active = List.copyOf(active);
    if (turn < 0) {
      throw new DataException("turns count from 0, not from " + turn);
    }
  }

  public boolean isActive(SideId side) {
    return active.contains(side);
  }

  /** The clock as plain data: a list of turn, phase and active sides. */
  public Data write() {
    List<Data> row = Rows.of();
    row.add(Data.of(turn));
    row.add(Data.of(phase));
    row.add(SideId.write(active));
    return Data.of(row);
  }

  /** Reads what {@link #write} wrote. @throws DataException if the data are no clock */
  public static Clock read(Data data) {
    List<Data> row = Rows.atLeast(3, "a clock", data);
    return new Clock(row.get(0).integer(), row.get(1).text(), SideId.read(row.get(2)));
  }
}
