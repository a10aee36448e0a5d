package org.adjutant.rules.spi.support;

import java.util.List;
import java.util.stream.Collectors;
import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.Choice;
import org.adjutant.rules.ruling.Findings;
import org.adjutant.rules.spi.ChoiceKind;
import org.adjutant.rules.spi.Desk;
import org.adjutant.rules.spi.Offer;
import org.adjutant.rules.spi.Shape;

/**
 * A kind of choice put together from parts. Its offer is what its own rule lets through of the
 * candidates, so that offer and verdict cannot disagree.
 *
 * @param question as put to the owner
 * @param listed true if the candidates hold every legal answer; false if they are good examples
 */
public record SimpleChoice(
    String name, String question, Shape shape, Rule rule, boolean listed, Candidates candidates)
    implements ChoiceKind {

  /** Adds a finding for each rule that an answer breaks. */
  @FunctionalInterface
  public interface Rule {
    void check(Desk desk, Choice choice, Data answer, Findings findings);
  }

  /** Answers worth trying, legal or not, from the owner's view. */
  @FunctionalInterface
  public interface Candidates {
    List<Data> of(Desk desk, Choice choice);
  }

  /** A choice whose candidates hold every legal answer. */
  public static SimpleChoice listing(
      String name, String question, Shape shape, Rule rule, Candidates candidates) {
    return new SimpleChoice(name, question, shape, rule, true, candidates);
  }

  /** A choice with too many legal answers to list. */
  public static SimpleChoice sampling(
      String name, String question, Shape shape, Rule rule, Candidates candidates) {
    return new SimpleChoice(name, question, shape, rule, false, candidates);
  }

  /**
   * A choice of one of these answers and no other.
   *
   * @param statement the rule that says so
   */
  public static SimpleChoice among(
      String name, String question, Shape shape, String statement, Candidates options) {
    Rule rule =
        (desk, choice, answer, findings) -> {
          if (!options.of(desk, choice).contains(answer)) {
            findings.forbids(
                statement,
                "this is none of the answers there are",
                answer,
                () ->
                    "answer one of: "
                        + options.of(desk, choice).stream()
                            .map(shape::print)
                            .collect(Collectors.joining("; ")));
          }
        };
    return new SimpleChoice(name, question, shape, rule, true, options);
  }

  @Override
  public String ask(Desk desk, Choice choice) {
    return question;
  }

  @Override
  public void check(Desk desk, Choice choice, Data answer, Findings findings) {
    rule.check(desk, choice, answer, findings);
  }

  @Override
  public Offer offer(Desk desk, Choice choice) {
    return new Offer(
        listed,
        candidates.of(desk, choice).stream().filter(a -> permits(desk, choice, a)).toList());
  }

  private boolean permits(Desk desk, Choice choice, Data answer) {
    Findings findings = Findings.unheard();
    check(desk, choice, answer, findings);
    return !findings.forbidden();
  }
}
