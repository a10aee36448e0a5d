package org.adjutant.rules.position;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.DataException;

/** Dice as people write them: {@code 2d6}, {@code 1d9+1d8}. */
final class DiceText {
  private DiceText() {}

  static String write(List<Integer> faces) {
    StringBuilder text = new StringBuilder();
    int from = 0;
    while (from < faces.size()) {
      int to = from + 1;
      while (to < faces.size() && faces.get(to).equals(faces.get(from))) {
        to++;
      }
      text.append(from == 0 ? "" : "+").append(to - from).append('d').append(faces.get(from));
      from = to;
    }
    return text.toString();
  }

  static List<Integer> read(String text) {
    List<Integer> faces = new ArrayList<>();
    for (String part : text.split("\\+", -1)) {
      int d = part.indexOf('d');
      try {
        int count = Integer.parseInt(part.substring(0, Math.max(d, 0)));
        int each = Integer.parseInt(part.substring(d + 1));
        for (int i = 0; i < count; i++) {
          faces.add(each);
        }
      } catch (NumberFormatException e) {
        throw new DataException("dice are written like 2d6 or 1d9+1d8, not \"" + text + "\"");
      }
    }
    return faces;
  }
}
