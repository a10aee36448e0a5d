package org.adjutant.ledger.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The branches of a game.
 *
 * @param game its name
 * @param byId in the order in which they were begun
 */
record Branches(String game, Map<String, BranchInfo> byId) {
  static final Branches NONE = new Branches("", new LinkedHashMap<>());

  static Branches of(String game) {
    return new Branches(game, new LinkedHashMap<>());
  }

  Branches with(BranchInfo branch) {
    Map<String, BranchInfo> all = new LinkedHashMap<>(byId);
    all.put(branch.id(), branch);
    return new Branches(game, all);
  }

  Optional<BranchInfo> find(String idOrName) {
    BranchInfo known = byId.get(idOrName);
    return known != null
        ? Optional.of(known)
        : byId.values().stream().filter(b -> b.name().equals(idOrName)).findFirst();
  }

  BranchInfo get(String idOrName) {
    return find(idOrName)
        .orElseThrow(
            () ->
                new GameException(
                    "game "
                        + game
                        + " has no branch \""
                        + idOrName
                        + "\"; it has "
                        + byId.values().stream().map(BranchInfo::name).toList()));
  }

  /** The branch in whose own stream the event stands that a branch leaves; empty for the first. */
  Optional<BranchInfo> holder(BranchInfo child) {
    if (child.parent().isEmpty()) {
      return Optional.empty();
    }
    BranchInfo at = get(child.parent());
    while (!at.parent().isEmpty() && child.at() <= at.at()) {
      at = get(at.parent());
    }
    return Optional.of(at);
  }
}
