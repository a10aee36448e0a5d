package org.adjutant.rules.ruling;

import org.adjutant.rules.data.Data;

/**
 * What a seat submits: the name of an action kind of the title, and its arguments in the shape of
 * that kind.
 */
public record Action(String kind, Data args) {
  public static Action of(String kind, Data args) {
    return new Action(kind, args);
  }
}
