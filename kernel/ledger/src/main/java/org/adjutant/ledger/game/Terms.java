package org.adjutant.ledger.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.adjutant.rules.data.Data;

/**
 * What a game is played by: a version of its pack, and the fingerprint of a data set.
 *
 * @param since how many events the game's own stream had when they came into force
 * @param millis since 1970, when that was; 0 for the opening
 * @param heads by the id of each branch that was there the number of its last event then; empty for
 *     the opening, and in records made before this was kept
 */
public record Terms(String version, String data, long since, long millis, Map<String, Long> heads) {
  public Terms {
    heads = Collections.unmodifiableMap(new LinkedHashMap<>(heads));
  }

  static Terms of(Opening opening) {
    return new Terms(opening.version(), opening.data(), 0, 0, new LinkedHashMap<>());
  }

  Data write() {
    Data all = Data.EMPTY;
    for (Map.Entry<String, Long> head : heads.entrySet()) {
      all = all.with(head.getKey(), head.getValue());
    }
    return Data.of("version", version).with("data", data).with("heads", all);
  }

  static Terms read(Data body, long since, long millis) {
    Map<String, Long> heads = new LinkedHashMap<>();
    body.find("heads")
        .ifPresent(all -> all.fields().forEach((id, head) -> heads.put(id, head.number())));
    return new Terms(body.text("version"), body.text("data"), since, millis, heads);
  }

  /**
   * What was in force when something was ruled on.
   *
   * @param all that a game was ever played by, in order
   * @param branch the id of the branch in whose own stream the ruling stands
   * @param head the number of the event it was made after; -1 for the opening
   * @param permitted whether it is a row of the branch; a refusal is none
   * @param at in milliseconds since 1970
   */
  public static Terms inForce(
      List<Terms> all, String branch, long head, boolean permitted, long at) {
    Terms found = all.get(0);
    for (Terms later : all) {
      found = later.counts(branch, head, permitted, at) ? later : found;
    }
    return found;
  }

  /**
   * Whether they were in force, or overtaken since. A branch that was not there yet began under
   * them. What the numbers do not tell, the clock does.
   */
  public boolean counts(String branch, long head, boolean permitted, long at) {
    if (heads.isEmpty()) {
      return at >= millis;
    }
    long then = heads.getOrDefault(branch, -1L);
    return head == then && then >= 0 && !permitted ? at >= millis : head >= then;
  }

  /**
   * Nobody is asked for what is so already.
   *
   * @throws GameException if the wanted terms are these
   */
  public void refuseSame(Proposal.Adopt wanted) {
    if (version.equals(wanted.version()) && data.equals(wanted.data())) {
      throw new GameException(
          "nothing to adopt: the game is played by this version of the pack and these data already");
    }
  }
}
