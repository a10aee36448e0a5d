package org.adjutant.cli.sitting;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.adjutant.host.typed.Near;
import org.adjutant.ledger.game.Bookmark;
import org.adjutant.ledger.game.Register;

/**
 * A point of the tree of branches, as a person writes it: the number of an event, {@code BRANCH@N},
 * a branch (its head), or a bookmark.
 *
 * @param branch the id of the branch
 * @param at the number of the event; empty for the branch's head
 */
public record Point(String branch, OptionalLong at) {

  /**
   * Reads a point.
   *
   * @param branch the id of the branch that a bare number is on
   * @throws BadCall naming what comes near, if there is no such point
   */
  public static Point parse(Register register, String text, String branch) {
    Bookmark mark = register.bookmarks().get(text);
    if (mark != null) {
      return new Point(mark.branch(), OptionalLong.of(mark.at()));
    }
    if (text.matches("[0-9]{1,18}")) {
      return new Point(branch, OptionalLong.of(Long.parseLong(text)));
    }
    int at = text.lastIndexOf('@');
    if (at > 0 && text.substring(at + 1).matches("[0-9]{1,18}")) {
      return new Point(
          register.branch(text.substring(0, at)).id(),
          OptionalLong.of(Long.parseLong(text.substring(at + 1))));
    }
    return register
        .find(text)
        .map(found -> new Point(found.id(), OptionalLong.empty()))
        .orElseThrow(() -> new BadCall(unknown(register, text)));
  }

  private static String unknown(Register register, String text) {
    List<String> names = new ArrayList<>(register.bookmarks().keySet());
    register.branches().values().forEach(branch -> names.add(branch.name()));
    return "\""
        + text
        + "\" is no point of the game; write an event's number, BRANCH@NUMBER, a branch or a"
        + " bookmark, such as "
        + Near.to(text, names);
  }
}
