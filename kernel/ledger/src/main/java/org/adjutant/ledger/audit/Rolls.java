package org.adjutant.ledger.audit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.adjutant.ledger.chain.Entry;
import org.adjutant.ledger.dice.Dice;
import org.adjutant.ledger.dice.RollProof;
import org.adjutant.ledger.dice.Seed;
import org.adjutant.ledger.game.BranchInfo;
import org.adjutant.ledger.game.Register;
import org.adjutant.ledger.game.SharedDice;
import org.adjutant.ledger.record.RecordedEvent;
import org.adjutant.ledger.record.Streams;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Frame;
import org.adjutant.rules.position.Position;
import org.adjutant.rules.position.Roll;

/** Grades the rolls of a game, branch after branch, each after those it leaves. */
final class Rolls {
  private final Register register;
  private final Map<String, List<GradedRoll>> graded = new LinkedHashMap<>();

  Rolls(Register register) {
    this.register = register;
  }

  List<GradedRoll> all() {
    return graded.values().stream().flatMap(List::stream).toList();
  }

  /**
   * Grades one roll.
   *
   * @param before the position it fell at
   * @param entry the stored form of {@code event}, whose own number is {@code number}
   * @return what is wrong with it, if anything
   */
  Optional<String> add(
      BranchInfo branch, long number, Position before, Entry entry, RecordedEvent event) {
    Data facts = event.facts();
    if (!facts.has("dice")) {
      return note(branch, number, "", List.of(), Grade.UNPROVED);
    }
    Optional<Seed> seed = register.seeds().at(branch.id(), event.number());
    String key = facts.text("key");
    List<Integer> dice = facts.get("dice").items().stream().map(Data::integer).toList();
    return switch (facts.text("origin")) {
      case "seed" ->
          seed.flatMap(s -> proof(facts, key, dice).wrongUnder(s))
              .or(() -> note(branch, number, key, dice, graded(seed, event, branch)));
      case "shared" ->
          shared(branch, event.number() - 1, before, entry, proof(facts, key, dice), seed)
              .or(() -> note(branch, number, key, dice, graded(seed, event, branch)));
      case "recorded" ->
          recorded(branch, key, dice)
              .map(roll -> note(branch, number, key, dice, roll.grade()))
              .orElseGet(() -> Optional.of(neverFell(key)));
      default -> note(branch, number, key, dice, Grade.REPORTED);
    };
  }

  private static String neverFell(String key) {
    return "its dice are said to be those recorded before for "
        + key
        + ", but no branch it comes from has them";
  }

  private static RollProof proof(Data facts, String key, List<Integer> dice) {
    return new RollProof(Dice.ALGORITHM, key, Roll.facesOf(facts.text("roll")), dice);
  }

  private Grade graded(Optional<Seed> seed, RecordedEvent event, BranchInfo branch) {
    if (seed.isEmpty()) {
      return Grade.UNPROVED;
    }
    if (register.seeds().foreseeable(branch.id(), event.number())) {
      return Grade.FORESEEABLE;
    }
    return event.facts().text("origin").equals("shared") ? Grade.UNFORESEEABLE : Grade.UNALTERED;
  }

  private Optional<String> note(
      BranchInfo branch, long number, String key, List<Integer> dice, Grade grade) {
    String stream = Streams.branch(register.game(), branch.id());
    graded
        .computeIfAbsent(branch.id(), id -> new ArrayList<>())
        .add(new GradedRoll(stream, number, key, dice, grade));
    return Optional.empty();
  }

  private Optional<String> shared(
      BranchInfo branch,
      long at,
      Position before,
      Entry entry,
      RollProof proof,
      Optional<Seed> seed) {
    Optional<SharedDice.Contribution> given = register.shared().at(branch.id(), at);
    if (given.isEmpty()) {
      return Optional.of("its dice are said to be shared, but no seat contributed to them");
    }
    if (!given.get().link().equals(entry.previous())) {
      return Optional.of("what was contributed to its dice was meant for another event");
    }
    if (before.top().map(Frame::actor).filter(given.get().side()::equals).isPresent()) {
      return Optional.of(
          "side " + given.get().side() + " contributed to its dice, and it is its own roll");
    }
    return seed.flatMap(s -> proof.wrongUnder(given.get().mixedInto(s)));
  }

  /** The same dice under the same key, on a branch that this one comes from. */
  private Optional<GradedRoll> recorded(BranchInfo branch, String key, List<Integer> dice) {
    for (BranchInfo at = branch; !at.parent().isEmpty(); at = register.branch(at.parent())) {
      for (GradedRoll roll : graded.getOrDefault(at.parent(), List.of())) {
        if (roll.key().equals(key) && roll.dice().equals(dice)) {
          return Optional.of(roll);
        }
      }
    }
    return Optional.empty();
  }
}
