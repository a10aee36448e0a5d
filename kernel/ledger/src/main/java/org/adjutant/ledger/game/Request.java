package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * A take-back that waits for consent. It lapses when its branch goes on.
 *
 * @param id its number in the game, as a text
 * @param branch the main branch it was asked on
 * @param head the number of the last event then
 * @param to the event to go back to
 * @param needs the sides that have not answered yet
 */
public record Request(String id, String branch, long head, long to, String by, List<SideId> needs) {
  public Request {
    needs = List.copyOf(needs);
  }

  Request without(SideId side) {
    List<SideId> left = new ArrayList<>(needs);
    left.remove(side);
    return new Request(id, branch, head, to, by, left);
  }

  Data write() {
    return Data.of("request", id)
        .with("branch", branch)
        .with("head", head)
        .with("to", to)
        .with("by", by)
        .with("needs", Data.texts(needs.stream().map(SideId::id).toList()));
  }

  static Request read(Data data) {
    return new Request(
        data.text("request"),
        data.text("branch"),
        data.get("head").number(),
        data.get("to").number(),
        data.text("by"),
        data.get("needs").textItems().stream().map(SideId::of).toList());
  }
}
