package org.adjutant.cli.sitting;

import java.util.List;
import org.adjutant.rules.data.Data;

/**
 * What a command answers, in both forms.
 *
 * @param code the exit code: 0 done or permitted, 1 refused
 * @param data for {@code --json}
 * @param lines for a person
 */
public record Answer(int code, Data data, List<String> lines) {
  public static final int DONE = 0;
  public static final int REFUSED = 1;
  public static final int BAD_INPUT = 2;
  public static final int STORE_TROUBLE = 3;

  public Answer {
    lines = List.copyOf(lines);
  }

  public static Answer of(Data data, List<String> lines) {
    return new Answer(DONE, data, lines);
  }

  public static Answer of(Data data, String... lines) {
    return new Answer(DONE, data, List.of(lines));
  }

  public Answer refused(boolean refused) {
    return new Answer(refused ? REFUSED : code, data, lines);
  }
}
