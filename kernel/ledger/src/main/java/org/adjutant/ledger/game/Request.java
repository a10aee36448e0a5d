package org.adjutant.ledger.game;

import java.util.ArrayList;
import java.util.List;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * Something that waits for consent. It lapses when its branch goes on.
 *
 * @param id its number in the game, as a text
 * @param branch the id of the branch it is about
 * @param head the number of that branch's last event when it was asked
 * @param by who asked
 * @param needs the sides that have not answered yet; none once all have agreed
 */
public record Request(
    String id, String branch, long head, Proposal proposal, String by, List<SideId> needs) {
  public Request {
    needs = List.copyOf(needs);
  }

  /** True once everybody has agreed. */
  public boolean agreed() {
    return needs.isEmpty();
  }

  Request without(SideId side) {
    List<SideId> left = new ArrayList<>(needs);
    left.remove(side);
    return new Request(id, branch, head, proposal, by, left);
  }

  Data write() {
    return Data.of("request", id)
        .with("branch", branch)
        .with("head", head)
        .with("proposal", proposal.write())
        .with("by", by)
        .with("needs", Data.texts(needs.stream().map(SideId::id).toList()));
  }

  static Request read(Data data) {
    return new Request(
        data.text("request"),
        data.text("branch"),
        data.get("head").number(),
        Proposal.read(data.get("proposal")),
        data.text("by"),
        data.get("needs").textItems().stream().map(SideId::of).toList());
  }
}
