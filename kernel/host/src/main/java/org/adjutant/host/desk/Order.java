package org.adjutant.host.desk;

import org.adjutant.rules.data.Data;
import org.adjutant.rules.position.SideId;

/**
 * Something to be done, as the file has it.
 *
 * @param path where it stands in the file
 * @param by who does it
 * @param what how it is written down
 * @param expect what is to come of it; empty for anything
 */
public record Order(String path, SideId by, What what, Expectation expect) {

  /** How an order is written down. */
  public sealed interface What {}

  /** As it is typed. */
  public record Typed(String text) implements What {}

  /** The JSON form of an action. */
  public record Act(String action, Data args) implements What {}

  /** The JSON form of an answer to the open choice of a kind or id. */
  public record Answer(String choice, Data answer) implements What {}
}
