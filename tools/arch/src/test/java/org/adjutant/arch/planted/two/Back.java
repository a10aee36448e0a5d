package org.adjutant.arch.planted.two;

import org.adjutant.arch.planted.one.There;

/** The other half of a cycle. */
public interface Back {
  There there();
}
