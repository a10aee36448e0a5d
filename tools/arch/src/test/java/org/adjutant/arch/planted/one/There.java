package org.adjutant.arch.planted.one;

import org.adjutant.arch.planted.two.Back;

/** One half of a cycle. */
public interface There {
  Back back();
}
