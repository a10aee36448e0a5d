package org.adjutant.loos.series.support;

/** Whether a side draws its markers from the pool without looking (7.1). */
@FunctionalInterface
public interface Drawing {
  /** Blindly, if fewer are allotted than lie in the pool; else it receives the whole pool. */
  Drawing SERIES = (allotted, pool) -> allotted < pool;

  boolean isBlind(int allotted, int pool);
}
